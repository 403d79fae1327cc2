/* What is under way, as the stack tells. */
import { boxOf } from '../../../games/alesia/components/box';
import { type G, TOWN } from '../../../games/alesia/state';
import { type Frame, isOver, topFrame } from '../../../games/kit/frame';
import { placeOf } from './forces';

/** Returns what part of the turn it is. */
export function partOf(G: G): string {
  if (isOver(G)) return 'over';
  for (const frame of [...G.stack].reverse()) {
    if (frame.step === 'movement') return `${ADJECTIVES[frame.cause]} movement`;
    if (frame.step === 'combat' || frame.step === 'battles') return `${ADJECTIVES[frame.cause]} combat`;
    const part = PARTS[frame.step];
    if (part !== undefined) return part;
  }
  return '';
}

const ADJECTIVES = { roman: 'Roman', gallic: 'Gallic' } as const;

const PARTS: Readonly<Record<string, string>> = {
  deployment: 'Deployment',
  spheres: 'Spheres of command',
  interlude: 'Between the periods',
  fire: 'Fire',
  lastFire: 'Last fire',
  outerWorks: 'Outer Works',
  offBoard: 'Off the board',
};

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

/** Returns the counters that have yet to act, of those who can be given an order: who attacks already can attack another hex, but need not (14.3). */
export function yetToAct(G: G, units: Iterable<string>): string[] {
  const combat = isOver(G) ? undefined : topFrame(G);
  const targets = combat?.step === 'combat' ? combat.targets : {};
  return [...units].filter((id) => targets[id] === undefined);
}

/** Returns who attacks whom so far, as pairs of hexes (14). */
export function attacksIn(G: G): [string, string][] {
  const combat = isOver(G) ? undefined : topFrame(G);
  if (combat?.step !== 'combat') return [];
  const pairs = Object.entries(combat.targets).flatMap(([unit, hexes]) =>
    hexes.map((hex) => `${G.at[unit]} ${hex}`),
  );
  return [...new Set(pairs)].map((pair) => {
    const [from, to] = pair.split(' ');
    return [from, to];
  });
}
