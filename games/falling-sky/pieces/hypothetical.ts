/* The game as it would be if something were different, where something is reckoned ahead. The original stays as it is. */
import { clone } from '../../kit/json';
import type { Faction } from '../components/factions';
import type { RegionId } from '../components/map';
import type { G } from '../state';
import { rememberOf } from './fast/remembered';
import { copyOfForces, copyOfGame } from './fast/shapes';
import { copyOfForce, type Force } from './force';
import { forceIn, totalsOf } from './forces';
import type { OnMapToWrite } from './onMap';
import { presenceIn } from './presence';
import { regionWith } from './writing';

/** Returns a game that shares all parts with another, any of which can be replaced in it. */
function sharing(G: G): G & OnMapToWrite {
  const copy = copyOfGame(G);
  rememberOf(copy, G);
  return copy;
}

/** Returns the game with other Resources of some Factions. */
export function withResources(G: G, resources: Partial<G['resources']>): G {
  const copy = sharing(G);
  copy.resources = { ...G.resources, ...resources };
  return copy;
}

/** Returns the game with other procedures under way. */
export function withStack(G: G, stack: G['stack']): G {
  const copy = sharing(G);
  copy.stack = stack;
  return copy;
}

/** Returns the game with Devastated markers in more Regions (4.3.2). */
export function withDevastated(G: G, regions: readonly RegionId[]): G {
  const copy = sharing(G);
  copy.devastated = [...G.devastated, ...regions];
  return copy;
}

/** Changes the Force of a Faction in a Region; there is one even where the original has none. */
export type Change = (region: RegionId, faction: Faction, how: (force: Force) => void) => void;

/** Returns the game with other Forces: those that `makes` changes. */
export function withForces(G: G, makes: (change: Change) => void): G {
  const copy = sharing(G);
  const forces = { ...G.forces };
  copy.forces = forces;
  makes((region, faction, how) => {
    const force = copyOfForce(forceIn(copy, region, faction));
    how(force);
    forces[region] = regionWith(forces[region], faction, force);
    presenceIn.forget(copy, region);
    totalsOf.forget(copy, faction);
  });
  return copy;
}

/** Takes so many Warbands, Auxilia and Legions from a Force, or all it has, those that count least first (8.4.1). */
export function takeLeast(force: Force, count: number): void {
  let left = count;
  for (const kind of ['scouted', 'revealed', 'hidden', 'legions'] as const) {
    const taken = Math.min(left, force[kind]);
    force[kind] -= taken;
    left -= taken;
  }
}

/**
 * Returns a game on which an Event can be tried: it shares with another only what no Event writes to, which is what is under way, the
 * deck and the cards played, who has a seat and what is answered without being asked.
 */
export function copyToTry(G: G): G {
  const copy = sharing(G);
  copy.devastated = [...G.devastated];
  copy.resources = { ...G.resources };
  copy.eligibility = clone(G.eligibility);
  copy.legions = { ...G.legions };
  copy.senate = { ...G.senate };
  copy.circumvallation = clone(G.circumvallation);
  copy.handed = { ...G.handed };
  copy.capabilities = clone(G.capabilities);
  copy.forces = copyOfForces(G);
  copy.tribes = { ...G.tribes };
  copy.secret = { deck: G.secret.deck, looked: clone(G.secret.looked) };
  return copy;
}
