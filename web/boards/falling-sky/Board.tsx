import { useMemo } from 'react';
import type { RegionId } from '../../../games/falling-sky/components/map';
import { tribesIn } from '../../../games/falling-sky/places';
import type { G } from '../../../games/falling-sky/state';
import type { LegalMove } from '../../../games/kit/move';
import { DraftBoard } from '../../map/DraftBoard';
import type { Point } from '../../map/projection';
import { Strip } from '../../map/Strip';
import { type Drafting, useDrafts } from '../../map/useDrafts';
import type { BoardProps } from '../../table/board';
import { isRegion, isTribe } from './arguments';
import { Contest } from './Contest';
import { movesOnMap, regionOf } from './draft';
import { circleOf, POSITIONS, REGION_IDS, VIEW } from './geography';
import { BoardMap, OnMap } from './Map';
import { RegionTray } from './RegionTray';
import { Scores } from './Scores';
import { costLine, regionAskedAbout, regionsUnderWay } from './underWay';

/** The map of Gaul with all that can be clicked on it. */
export function Board(table: BoardProps<G>) {
  const { G, side, sides, possible, next, label, play, prompt, proposed, log } = table;
  const choices = useMemo(() => ({ possible, next, label }), [possible, next, label]);
  const moves = useMemo(() => movesOnMap(choices, G), [choices, G]);
  const drafting = useDrafts<RegionId>({ choices, moves, question: JSON.stringify(G.stack), play });
  const { draft, targets, clear } = drafting;
  const selected = useMemo(() => regionsUnderWay(G), [G]);
  const spotOf = (id: string): Point | undefined => {
    if (isRegion(id)) return POSITIONS[id];
    const region = isTribe(id)
      ? REGION_IDS.find((each) => tribesIn(G, each).some((tribe) => tribe.id === id))
      : undefined;
    return region !== undefined && isTribe(id) ? circleOf(id, region) : undefined;
  };
  const asked = regionAskedAbout(G);
  const regions = new Set([...targets.ways.keys()].map((spot) => regionOf(G, spot)));
  return (
    <DraftBoard
      {...table}
      drafting={drafting}
      name="Map of Gaul"
      drawing={VIEW}
      question={`${side} ${G.stack.length} ${G.stack[G.stack.length - 1]?.step} ${draft?.args.join(' ') ?? ''}`}
      points={[...regions, ...(asked === null ? [] : [asked])].map((region) => POSITIONS[region])}
      play={PLAYED}
      spotOf={spotOf}
      placeOf={(spot) => regionOf(G, spot)}
      describe={(region, isOpen) => <RegionTray G={G} region={region} isOpen={isOpen} onClose={clear} />}
      underWay={costLine(G)}
      drawFoot={(strip, hover) => (
        <>
          <Contest
            {...{ G, sides, next, prompt, proposed, log, hover }}
            draft={draft ?? begunInMenu(drafting.menu)}
          />
          <Scores G={G} />
          <Strip {...strip} />
        </>
      )}
      drawMap={(scene) => <BoardMap G={G} scene={scene} selected={selected} asked={asked} />}
      drawAbove={(scene) => <OnMap G={G} scene={scene} />}
    />
  );
}

/** Returns what the lines of a menu have in common that lead to moves of one kind, begun at one place. */
function begunInMenu(menu: Drafting<RegionId>['menu']): LegalMove | null {
  const moves =
    menu?.lines.flatMap((line) => ('move' in line ? [line.move] : 'draft' in line ? [line.draft] : [])) ?? [];
  const [first] = moves;
  const isOne =
    first !== undefined && moves.every(({ move, args }) => move === first.move && args[0] === first.args[0]);
  return isOne ? { move: first.move, args: first.args.slice(0, 1) } : null;
}

/** Where play is: everywhere but in Cisalpina. */
const PLAYED = REGION_IDS.filter((id) => id !== 'cisalpina').map((id) => POSITIONS[id]);
