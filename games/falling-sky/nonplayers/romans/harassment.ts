/* Who Harasses the Non-player Romans, as they reckon it (8.4.2, 8.8.1). */

import { HIDDEN_PER_LOSS } from '../../commands/harassment';
import type { Order } from '../../commands/order';
import { type Faction, isPlayer } from '../../components/factions';
import type { RegionId } from '../../components/map';
import { forceIn } from '../../pieces/forces';
import type { G } from '../../state';
import { isRunByPlayer } from '../priorities';
import { ENEMIES } from './enemies';

/** Hidden Warbands of a Faction that would Harass in a Region. */
export interface Harasser {
  faction: Faction;
  hidden: number;
}

/**
 * Returns who would Harass the Romans in a Region: Germans, Non-player Arverni and Belgae; of players those who have not agreed
 * not to, or with `hopeful` only those who have refused.
 */
export function harassersIn(G: G, order: Order, region: RegionId, hopeful: boolean): Harasser[] {
  const harassers: Harasser[] = [];
  for (const faction of ENEMIES) {
    const { hidden } = forceIn(G, region, faction);
    if (hidden >= HIDDEN_PER_LOSS && wouldHarass(G, order, faction, hopeful))
      harassers.push({ faction, hidden });
  }
  return harassers;
}

/** Says whether any player might still agree not to Harass, and could do so otherwise. */
export function mightSpare(G: G, order: Order): boolean {
  return ENEMIES.some((enemy) => wouldHarass(G, order, enemy, false) && !wouldHarass(G, order, enemy, true));
}

/** Returns the Losses that so many Hidden Warbands of each bring. */
export function lossesBy(harassers: readonly Harasser[]): number {
  return harassers.reduce((sum, { hidden }) => sum + Math.floor(hidden / HIDDEN_PER_LOSS), 0);
}

/** Returns how many Warbands have to be Revealed so that a Harasser brings one Loss less. */
export function toSpareOne({ hidden }: Harasser): number {
  return (hidden % HIDDEN_PER_LOSS) + 1;
}

function wouldHarass(G: G, { passage }: Order, faction: Faction, hopeful: boolean): boolean {
  if (!isPlayer(faction) || !isRunByPlayer(G, faction)) return faction !== 'aedui';
  const always = G.standing[faction].passage?.romans;
  if (passage.agreed.includes(faction) || always === 'agree') return false;
  return !hopeful || passage.refused.includes(faction) || always === 'refuse';
}
