/* What the Romans move by cards 32 and 62 (8.2.1, 8.8.3). */
import { orderFor } from '../../commands/order';
import type { Journey } from '../../commands/plan';
import { FREE, termsWith } from '../../commands/terms';
import type { RegionId } from '../../components/map';
import { LIES } from '../../pieces/force';
import { journeysBy } from '../romans/march';
import type { Route, Routes } from '../romans/routes';
import { threatenedRegions } from '../romans/threat';
import type { Alternative, EventMoment } from './pick';
import { regionOfArgument } from './read';

/** Plans what moves as by the Roman March priorities, straight from Region to Region, and returns the first piece; null where none moves. */
export function chooseTransfer(at: EventMoment, alternatives: readonly Alternative[]): Alternative | null {
  at.frame.journeys ??= journeysFor(at, alternatives);
  return nextTransfer(at);
}

/** Returns the next piece of those that have been planned to move; null where none have, and when all have moved. */
export function nextTransfer(at: EventMoment): Alternative | null {
  for (const { from, way, pieces } of at.frame.journeys ?? [])
    for (const [kind, lies] of KINDS) {
      const left = pieces[kind] ?? 0;
      if (left === 0) continue;
      for (const lie of lies) {
        const next: Alternative = [from, `romans ${lie}`, way[0]];
        if (!at.may('exchange', ...next)) continue;
        pieces[kind] = left - 1;
        return next;
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

function journeysFor(at: EventMoment, alternatives: readonly Alternative[]): Journey[] {
  const regions = [...new Set(alternatives.map(([from]) => regionOfArgument(from)))];
  const into = [...new Set(alternatives.map(([, , to]) => regionOfArgument(to)))];
  const routeTo = (to: RegionId): Route => ({ way: [to], losses: 0, reveals: [], rides: [] });
  const routes: Routes = {
    from: ({ from }) => new Map(into.filter((to) => to !== from).map((to) => [to, routeTo(to)])),
  };
  const order = orderFor('march', 'romans', 'romans', termsWith({ regions, into }, FREE));
  return journeysBy(at, order, threatenedRegions(at.G), routes);
}
