/* What the parts of a set of components must be to each other and to the rulebook, where their shape alone cannot say it. */
import { at, faultsFoundBy, type Tell } from '../../../kit/components/check/fault';
import { CARDS } from '../cards';
import type { Components } from '../components';
import { FACTIONS, isGaul, PLAYERS, POOLS } from '../factions';
import { REGIONS } from '../map';
import { SCENARIOS } from '../scenarios';
import { borderFaults } from './borderFaults';
import { scenarioFaults } from './scenarioFaults';

/** The rows of the Legions track hold so many Legions together (1.4.1). */
const TRACK = 12;

/** The Tribes at whose Cities Events place Citadels (cards 26, 41, 72), by the names that these have there. */
const FORTIFIED: Readonly<Record<string, string>> = {
  arverni: 'Gergovia',
  bituriges: 'Avaricum',
  mandubii: 'Alesia',
  carnutes: 'Cenabum',
};

/**
 * Returns what is wrong with a set of components, each time with the place and the id it is about; nothing for a set that
 * can be played with.
 */
export function faultsOf(components: Components): string[] {
  const ofItems = faultsFoundBy([items], components);
  return ofItems.length > 0
    ? ofItems
    : faultsFoundBy([cities, borderFaults, cards, pools, scenarioFaults], components);
}

/** Regions, their Tribes, cards and scenarios are those of the rules. */
function items({ regions, cards, scenarios }: Components, tell: Tell): void {
  inOrder('regions', idsOf(REGIONS), idsOf(regions), tell);
  for (const [index, { id, tribes }] of REGIONS.entries())
    inOrder(`regions[${index}] (${id}).tribes`, idsOf(tribes), idsOf(regions[index]?.tribes ?? []), tell);
  inOrder('cards', CARDS.map(numberOf), cards.map(numberOf), tell);
  inOrder('scenarios', idsOf(SCENARIOS), idsOf(scenarios), tell);
}

const idsOf = (things: readonly { id: string }[]) => things.map(({ id }) => id);
const numberOf = ({ number }: { number: number }) => `${number}`;

function inOrder(list: string, wanted: readonly string[], found: readonly string[], tell: Tell): void {
  const index = wanted.findIndex((id, place) => found[place] !== id);
  if (index >= 0) {
    const place = found[index] === undefined ? list : at(list, index, found[index]);
    tell(place, `${wanted[index]} must stand here: the rules know these ${wanted.length}, in their order`);
  } else if (found.length > wanted.length)
    tell(list, `there are ${wanted.length} in the rules, and ${found.length} here`);
}

function cities({ regions }: Components, tell: Tell): void {
  for (const [index, { id, tribes }] of regions.entries())
    for (const [place, tribe] of tribes.entries())
      if (tribe.city === null && tribe.id in FORTIFIED)
        tell(
          `regions[${index}] (${id}).${at('tribes', place, tribe.id)}`,
          `it must have a City: Events speak of it as ${FORTIFIED[tribe.id]} (5.1)`,
        );
}

function cards({ cards }: Components, tell: Tell): void {
  for (const [index, { number, order }] of cards.entries())
    if (order.length !== PLAYERS.length || PLAYERS.some((player) => !order.includes(player)))
      tell(`${at('cards', index, `${number}`)}.order`, 'it must name each of the four Factions once (2.3.2)');
}

function pools({ pools }: Components, tell: Tell): void {
  for (const faction of FACTIONS) {
    const { leader, legions, forts, citadels } = pools[faction];
    const where = `pools.${faction}`;
    if (leader !== POOLS[faction].leader)
      tell(`${where}.leader`, `must be ${POOLS[faction].leader}, as the rules name Leaders (1.4.3)`);
    if (faction !== 'romans' && legions + forts > 0) tell(where, 'only Romans have Legions and Forts (1.4)');
    if (!isGaul(faction) && citadels > 0) tell(`${where}.citadels`, 'only Gauls have Citadels (1.4)');
  }
  const { legions, forts } = pools.romans;
  if (legions > TRACK) tell('pools.romans.legions', `the Legions track holds ${TRACK} (1.4.1)`);
  if (forts === 0) tell('pools.romans.forts', 'one is in Provincia for good (1.4.2)');
}
