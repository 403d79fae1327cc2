/* Battle Rages: battles that are to be fought again (15.3). */
import type { Cause } from '../components/components';
import { type G, LOST, type Rage } from '../state';

/** Returns the battles that a cause has to fight again, as attacker. */
export function ragesOf({ rages }: G, cause: Cause): Rage[] {
  return rages.filter((rage) => rage.cause === cause);
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
