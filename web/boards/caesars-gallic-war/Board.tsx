import { useMemo } from 'react';
import { OFF_MAP, type Place, placeName } from '../../../games/caesars-gallic-war/components/areas';
import type { G } from '../../../games/caesars-gallic-war/state';
import { BlockBoard } from '../../blocks/BlockBoard';
import { VIEW } from '../../map/gaul';
import type { BoardProps } from '../../table/board';
import { battleView, wordsOf } from './battleView';
import { contestText, factsOf } from './facts';
import { POSITIONS } from './geography';
import { BoardMap } from './Map';
import { offersOf, read } from './selection';
import { camps as campsOf } from './stacks';

/** The map of Gaul, its blocks, and the battle being fought. */
export function Board(table: BoardProps<G>) {
  const { G, side, possible, next, label, after, whyNot } = table;
  const offers = useMemo(
    () => offersOf({ possible, next, label, after, whyNot }),
    [possible, next, label, after, whyNot],
  );
  const camps = useMemo(() => campsOf(G), [G]);
  const describe = (place: Place) => ({
    facts: factsOf(G, place),
    notice: place === OFF_MAP ? null : contestText(G, place),
  });
  return (
    <BlockBoard
      {...table}
      name="Map of Gaul"
      drawing={VIEW}
      pieces={1.15}
      camps={camps}
      offers={offers}
      read={read}
      placeName={titleOf}
      positionOf={(place) => POSITIONS[place]}
      factsOf={describe}
      question={`${side} ${G.turn} ${G.round} ${G.stack[G.stack.length - 1]?.step}`}
      battle={battleView(G, side ?? 'barbarian')}
      wordsOf={wordsOf}
      drawMap={(scene) => <BoardMap G={G} scene={scene} />}
    />
  );
}

function titleOf(place: Place): string {
  return place === OFF_MAP ? 'Roman Off Map Area' : placeName(place);
}
