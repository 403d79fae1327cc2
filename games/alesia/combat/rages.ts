/* Battle Rages: battles that are to be fought again (15.3). */
import type { Cause } from '../components/components';
import { type G, LOST, type Rage } from '../state';

/** Returns the battles that a cause has to fight again, as attacker. */
export function ragesOf({ rages }: G, cause: Cause): Rage[] {
  return rages.filter((rage) => rage.cause === cause);
}

/** Says whether a unit is inverted by a Battle Rages result: it may not move (15.3). */
export function isHeldByRage({ rages }: G, unit: string): boolean {
  return rages.some(({ attackers, defenders }) => attackers.includes(unit) || defenders.includes(unit));
}

/** Takes the lost out of the battles that rage, and ends those that have nobody left on one side. */
export function thinRages(G: G): void {
  const isThere = (id: string) => G.at[id] !== LOST;
  G.rages = G.rages
    .map((rage) => ({
      ...rage,
      attackers: rage.attackers.filter(isThere),
      defenders: rage.defenders.filter(isThere),
    }))
    .filter(({ attackers, defenders }) => attackers.length > 0 && defenders.length > 0);
}
