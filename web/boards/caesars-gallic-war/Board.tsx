import './sides.css';
import { useMemo } from 'react';
import { OFF_MAP, type Place, placeName } from '../../../games/caesars-gallic-war/components/areas';
import type { G } from '../../../games/caesars-gallic-war/state';
import { BattleWindow } from '../../blocks/BattleWindow';
import { BlockBoard } from '../../blocks/Board';
import { VIEW } from '../../map/gaul';
import type { BoardProps } from '../board';
import { battleView, wordsOf } from './battleView';
import { contestText, factsOf } from './facts';
import { POSITIONS } from './geography';
import { BoardMap } from './Map';
import { offersOf, read } from './selection';
import { camps as campsOf } from './stacks';

/** The map of Gaul, its blocks, and the battle being fought. */
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
  const battle = battleView(G, side ?? 'barbarian');
  const describe = (place: Place) => ({
    facts: factsOf(G, place),
    contest: place === OFF_MAP ? null : contestText(G, place),
  });
  return (
    <BlockBoard
      label="Map of Gaul"
      drawing={VIEW}
      pieces={1.15}
      camps={camps}
      offers={offers}
      read={read}
      selected={selected}
      select={select}
      busy={busy}
      labelOf={label}
      play={play}
      placeName={titleOf}
      positionOf={(place) => POSITIONS[place]}
      factsOf={describe}
      question={`${side} ${G.turn} ${G.round} ${G.stack[G.stack.length - 1]?.step}`}
      isQuiet={battle !== null}
      drawMap={(scene) => <BoardMap G={G} camps={camps} {...scene} />}
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

function titleOf(place: Place): string {
  return place === OFF_MAP ? 'Roman Off Map Area' : placeName(place);
}
