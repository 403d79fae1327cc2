/* What the set-up of a scenario must be (2.1). */
import { at, type Tell } from '../../../kit/components/check/fault';
import { CARDS } from '../cards';
import type { Components } from '../components';
import {
  DISPERSED_MARKERS,
  FACTIONS,
  type Faction,
  isGaul,
  MOST_RESOURCES,
  nameOf,
  PLAYERS,
} from '../factions';
import { REGIONS, type Tribe } from '../map';
import { type DeckPlan, PILE, type Scenario, type StartingForce } from '../scenarios';

/** Tells what is wrong with the scenarios of a set of components. */
export function scenarioFaults(components: Components, tell: Tell): void {
  for (const [index, scenario] of components.scenarios.entries()) {
    const inScenario: Tell = (where, what) => tell(`${at('scenarios', index, scenario.id)}.${where}`, what);
    deck('deck', scenario.deck, inScenario);
    if (scenario.short !== null) deck('short', scenario.short, inScenario);
    tracks(scenario, inScenario);
    forces(components, scenario, inScenario);
    tribes(components, scenario, inScenario);
  }
}

function deck(where: string, { piles, winters }: DeckPlan, tell: Tell): void {
  if (piles * PILE > CARDS.length)
    tell(`${where}.piles`, `${piles} piles of ${PILE} are more than the ${CARDS.length} Events (2.1)`);
  if (winters.some((winter, index) => winter <= (winters[index - 1] ?? 0) || winter > piles))
    tell(`${where}.winters`, `they must be piles in rising order, ${piles} the last (2.1)`);
  else if (winters.at(-1) !== piles)
    tell(`${where}.winters`, 'the last pile must have a Winter, which ends the game (2.4.1)');
}

function tracks({ id, resources, senate, legions }: Scenario, tell: Tell): void {
  for (const player of PLAYERS)
    if (resources[player] > MOST_RESOURCES)
      tell(`resources.${player}`, `nobody has more than ${MOST_RESOURCES} Resources (1.8)`);
  if (id === 'pax-gallica') return;
  if (senate === null) tell('senate', 'the marker waits in Pax Gallica? only (2.1)');
  if (legions.waiting > 0) tell('legions.waiting', 'Legions wait in Pax Gallica? only (2.1)');
}

/** Which Factions have Leaders (1.4.3). */
const LED: readonly Faction[] = ['romans', 'arverni', 'belgae'];

function forces({ pools }: Components, { id, forces, legions }: Scenario, tell: Tell): void {
  for (const faction of FACTIONS) {
    const own: StartingForce[] = [];
    for (const { id: region } of REGIONS) {
      const force = forces[region]?.[faction];
      if (force === undefined) continue;
      const where = `forces.${region}.${faction}`;
      own.push(force);
      if (region === 'cisalpina') tell(where, 'Cisalpina holds no pieces at the start (1.4.2)');
      if (faction !== 'romans' && (force.legions !== undefined || force.fort))
        tell(where, 'only Romans have Legions and Forts (1.4)');
      if (force.leader !== undefined && !LED.includes(faction))
        tell(where, `the ${nameOf(faction)} have no Leader (1.4.3)`);
    }
    if (own.filter(({ leader }) => leader !== undefined).length > 1)
      tell('forces', `the ${nameOf(faction)} have one Leader (1.4.3)`);
    const troops = own.reduce((sum, force) => sum + (force.troops ?? 0), 0);
    if (troops > pools[faction].troops)
      tell('forces', `${troops} of ${pools[faction].troops} ${troopsOf(faction)} (1.4.1)`);
    if (faction !== 'romans') continue;
    const forts = own.filter(({ fort }) => fort).length;
    if (forts > pools.romans.forts) tell('forces', `${forts} of ${pools.romans.forts} Forts (1.4.1)`);
    const all = own.reduce((sum, force) => sum + (force.legions ?? 0), legions.track + legions.waiting);
    if (all !== pools.romans.legions)
      tell('legions', `there are ${all} Legions with those in Regions, of ${pools.romans.legions} (1.4.1)`);
  }
  if (forces.provincia?.romans?.fort !== true) tell('forces.provincia', 'a Fort is there for good (1.4.2)');
  if (id === 'pax-gallica' && Object.values(forces).some(({ arverni }) => arverni?.leader !== undefined))
    tell('forces', 'Vercingetorix waits in the Spring box (2.1)');
}

function troopsOf(faction: Faction): string {
  return faction === 'romans' ? 'Auxilia' : `Warbands of the ${nameOf(faction)}`;
}

function tribes({ pools, regions }: Components, scenario: Scenario, tell: Tell): void {
  const { allies, citadels, dispersed } = scenario;
  for (const tribe of regions.flatMap((region): readonly Tribe[] => region.tribes)) {
    const taken = [allies[tribe.id], citadels[tribe.id], dispersed[tribe.id]].filter(
      (one) => one !== undefined,
    );
    if (taken.length > 1) tell('allies', `${tribe.id}: one piece or marker stands at a Tribe (1.4.2)`);
    for (const list of ['allies', 'citadels'] as const) {
      const by = scenario[list][tribe.id];
      if (by !== undefined && tribe.only !== null && by !== tribe.only)
        tell(`${list}.${tribe.id}`, `only the ${nameOf(tribe.only)} may stand there (1.4.2)`);
    }
    const by = citadels[tribe.id];
    if (by !== undefined && tribe.city === null) tell(`citadels.${tribe.id}`, 'it has no City (1.3.3)');
    if (by !== undefined && !isGaul(by)) tell(`citadels.${tribe.id}`, 'only Gauls have Citadels (1.4)');
  }
  for (const faction of FACTIONS)
    for (const list of ['allies', 'citadels'] as const) {
      const count = Object.values(scenario[list]).filter((by) => by === faction).length;
      const all = pools[faction][list];
      if (count > all) tell(list, `${count} of ${all} of the ${nameOf(faction)} (1.4.1)`);
    }
  const markers = Object.keys(dispersed).length;
  if (markers > DISPERSED_MARKERS) tell('dispersed', `${markers} of ${DISPERSED_MARKERS} markers (3.2.3)`);
}
