import { useMemo } from 'react';
import { boxOf } from '../../../games/caesar-rome-vs-gaul/components/box';
import type { G } from '../../../games/caesar-rome-vs-gaul/state';
import { DraftBoard } from '../../map/DraftBoard';
import type { Point } from '../../map/projection';
import { Strip } from '../../map/Strip';
import { useDrafts } from '../../map/useDrafts';
import type { BoardProps } from '../../table/board';
import { Contest } from './Contest';
import { movesOnMap } from './choosing';
import { positionOf, VIEW } from './geography';
import { BoardMap } from './Map';
import { SpaceTray } from './SpaceTray';
import { costLine, spaceAskedAbout } from './underWay';

/** The map of Gaul with all that can be clicked on it. */
export function Board(table: BoardProps<G>) {
  const { G, side, prompt, possible, next, label, play, busy } = table;
  const choices = useMemo(() => ({ possible, next, label }), [possible, next, label]);
  const moves = useMemo(() => movesOnMap(choices, G), [choices, G]);
  const drafting = useDrafts<string>({ choices, moves, question: JSON.stringify(G.stack), play });
  const { draft, targets, clear } = drafting;
  const { space: spaces } = boxOf(G);
  const spotOf = (id: string): Point | undefined => {
    const space = spaces[id] ?? spaces[G.pieces[id]?.at];
    return space === undefined ? undefined : positionOf(space);
  };
  const asked = prompt === null ? null : spaceAskedAbout(G);
  const sight = [...targets.ways.keys(), ...(asked === null ? [] : [asked])];
  return (
    <DraftBoard
      {...table}
      drafting={drafting}
      name="Map of Gaul"
      drawing={VIEW}
      question={`${side} ${G.stack.length} ${G.stack[G.stack.length - 1]?.step} ${draft?.args.join(' ') ?? ''}`}
      points={sight.map((space) => positionOf(spaces[space]))}
      play={[]}
      spotOf={spotOf}
      placeOf={(space) => space}
      describe={(space, isOpen) => <SpaceTray G={G} space={space} isOpen={isOpen} onClose={clear} />}
      underWay={costLine(G)}
      windows={<Contest {...{ G, next, label, play, busy }} />}
      drawFoot={(strip) => <Strip {...strip} />}
      drawMap={(scene) => <BoardMap G={G} scene={scene} asked={asked} />}
    />
  );
}
