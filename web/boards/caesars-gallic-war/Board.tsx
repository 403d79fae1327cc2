import { useCallback, useMemo } from 'react';
import { OFF_MAP, type Place } from '../../../games/caesars-gallic-war/components/areas';
import { type Box, boxOf } from '../../../games/caesars-gallic-war/components/box';
import type { G } from '../../../games/caesars-gallic-war/state';
import { findFrame } from '../../../games/kit/frame';
import type { LegalMove } from '../../../games/kit/move';
import { BlockBoard } from '../../blocks/BlockBoard';
import { VIEW } from '../../map/gaul';
import { markingOf } from '../../map/marking';
import type { BoardProps } from '../../table/board';
import { battleView, languageOf } from './battleView';
import { contestText, factsOf } from './facts';
import { geographyOf } from './geography';
import { BoardMap } from './Map';
import { MARKING, offersOf, read, words } from './selection';
import { camps as campsOf } from './stacks';

const NO_MOVES: readonly LegalMove[] = [];

/** The map of Gaul, its blocks, and the battle being fought. */
export function Board(table: BoardProps<G>) {
  const { G, side, possible, next, label, after, whyNot } = table;
  const box = boxOf(G);
  const titleOf = useCallback((place: Place) => titleIn(box, place), [box]);
  const offers = useMemo(
    () => offersOf({ possible, next, label, after, whyNot }),
    [possible, next, label, after, whyNot],
  );
  const { plan, planTo } = table;
  const planned = plan?.moves ?? NO_MOVES;
  const marking = useMemo(
    () => markingOf({ possible, next, label, after, whyNot }, words, MARKING, planned),
    [possible, next, label, after, whyNot, planned],
  );
  const mark = (marks: readonly Place[]) => {
    const moves = marking?.movesFor(marks) ?? [];
    const { limit, groups } = findFrame(G, 'groups') ?? { limit: 0, groups: [] };
    const names = [...new Set(marks)].map(titleOf).join(', ');
    const counted = `${groups.length + marks.length} of ${limit} ${limit === 1 ? 'area' : 'areas'}`;
    planTo(marks.length === 0 ? null : { moves, label: `Move units of ${names}`, words: counted });
  };
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
      positionOf={(place) => geographyOf(box.components).positions[place]}
      factsOf={describe}
      marking={marking}
      onMark={mark}
      question={`${side} ${G.turn} ${G.round} ${G.stack[G.stack.length - 1]?.step}`}
      battle={battleView(G, side ?? 'barbarian')}
      language={languageOf(box)}
      drawMap={(scene) => <BoardMap G={G} scene={scene} />}
    />
  );
}

function titleIn({ area }: Box, place: Place): string {
  return place === OFF_MAP ? 'Roman Off Map Area' : area[place].name;
}
