/* Deployments that somebody keeps in the browser, and how one is taken up counter by counter. */
import { type Box, boxOf } from '../../../games/alesia/components/box';
import { isUnit } from '../../../games/alesia/field';
import { STACKING } from '../../../games/alesia/movement/overstacking';
import { type G, LOST } from '../../../games/alesia/state';
import type { LegalMove } from '../../../games/kit/move';
import { readStored, writeStored } from '../../client/store';

/** A deployment kept in the browser: the hex of each Roman counter, by its id. */
export interface Kept {
  name: string;
  at: Readonly<Record<string, string>>;
}

const KEY = 'rubicon.alesia.deployments';

/** So many are kept, and names are no longer than this. */
const MOST = 20;
const LONGEST = 40;

/** Returns the deployments kept in the browser; what there is no sense in is left out. */
export function keptDeployments(box: Box): Kept[] {
  const stored = readStored(KEY);
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((each: unknown) => keptFrom(box, each) ?? []).slice(0, MOST);
}

/** Keeps where the Romans stand under a name, instead of what had that name. Returns whether it will survive the page. */
export function keepDeployment(G: G, name: string): boolean {
  const box = boxOf(G);
  const title = name.trim().slice(0, LONGEST);
  const romans = box.units.filter(({ id, side }) => side === 'roman' && box.hex[G.at[id]] !== undefined);
  const at = Object.fromEntries(romans.map(({ id }) => [id, G.at[id]]));
  const others = keptDeployments(box).filter((each) => each.name !== title);
  return writeStored(KEY, [{ name: title, at }, ...others].slice(0, MOST));
}

/** Says whether all counters of a deployment that are not lost stand as it has them. */
export function standsAs(G: G, at: Kept['at']): boolean {
  return Object.entries(at).every(([id, hex]) => G.at[id] === hex || G.at[id] === LOST);
}

/** Forgets a deployment. */
export function forgetDeployment(box: Box, name: string): void {
  writeStored(
    KEY,
    keptDeployments(box).filter((each) => each.name !== name),
  );
}

function keptFrom(box: Box, stored: unknown): Kept | null {
  if (typeof stored !== 'object' || stored === null || !('name' in stored) || !('at' in stored)) return null;
  const { name, at } = stored;
  if (typeof name !== 'string' || name === '' || typeof at !== 'object' || at === null) return null;
  const known: Record<string, string> = {};
  for (const [id, hex] of Object.entries(at)) {
    const isKnown =
      Object.hasOwn(box.unit, id) &&
      box.unit[id].side === 'roman' &&
      typeof hex === 'string' &&
      box.hex[hex] !== undefined;
    if (isKnown) known[id] = hex;
  }
  return Object.keys(known).length === 0 ? null : { name: name.slice(0, LONGEST), at: known };
}

/** A hex with a fort on its way out, or with less room than it takes, is tried again when others have gone. */
export interface Taking {
  moves: readonly LegalMove[];
  /** The counters that cannot take their places: they have none there, or nobody makes room. */
  left: readonly string[];
}

/**
 * Returns the moves by which the counters that may be placed take up a deployment, in an order in which no hex holds more than it
 * may; who cannot is left where he is.
 */
export function placesFor(G: G, placeable: readonly string[], { at }: Kept): Taking {
  const { unit } = boxOf(G);
  const now = { ...G.at };
  const count = new Map<string, number>();
  const forts = new Set<string>();
  for (const each of boxOf(G).units) {
    if (each.side !== 'roman') continue;
    if (each.kind === 'fort') forts.add(now[each.id]);
    else if (isUnit(each)) count.set(now[each.id], (count.get(now[each.id]) ?? 0) + 1);
  }
  let waiting = placeable.filter((id) => at[id] !== undefined && at[id] !== now[id]);
  const moves: LegalMove[] = [];
  for (let progress = true; progress && waiting.length > 0; ) {
    const before = waiting.length;
    waiting = waiting.filter((id) => {
      const facts = unit[id];
      const [from, to] = [now[id], at[id]];
      if (facts.kind === 'fort' && forts.has(to)) return true;
      if (isUnit(facts) && (count.get(to) ?? 0) >= STACKING.roman) return true;
      if (facts.kind === 'fort') {
        forts.delete(from);
        forts.add(to);
      } else if (isUnit(facts)) {
        count.set(from, (count.get(from) ?? 1) - 1);
        count.set(to, (count.get(to) ?? 0) + 1);
      }
      now[id] = to;
      moves.push({ move: 'place', args: [id, to] });
      return false;
    });
    progress = waiting.length < before;
  }
  return { moves, left: waiting };
}
