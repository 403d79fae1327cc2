/* What the Romans move by cards 32 and 62 (8.2.1, 8.8.3). */
import { FREE, orderFor } from '../../commands/order';
import type { RegionId } from '../../components/map';
import { LIES } from '../../forces';
import type { Journey } from '../chart';
import { journeysBy } from '../romans/march';
import type { Route, Routes } from '../romans/routes';
import { threatenedRegions } from '../romans/threat';
import type { EventMoment, Way } from './chooser';
import { pieceOfArgument, regionOfArgument } from './read';

/** Returns the next piece that moves as by the Roman March priorities, straight from Region to Region; null when all have moved. */
export function chooseTransfer(at: EventMoment, ways: readonly Way[]): Way | null {
  const { frame } = at;
  frame.journeys ??= journeysFor(at, ways);
  for (const journey of frame.journeys) {
    const going = ways.filter(([from, , to]) => from === journey.from && to === journey.way[0]);
    for (const [kind, pieces] of KINDS)
      for (const piece of pieces) {
        const way = going.find(([, key]) => pieceOfArgument(key) === piece);
        const left = journey.pieces[kind] ?? 0;
        if (way === undefined || left === 0) continue;
        journey.pieces[kind] = left - 1;
        return way;
      }
  }
  return null;
}

/** The kinds of pieces in a journey, and what they are called where they are moved. */
const KINDS = [
  ['leader', ['leader']],
  ['legions', ['legion']],
  ['hidden', LIES],
] as const;

function journeysFor(at: EventMoment, ways: readonly Way[]): Journey[] {
  const regions = [...new Set(ways.map(([from]) => regionOfArgument(from)))];
  const into = [...new Set(ways.map(([, , to]) => regionOfArgument(to)))];
  const routeTo = (to: RegionId): Route => ({ way: [to], losses: 0, reveals: [], rides: [] });
  const routes: Routes = {
    from: ({ from }) => new Map(into.filter((to) => to !== from).map((to) => [to, routeTo(to)])),
  };
  const order = orderFor('march', 'romans', 'romans', { ...FREE, regions, into });
  return journeysBy(at, order, threatenedRegions(at.G), routes);
}
