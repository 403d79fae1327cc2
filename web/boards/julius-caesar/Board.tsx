import './sides.css';
import { useMemo } from 'react';
import { type PlaceId, placeName } from '../../../games/julius-caesar/components/map';
import type { G } from '../../../games/julius-caesar/state';
import { findFrame } from '../../../games/kit/frame';
import { BattleWindow } from '../../blocks/BattleWindow';
import { BlockBoard } from '../../blocks/Board';
import { VIEW } from '../../map/mediterranean';
import type { BoardProps } from '../board';
import { battleView, wordsOf } from './battleView';
import { contestText, factsOf } from './facts';
import { POSITIONS } from './geography';
import { BoardMap } from './Map';
import { offersOf, read } from './selection';
import { camps as campsOf } from './stacks';

/** The map of Julius Caesar, its blocks, and the battle being fought. */
export function Board({
  G,
  side,
  possible,
  next,
  legal,
  selected,
  select,
  label,
  play,
  busy,
}: BoardProps<G>) {
  const offers = useMemo(() => offersOf({ possible, next }), [possible, next]);
  const camps = useMemo(() => campsOf(G), [G]);
  const battle = battleView(G, side ?? 'pompey');
  const describe = (place: PlaceId) => {
    const contest = G.contests[place];
    return { facts: factsOf(place), contest: contest === undefined ? null : contestText(contest) };
  };
  return (
    <BlockBoard
      label="Map of the Mediterranean"
      drawing={VIEW}
      camps={camps}
      offers={offers}
      read={read}
      selected={selected}
      select={select}
      busy={busy}
      labelOf={label}
      play={play}
      placeName={placeName}
      positionOf={(place) => POSITIONS[place]}
      factsOf={describe}
      picked={side === null ? null : G.secret[side].picked}
      question={`${side} ${G.year} ${G.turn} ${G.stack[G.stack.length - 1]?.step}`}
      opening={OPENING}
      isQuiet={battle !== null}
      drawMap={(scene) => (
        <BoardMap G={G} camps={camps} crossing={findFrame(G, 'sail')?.crossed ?? []} {...scene} />
      )}
    >
      {battle !== null && (
        <BattleWindow
          view={battle}
          choices={legal().map(read)}
          busy={busy}
          label={label}
          play={play}
          wordsOf={wordsOf}
        />
      )}
    </BlockBoard>
  );
}

const OPENING = ['group'];
