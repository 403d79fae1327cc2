/* What stands where, at a glance, for the bots' policy. */
import { boxOf } from '../components/box';
import { remembered } from '../fast/standing';
import { isUnit, ownerOf, strengthOf } from '../pieces';
import type { Side } from '../state';

/** Combat Strength in a space, outside and inside walls. */
interface SpaceStrength {
  outside: number;
  inside: number;
}

/** The Combat Strength of each side by space. */
export type Field = Record<Side, Map<string, SpaceStrength>>;

const NOTHING: SpaceStrength = { outside: 0, inside: 0 };

/** Returns the Combat Strengths on the map. */
export const fieldOf = remembered((G): Field => {
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
});

/** Returns a side's Combat Strength in a space; nothing where it has no units. */
export function strengthIn(field: Field, side: Side, space: string): SpaceStrength {
  return field[side].get(space) ?? NOTHING;
}
