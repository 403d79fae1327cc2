/* What stands where, at a glance, for the bots' policy. */
import { isOpenTo } from '../bounds';
import { boxOf } from '../components/box';
import { factsOf, isUnit, ownerOf, strengthOf } from '../pieces';
import { defenceOf } from '../siege/defence';
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
  if (outside > 0) {
    const odds = strength / (outside + SUPPORT);
    return odds >= 3 ? 9 : odds >= 1.2 ? 6 : odds >= 0.9 ? 1.5 : 0.05;
  }
  const marker = G.markers[space];
  if (marker?.side !== enemy || strength === 0) return 0;
  if (marker.kind === 'influence') return boxOf(G).space[space].kind === 'vp' ? invasion(strength) : REMOVAL;
  if (marker.kind === 'stronghold') {
    const isPass = side === 'roman' && space === boxOf(G).components.named.pass && G.conquered.pass === 0;
    return isPass ? PASS : 0;
  }
  const odds = strength / (inside + defenceOf(G, space).garrison);
  return odds >= 3 ? 9 : odds >= 1.5 ? 6 : odds >= 1 ? 4 : odds >= 0.5 ? 0.8 : 0.1;
}

/** A marker of Germania or Britannia is worth half of two Victory Points (17.1.3), to an Army that need not fear the peoples there. */
function invasion(strength: number): number {
  return strength >= INVADERS ? 12 : strength >= DETACHMENT ? 2 : 0.1;
}

const INVADERS = 9;
const DETACHMENT = 6;
/** What an influence marker and the pass are worth to an Army that comes for them. */
const REMOVAL = 1.5;
const PASS = 3;
const SUPPORT = 1.5;

/** How much of its worth a space keeps for who is a Movement Point away. */
const NEARNESS = 0.75;
/** Less than this draws nobody near, and nobody marches through who would be beaten. */
const NOTHING_THERE = 0.3;

/** Returns how much draws an Army of so much strength on from each space: the worth of what is there or near, less by distance. */
export function drawOf(G: G, field: Field, side: Side, strength: number): Map<string, number> {
  const { components, exits } = boxOf(G);
  const draw = new Map<string, number>();
  const queue: string[] = [];
  for (const { id } of components.spaces) {
    const worth = strength === 0 ? company(field, side, id) : worthOf(G, field, side, strength, id);
    if (worth < NOTHING_THERE) continue;
    draw.set(id, worth);
    queue.push(id);
  }
  for (const from of queue) {
    const here = draw.get(from) ?? 0;
    for (const { to, kind } of exits[from]) {
      const there = here * (kind === 'path' ? NEARNESS : NEARNESS * NEARNESS);
      if (there < NOTHING_THERE || there <= (draw.get(to) ?? 0)) continue;
      if (!isOpenTo(G, side, from, to) || forceIn(field, enemyOf(side), to).outside > strength) continue;
      draw.set(to, there);
      queue.push(to);
    }
  }
  return draw;
}

/** Who leads nobody goes where there are many to lead. */
function company(field: Field, side: Side, space: string): number {
  const { outside, inside } = forceIn(field, side, space);
  return (outside + inside) / 2;
}

/** Says whether a piece is a unit of two steps that has both, or one that has only one anyway. */
export function isWhole(G: G, id: string): boolean {
  const { kind } = factsOf(G, id);
  return (kind !== 'legion' && kind !== 'tribe') || !G.pieces[id].reduced;
}
