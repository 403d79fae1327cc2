/* Resources (1.8), of which an Event may bring no more than there can be (5.1.1). */

import type { Play } from '../kit/play';
import { signed } from '../kit/signed';
import { MOST_RESOURCES, nameOf, type Player } from './components/factions';
import type { G } from './state';

/** Returns by how many a Faction's Resources change that gains so many, or loses them: none go below 0 or above 45 (1.8). */
export function changeOf({ resources }: G, faction: Player, count: number): number {
  return Math.max(0, Math.min(MOST_RESOURCES, resources[faction] + count)) - resources[faction];
}

/** Adds Resources, or takes them away, as far as they go. Returns by how many they have changed. */
export function addResources(G: G, faction: Player, count: number): number {
  const before = G.resources[faction];
  const changed = changeOf(G, faction, count);
  G.resources[faction] += changed;
  noteNeed(G, faction, before);
  return changed;
}

/** Romans with fewer Resources may be given some by Non-player Aedui (8.6.6). */
export const IN_NEED = 2;

function noteNeed(G: G, faction: Player, before: number): void {
  if (faction !== 'romans' || G.seats.aedui !== null) return;
  if (before >= IN_NEED && G.resources.romans < IN_NEED) G.romansInNeed = true;
}

/** Pays Resources. Throws when a Faction has too few. */
export function pay(G: G, faction: Player, count: number): void {
  if (G.resources[faction] < count) throw new Error(`the ${faction} cannot pay ${count} Resources`);
  G.resources[faction] -= count;
  noteNeed(G, faction, G.resources[faction] + count);
}

/** Adds or takes Resources and writes it down: "Romans: Resources +4 (22)." */
export function changeResources(play: Play<G>, rule: string, faction: Player, count: number): void {
  const changed = addResources(play.G, faction, count);
  if (changed === 0) return;
  const now = play.G.resources[faction];
  play.journal(rule, `${nameOf(faction)}: Resources ${signed(changed)}, now ${now}.`, {
    side: faction,
  });
}
