/*
 * From which bank units have come to a river or to the trench: what lies behind them they may cross back to (8.2); and who has come into
 * the town (9.4).
 */
import { findFrame } from '../../kit/frame';
import { boxOf } from '../components/box';
import { isOfTown } from '../field';
import type { G } from '../state';
import { barrierOf, isOnSameWater } from './ground';

/** Tells the combat to come where those began the turn who have entered a river, the trench or the town in it; called when a movement ends. */
export function rememberBeginnings(G: G, began: Readonly<Record<string, string>>): void {
  const { hex, unit } = boxOf(G);
  const combat = findFrame(G, 'combat');
  if (combat === undefined) return;
  for (const [id, place] of Object.entries(began)) {
    if (isOfTown(G, G.at[id]) && !isOfTown(G, place)) combat.began[id] = place;
    const here = hex[G.at[id]];
    if (here === undefined || barrierOf(G, unit[id], here) === null) continue;
    if (hex[place] === undefined || !isOnSameWater(hex[place], here)) combat.began[id] = place;
  }
}
