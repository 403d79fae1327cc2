import { createContext, Suspense, useContext } from 'react';
import { RecentContext } from '../table/recap/history';
import { drawnOfThePast } from './drawnOfThePast';
import type { Point } from './projection';

/** Where the places of the map are that the journal names; null where no map is framed. */
export const PositionContext = createContext<((place: string) => Point | undefined) | null>(null);

const Beneath = drawnOfThePast((all) => all.Beneath);

/** What has happened, drawn thin beneath pieces and goals: every map has it between its ground and what stands there. */
export function TracesBeneath() {
  const { beneath, sides, marks } = useContext(RecentContext);
  const positionOf = useContext(PositionContext);
  if (positionOf === null || beneath.length === 0) return null;
  return (
    <Suspense>
      <Beneath {...{ beneath, sides, marks, positionOf }} />
    </Suspense>
  );
}
