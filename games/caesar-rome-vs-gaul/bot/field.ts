/* What stands where, at a glance, for the bots' policy. */
import { boxOf } from '../components/box';
import { factsOf, isUnit, ownerOf, strengthOf } from '../pieces';
import { enemyOf, type G, type Side } from '../state';

/** Combat Strength in a space, outside and inside walls. */
interface Force {
  outside: number;
  inside: number;
}

/** The Combat Strength of each side by space. */
export type Field = Record<Side, Map<string, Force>>;

const NOTHING: Force = { outside: 0, inside: 0 };

/** Returns the Combat Strengths on the map. */
export function fieldOf(G: G): Field {
  const field: Field = { roman: new Map(), gallic: new Map() };
  const { space } = boxOf(G);
  for (const id in G.pieces) {
    const { at, inside } = G.pieces[id];
    if (space[at] === undefined || !isUnit(G, id)) continue;
    const owner = ownerOf(G, id);
    if (owner === null) continue;
    const force = field[owner].get(at) ?? { outside: 0, inside: 0 };
    force[inside ? 'inside' : 'outside'] += strengthOf(G, id);
    field[owner].set(at, force);
  }
  return field;
}

/** Returns a side's Combat Strength in a space; nothing where it has no units. */
export function forceIn(field: Field, side: Side, space: string): Force {
  return field[side].get(space) ?? NOTHING;
}

/** How good it is for an Army of so much strength to come to a space: above 1 is a reason to go there. */
export function worthOf(G: G, field: Field, side: Side, strength: number, space: string): number {
  const enemy = enemyOf(side);
  const { outside, inside } = forceIn(field, enemy, space);
  const marker = G.markers[space];
  const garrison = marker?.kind === 'town' || marker?.kind === 'city' ? GARRISON : 0;
  if (outside > 0) {
    const odds = strength / (outside + SUPPORT);
    return odds >= 3 ? 9 : odds >= 1.2 ? 6 : odds >= 0.9 ? 1.5 : 0.05;
  }
  if (marker?.side !== enemy) return 0;
  if (marker.kind === 'influence') return strength > 0 ? invasion(G, strength, space) : 0;
  if (marker.kind === 'stronghold')
    return side === 'roman' && space === boxOf(G).components.named.pass ? 1.5 : 0;
  const odds = strength / (inside + garrison);
  return odds >= 3 ? 9 : odds >= 1.5 ? 6 : odds >= 1 ? 4 : odds >= 0.5 ? 0.8 : 0.1;
}

/** A marker of Germania or Britannia is worth half of two Victory Points (17.1.3), to an Army that need not fear the peoples there. */
function invasion(G: G, strength: number, space: string): number {
  if (boxOf(G).space[space].kind !== 'vp') return strength <= DETACHMENT ? 1.6 : 0.9;
  return strength >= INVADERS ? 6 : 2;
}

const INVADERS = 8;
/** What is strong enough to pull down influence, and too weak for much else. */
const DETACHMENT = 4;
const GARRISON = 2;
const SUPPORT = 1.5;
const FAR = 9;

/** Returns how far each space is from the nearest that is worth going to, in paths; 9 and no more for what is farther. */
export function distances(G: G, field: Field, side: Side, strength: number): Map<string, number> {
  const { components, exits } = boxOf(G);
  const found = new Map<string, number>();
  let edge: string[] = [];
  for (const { id } of components.spaces) {
    if (worthOf(G, field, side, strength, id) < 1.5) continue;
    found.set(id, 0);
    edge.push(id);
  }
  for (let distance = 1; distance < FAR && edge.length > 0; distance++) {
    const next: string[] = [];
    for (const from of edge) {
      for (const { to } of exits[from]) {
        if (found.has(to)) continue;
        found.set(to, distance);
        next.push(to);
      }
    }
    edge = next;
  }
  return found;
}

/** Returns a distance, {@link FAR} where there is none. */
export function distanceOf(found: Map<string, number>, space: string): number {
  return found.get(space) ?? FAR;
}

/** Says whether a piece is a unit of two steps that has both, or one that has only one anyway. */
export function isWhole(G: G, id: string): boolean {
  const { kind } = factsOf(G, id);
  return (kind !== 'legion' && kind !== 'tribe') || !G.pieces[id].reduced;
}
