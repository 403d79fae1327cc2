/* Setup & Scenarios (2.1). */
import type { Random } from '../kit/random';
import { recordOf } from '../kit/record';
import type { Setup } from '../kit/rulebook';
import { openBox, scenarioIn, scenarioOf } from './components/box';
import { CARDS } from './components/cards';
import { type Components, OUR_SET } from './components/components';
import { FACTIONS, PLAYERS } from './components/factions';
import { REGIONS } from './components/map';
import { type DeckPlan, PILE, type Scenario } from './components/scenarios';
import { leaderOf } from './pieces/forces';
import { emptyMap, placeFort, placeLeader, placeTroops, setUpLegions } from './pieces/placing';
import { disperse, placeAtTribe } from './pieces/tribes';
import type { Card, G } from './state';

/** Returns the state at the start of a scenario (2.1). */
export function setUp(components: Components, { options, seats, random }: Setup<G>): G {
  openBox(components);
  const scenario = scenarioIn(components, `${options.scenario}`);
  const short = options.length === 'short' && scenario.short !== null;
  const deck = deckFor(planFor(scenario, short), random);
  const G: G = {
    ...(components.id === OUR_SET ? {} : { box: components.id }),
    stack: [{ step: 'game', sides: [] }],
    seats,
    scenario: scenario.id,
    short,
    onePlayer: difficultyOf(options.onePlayer),
    suddenFrost: options.suddenFrost === 'yes',
    errata: options.errata !== 'no',
    ...emptyMap(),
    devastated: [],
    resources: { ...scenario.resources },
    eligibility: recordOf(PLAYERS, () => ({ now: true, barred: false, stays: false })),
    legions: { track: scenario.legions.track, fallen: 0, removed: 0, waiting: scenario.legions.waiting },
    senate: { box: scenario.senate, firm: false },
    played: [],
    next: deck.shift() ?? null,
    winters: 0,
    victoryPhases: 0,
    capabilities: {},
    galliaTogata: false,
    colony: null,
    circumvallation: null,
    optimates: false,
    lostEagle: false,
    vercingetorix: scenario.id === 'pax-gallica' ? 'waiting' : 'in play',
    standing: recordOf(PLAYERS, () => ({})),
    handed: {},
    secret: { deck, looked: {} },
  };
  placeForces(G, scenario);
  return G;
}

function difficultyOf(option: unknown): G['onePlayer'] {
  return option === 'easy' || option === 'difficult' ? option : undefined;
}

function planFor(scenario: Scenario, short: boolean): DeckPlan {
  return short && scenario.short !== null ? scenario.short : scenario.deck;
}

/** Returns how the deck of a game is made (2.1). */
export function deckPlanOf(G: G): DeckPlan {
  return planFor(scenarioOf(G), G.short);
}

/** Piles of five Events each, in some of which a WINTER card is shuffled, laid on each other (2.1). */
function deckFor({ piles, winters }: DeckPlan, random: Random): Card[] {
  const events = random.Shuffle(CARDS.map(({ number }) => number));
  const deck: Card[] = [];
  for (let pile = 1; pile <= piles; pile++) {
    const cards: Card[] = events.splice(0, PILE);
    deck.push(...(winters.includes(pile) ? random.Shuffle<Card>([...cards, 'winter']) : cards));
  }
  return deck;
}

function placeForces(G: G, { id, forces, allies, citadels, dispersed }: Scenario): void {
  for (const { id: region } of REGIONS) {
    for (const faction of FACTIONS) {
      const start = forces[region]?.[faction];
      if (start === undefined) continue;
      if (start.leader !== undefined) placeLeader(G, region, faction, start.leader);
      if (start.fort) placeFort(G, region);
      placeTroops(G, region, faction, start.troops ?? 0);
      setUpLegions(G, region, start.legions ?? 0);
    }
    for (const { id: tribe } of REGIONS.find((each) => each.id === region)?.tribes ?? []) {
      const [ally, citadel, marker] = [allies[tribe], citadels[tribe], dispersed[tribe]];
      if (ally !== undefined) placeAtTribe(G, tribe, ally, 'ally');
      if (citadel !== undefined) placeAtTribe(G, tribe, citadel, 'citadel');
      if (marker !== undefined) disperse(G, tribe, marker);
    }
  }
  const successor = leaderOf(G, 'belgae');
  if (id === 'great-revolt' && successor !== null && startsAsAmbiorix(G))
    placeLeader(G, successor.region, 'belgae', 'named');
}

/** The Great Revolt: a player runs only the Belgae, or one runs both Romans and Aedui. */
function startsAsAmbiorix({ seats }: G): boolean {
  const onlyBelgae =
    seats.belgae !== null && PLAYERS.every((each) => each === 'belgae' || seats[each] !== seats.belgae);
  return onlyBelgae || (seats.romans !== null && seats.romans === seats.aedui);
}
