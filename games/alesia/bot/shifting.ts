/* How the relieving army moves off the board: by the shorter way round to where Vercingetorix is to come out. */
import { boxOf, zonesNextTo } from '../components/box';
import { alike, mayShift } from '../offboard/shift';
import type { G, Side } from '../state';
import { wayOut } from './route';
import type { Suggestion } from './suggestion';

/** Returns the shifts of whole zones, or of kinds where a zone has one, that bring units nearer to the end of the way out. */
export function shifts(G: G, side: Side): Suggestion[] {
  const box = boxOf(G);
  const route = wayOut(G);
  if (route === null) return [];
  const goals = box.hexes[route.hexes[route.hexes.length - 1]].zones;
  const suggestions: Suggestion[] = [];
  for (const [zone, units] of Object.entries(mayShift(G, side))) {
    if (goals.includes(zone)) continue;
    const next = zonesNextTo(box, zone).sort((a, b) => stepsTo(a) - stepsTo(b))[0];
    const kinds = alike(units);
    const what = kinds.length > 1 ? zone : units[0].id;
    suggestions.push({ move: { move: 'shift', args: [what, next, units.length] }, weight: 10 });
  }
  return suggestions;

  function stepsTo(zone: string): number {
    const count = box.zoneIds.length;
    return Math.min(
      ...goals.map((goal) => {
        const apart = Math.abs(box.zoneIds.indexOf(goal) - box.zoneIds.indexOf(zone));
        return Math.min(apart, count - apart);
      }),
    );
  }
}
