import { useMemo } from 'react';
import type { RegionId } from '../../../games/falling-sky/components/map';
import { tribesIn } from '../../../games/falling-sky/places';
import type { G } from '../../../games/falling-sky/state';
import { DraftBoard } from '../../map/DraftBoard';
import type { Point } from '../../map/projection';
import { Strip } from '../../map/Strip';
import { useDrafts } from '../../map/useDrafts';
import type { BoardProps } from '../../table/board';
import { isRegion, isTribe } from './arguments';
import { movesOnMap, regionOf } from './draft';
import { circleOf, POSITIONS, REGION_IDS, VIEW } from './geography';
import { BoardMap, OnMap } from './Map';
import { RegionTray } from './RegionTray';
import { Scores } from './Scores';
import { costLine, regionAskedAbout, regionsUnderWay } from './underWay';

/** The map of Gaul with all that can be clicked on it. */
export function Board(table: BoardProps<G>) {
  const { G, side, possible, next, label, play } = table;
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
      drawFoot={(strip) => (
        <>
          <Scores G={G} />
          <Strip {...strip} />
        </>
      )}
      drawMap={(scene) => <BoardMap G={G} scene={scene} selected={selected} asked={asked} />}
      drawAbove={(scene) => <OnMap G={G} scene={scene} />}
    />
  );
}

/** Where play is: everywhere but in Cisalpina. */
const PLAYED = REGION_IDS.filter((id) => id !== 'cisalpina').map((id) => POSITIONS[id]);
