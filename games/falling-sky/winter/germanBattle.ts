/* Germanic Battle with Ambush in the Germans Phase (6.2.4). */
import { type FightSetup, fightOf } from '../battle/fight';
import { forecast, shotAtByArchers } from '../battle/strength';
import { TERMS } from '../battle/terms';
import { PLAYERS, type Player } from '../components/factions';
import type { RegionId } from '../components/map';
import { groupWith, troopsOf } from '../pieces/force';
import { forceIn, isPermanent, kindsIn } from '../pieces/forces';
import { regionsOf } from '../places';
import type { G } from '../state';

/** Returns the Battle of Germans against a Faction in the Germans Phase: an Ambush that the rules decide for them. */
export function germanFight(region: RegionId, defender: Player): FightSetup {
  return { region, attacker: 'germans', by: null, defender, terms: TERMS.ambush };
}

/** Returns the Regions that are left where Germans can Ambush (6.2.4). */
export function germanBattles(G: G, fought: readonly RegionId[], allAmbush: boolean): RegionId[] {
  return regionsOf(G).filter(
    (region) => !fought.includes(region) && germanTargets(G, region, allAmbush).length > 0,
  );
}

/**
 * Returns the Factions that Germans may Battle in a Region: with fewer Hidden pieces than they have (however many where
 * `allAmbush`), and to whom it would cause a Loss; those of players first.
 */
export function germanTargets(G: G, region: RegionId, allAmbush: boolean): Player[] {
  const { hidden } = forceIn(G, region, 'germans');
  if (hidden === 0 && !allAmbush) return [];
  const targets = PLAYERS.filter(
    (faction) =>
      (allAmbush || hidden > forceIn(G, region, faction).hidden) &&
      kindsIn(G, region, faction).some((piece) => !isPermanent(region, piece)) &&
      lossesBy(G, region, faction) > 0,
  );
  const ofPlayers = targets.filter((faction) => G.seats[faction] !== null);
  return ofPlayers.length > 0 ? ofPlayers : targets;
}

/** Returns the Losses that an Ambush causes, by the Warbands that the Archers leave of it (card 27). */
function lossesBy(G: G, region: RegionId, defender: Player): number {
  const setup = germanFight(region, defender);
  if (shotAtByArchers(G, fightOf(setup)) === 'attackers')
    setup.group = groupWith({ hidden: troopsOf(forceIn(G, region, 'germans')) - 1 });
  return forecast(G, setup).attack;
}
