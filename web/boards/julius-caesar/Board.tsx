import { useCallback, useMemo } from 'react';
import { boxOf } from '../../../games/julius-caesar/components/box';
import type { PlaceId } from '../../../games/julius-caesar/components/map';
import type { G } from '../../../games/julius-caesar/state';
import { BlockBoard } from '../../blocks/BlockBoard';
import { VIEW } from '../../map/mediterranean';
import type { BoardProps } from '../../table/board';
import { battleView, languageOf } from './battleView';
import { commandOf } from './command';
import { contestText, factsOf } from './facts';
import { geographyOf } from './geography';
import { BoardMap } from './Map';
import { offersOf, read } from './selection';
import { camps as campsOf } from './stacks';

/** The map of Julius Caesar, its blocks, and the battle being fought. */
export function Board(table: BoardProps<G>) {
  const { G, side, possible, next, label, after, whyNot, proposed } = table;
  const box = boxOf(G);
  const { positions } = geographyOf(box);
  const placeName = useCallback((place: PlaceId) => box.name[place], [box]);
  const offers = useMemo(
    () => offersOf({ possible, next, label, after, whyNot }),
    [possible, next, label, after, whyNot],
  );
  const camps = useMemo(() => campsOf(G), [G]);
  const describe = (place: PlaceId) => {
    const contest = G.contests[place];
    return { facts: factsOf(box, place), notice: contest === undefined ? null : contestText(box, contest) };
  };
  return (
    <BlockBoard
      {...table}
      name="Map of the Mediterranean"
      drawing={VIEW}
      camps={camps}
      offers={offers}
      read={read}
      placeName={placeName}
      positionOf={(place) => positions[place]}
      factsOf={describe}
      picked={(proposed && read(proposed).piece) ?? (side === null ? null : G.secret[side].picked)}
      question={`${side} ${G.year} ${G.turn} ${G.stack[G.stack.length - 1]?.step}`}
      costOf={() => `A new group: 1 of ${commandOf(G)?.moves ?? 0} moves`}
      battle={battleView(G, side ?? 'pompey')}
      language={languageOf(box)}
      drawMap={(scene) => <BoardMap G={G} scene={scene} />}
    />
  );
}
