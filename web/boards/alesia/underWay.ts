/* What is under way, as the stack tells. */
import { boxOf } from '../../../games/alesia/components/box';
import { type G, TOWN } from '../../../games/alesia/state';
import { type Frame, findFrame, isOver, topFrame } from '../../../games/kit/frame';
import { placeOf } from './forces';

/** Returns what part of the turn it is. */
export function partOf(G: G): string {
  if (isOver(G)) return 'over';
  const top = topFrame(G).step;
  if (top === 'deployment') return 'Deployment';
  if (top === 'spheres') return 'Spheres of command';
  if (findFrame(G, 'interlude') !== undefined) return 'Between the periods';
  if (top === 'fire' || top === 'lastFire') return 'Fire';
  if (top === 'outerWorks') return 'Outer Works';
  const combat = findFrame(G, 'combat');
  if (combat !== undefined) return combat.cause === 'roman' ? 'Roman combat' : 'Gallic combat';
  if (findFrame(G, 'offBoard') !== undefined) return 'Off the board';
  const movement = findFrame(G, 'movement');
  if (movement === undefined) return '';
  return movement.cause === 'roman' ? 'Roman movement' : 'Gallic movement';
}

/** What frames keep that is about places or counters. */
interface AboutPlaces extends Frame {
  hex?: unknown;
  hexes?: readonly unknown[];
  unit?: unknown;
  units?: readonly unknown[];
}

/** Returns the places that what is asked is about: of a battle, of who is fired at. */
export function placesAsked(G: G): string[] {
  const frame: AboutPlaces | undefined = G.stack[G.stack.length - 1];
  if (frame === undefined) return [];
  const { hex, hexes = [], unit, units = [] } = frame;
  const { hex: known } = boxOf(G);
  const places = [hex, ...hexes].filter((each) => typeof each === 'string' && known[each] !== undefined);
  const at = [unit, ...units].map((each) => (typeof each === 'string' ? placeOf(G, each) : null));
  return [...places, ...at].filter((place): place is string => typeof place === 'string' && place !== TOWN);
}

/** Returns who attacks whom so far, as pairs of hexes (14). */
export function attacksIn(G: G): [string, string][] {
  const combat = isOver(G) ? undefined : findFrame(G, 'combat');
  if (combat === undefined) return [];
  const pairs = Object.entries(combat.targets).flatMap(([unit, hexes]) =>
    hexes.map((hex) => `${G.at[unit]} ${hex}`),
  );
  return [...new Set(pairs)].map((pair) => {
    const [from, to] = pair.split(' ');
    return [from, to];
  });
}
