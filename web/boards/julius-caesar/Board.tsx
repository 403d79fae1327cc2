import './sides.css';
import { useMemo } from 'react';
import { type PlaceId, placeName } from '../../../games/julius-caesar/components/map';
import { type G, sideAt } from '../../../games/julius-caesar/state';
import { BattleWindow } from '../../blocks/BattleWindow';
import { BlockBoard } from '../../blocks/Board';
import { VIEW } from '../../map/mediterranean';
import type { BoardProps } from '../board';
import { battleView, wordsOf } from './battleView';
import { contestText, factsOf } from './facts';
import { POSITIONS } from './geography';
import { BoardMap } from './Map';
import { choicesOf } from './selection';
import { camps as campsOf } from './stacks';

/** The map of Julius Caesar, its blocks, and the battle being fought. */
export function Board({ G, seat, legal, label, play, busy }: BoardProps<G>) {
  const choices = useMemo(() => choicesOf(legal), [legal]);
  const camps = useMemo(() => campsOf(G), [G]);
  const own = seat === null ? null : sideAt(seat);
  const describe = (place: PlaceId) => {
    const contest = G.contests[place];
    return { facts: factsOf(place), contest: contest === undefined ? null : contestText(contest) };
  };
  return (
    <BlockBoard
      label="Map of the Mediterranean"
      drawing={VIEW}
      camps={camps}
      choices={choices}
      legal={legal}
      busy={busy}
      labelOf={label}
      play={play}
      placeName={placeName}
      positionOf={(place) => POSITIONS[place]}
      factsOf={describe}
      picked={own === null ? null : G.secret[own].picked}
      question={`${seat} ${G.year} ${G.turn} ${G.stack[G.stack.length - 1]?.step}`}
      opening={OPENING}
      isQuiet={G.battle !== null}
      drawMap={(scene) => <BoardMap G={G} camps={camps} crossing={G.command?.crossing ?? []} {...scene} />}
    >
      {G.battle !== null && (
        <BattleWindow
          view={battleView(G, G.battle, own ?? 'pompey')}
          choices={choices}
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
