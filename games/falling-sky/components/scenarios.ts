/* The scenarios (2.1, Setup & Scenarios): deck, markers and Forces. Source: the rulebook's setup pages in the component sheet. */
import type { Faction, Player } from './factions';
import type { RegionId, TribeId } from './map';

/** The scenarios (2.1). */
export type ScenarioId = 'pax-gallica' | 'reconquest-of-gaul' | 'great-revolt';

/** Events in a pile of the deck (2.1). */
export const PILE = 5;

/** How a deck is made: piles of five Events, some with a WINTER card shuffled in, laid on each other. */
export interface DeckPlan {
  /** How many piles of five Events. */
  readonly piles: number;
  /** The piles, from the top and counted from 1, that have a WINTER card. */
  readonly winters: readonly number[];
}

/** Pieces of a Faction in a Region at the start; Warbands and Auxilia are `troops`. */
export interface StartingForce {
  /** The Leader there, by his own name or as a successor; absent without. */
  readonly leader?: 'named' | 'successor';
  /** How many Legions. */
  readonly legions?: number;
  /** How many Auxilia or Warbands, all Hidden. */
  readonly troops?: number;
  /** True where a Fort stands; absent elsewhere. */
  readonly fort?: true;
}

/** How a scenario begins. */
export interface Scenario {
  /** Its id. */
  readonly id: ScenarioId;
  /** As players call it. */
  readonly name: string;
  /** When it begins, in words. */
  readonly date: string;
  /** How its deck is made. */
  readonly deck: DeckPlan;
  /** The shorter game; null where there is none. */
  readonly short: DeckPlan | null;
  /** The Resources of each Faction. */
  readonly resources: Readonly<Record<Player, number>>;
  /** Where the Senate marker is; null while it waits for the first Senate Phase (Pax Gallica?). */
  readonly senate: 'uproar' | 'intrigue' | 'adulation' | null;
  /** Legions on the Legions track, and those that wait for the first Harvest Phase. */
  readonly legions: { readonly track: number; readonly waiting: number };
  /** The Forces in each Region. */
  readonly forces: Readonly<Partial<Record<RegionId, Readonly<Partial<Record<Faction, StartingForce>>>>>>;
  /** Whose Ally stands at a Tribe, by Tribe. */
  readonly allies: Readonly<Partial<Record<TribeId, Faction>>>;
  /** Whose Citadel stands at a Tribe, by Tribe. */
  readonly citadels: Readonly<Partial<Record<TribeId, Faction>>>;
  /** The Tribes with a Dispersed or Dispersed-Gathering marker (6.6). */
  readonly dispersed: Readonly<Partial<Record<TribeId, 'dispersed' | 'gathering'>>>;
}

export const SCENARIOS: readonly Scenario[] = [
  {
    id: 'pax-gallica',
    name: 'Pax Gallica?',
    date: '54 BC, late Summer',
    deck: { piles: 14, winters: [2, 5, 8, 11, 14] },
    short: null,
    resources: { romans: 8, arverni: 5, aedui: 5, belgae: 5 },
    senate: null,
    legions: { track: 4, waiting: 3 },
    forces: {
      morini: { belgae: { troops: 1 } },
      nervii: { belgae: { leader: 'named', troops: 2 }, germans: { troops: 2 }, romans: { fort: true } },
      atrebates: { belgae: { troops: 2 }, romans: { troops: 1 } },
      sugambri: { germans: { troops: 4 } },
      ubii: { germans: { troops: 4 } },
      treveri: { belgae: { troops: 1 } },
      mandubii: { arverni: { troops: 3 }, aedui: { troops: 2 } },
      aedui: { aedui: { troops: 2 } },
      arverni: { arverni: { troops: 2 } },
      britannia: { romans: { leader: 'named', legions: 5, troops: 1 } },
      provincia: { romans: { troops: 2, fort: true } },
    },
    allies: {
      menapii: 'belgae',
      eburones: 'belgae',
      bellovaci: 'belgae',
      atrebates: 'romans',
      remi: 'romans',
      sugambri: 'germans',
      'suebi-north': 'germans',
      'suebi-south': 'germans',
      treveri: 'belgae',
      senones: 'arverni',
      aedui: 'aedui',
      arverni: 'arverni',
    },
    citadels: {},
    dispersed: { veneti: 'dispersed' },
  },
  {
    id: 'reconquest-of-gaul',
    name: 'Reconquest of Gaul',
    date: '53 BC, mid-Winter',
    deck: { piles: 12, winters: [3, 6, 9, 12] },
    short: { piles: 9, winters: [3, 6, 9] },
    resources: { romans: 20, arverni: 10, aedui: 15, belgae: 10 },
    senate: 'intrigue',
    legions: { track: 4, waiting: 0 },
    forces: {
      morini: { belgae: { troops: 4 }, romans: { legions: 1, troops: 1 } },
      nervii: {
        belgae: { leader: 'named', troops: 4 },
        germans: { troops: 1 },
        romans: { legions: 2, troops: 2, fort: true },
      },
      atrebates: { belgae: { troops: 3 }, romans: { troops: 1 } },
      sugambri: { germans: { troops: 4 } },
      ubii: { germans: { troops: 4 } },
      treveri: { belgae: { troops: 4 }, romans: { legions: 1, troops: 2, fort: true } },
      carnutes: { arverni: { troops: 4 } },
      mandubii: { arverni: { troops: 3 }, aedui: { troops: 3 } },
      bituriges: { aedui: { troops: 3 } },
      aedui: { aedui: { troops: 3 } },
      arverni: { arverni: { leader: 'named', troops: 6 } },
      provincia: { romans: { leader: 'named', legions: 4, troops: 6, fort: true } },
    },
    allies: {
      morini: 'belgae',
      menapii: 'belgae',
      nervii: 'belgae',
      eburones: 'belgae',
      atrebates: 'belgae',
      bellovaci: 'belgae',
      remi: 'romans',
      sugambri: 'germans',
      'suebi-north': 'germans',
      'suebi-south': 'germans',
      treveri: 'belgae',
      carnutes: 'arverni',
      senones: 'arverni',
      lingones: 'aedui',
      bituriges: 'aedui',
      arverni: 'arverni',
    },
    citadels: { aedui: 'aedui' },
    dispersed: { veneti: 'gathering' },
  },
  {
    id: 'great-revolt',
    name: 'The Great Revolt',
    date: '52 BC, Spring',
    deck: { piles: 9, winters: [3, 6, 9] },
    short: { piles: 6, winters: [3, 6] },
    resources: { romans: 20, arverni: 20, aedui: 15, belgae: 10 },
    senate: 'intrigue',
    legions: { track: 2, waiting: 0 },
    forces: {
      morini: { belgae: { troops: 4 } },
      nervii: { romans: { troops: 2, fort: true }, belgae: { troops: 1 }, germans: { troops: 1 } },
      atrebates: { belgae: { troops: 1 }, romans: { troops: 2 } },
      sugambri: { belgae: { leader: 'successor', troops: 4 }, germans: { troops: 2 } },
      ubii: { germans: { troops: 1 } },
      treveri: { germans: { troops: 2 }, romans: { legions: 2, troops: 2, fort: true } },
      carnutes: { arverni: { leader: 'named', troops: 10 } },
      mandubii: {
        arverni: { troops: 4 },
        aedui: { troops: 4 },
        romans: { legions: 8, troops: 2, fort: true },
      },
      veneti: { arverni: { troops: 2 } },
      pictones: { arverni: { troops: 2 } },
      bituriges: { aedui: { troops: 4 } },
      aedui: { aedui: { troops: 6 } },
      sequani: { arverni: { troops: 1 } },
      arverni: { arverni: { troops: 10 } },
      provincia: { romans: { leader: 'named', troops: 6, fort: true } },
    },
    allies: {
      morini: 'belgae',
      bellovaci: 'belgae',
      remi: 'romans',
      sugambri: 'germans',
      'suebi-north': 'germans',
      'suebi-south': 'germans',
      carnutes: 'arverni',
      aulerci: 'arverni',
      senones: 'arverni',
      mandubii: 'aedui',
      lingones: 'romans',
      namnetes: 'arverni',
      pictones: 'arverni',
      santones: 'arverni',
      bituriges: 'aedui',
      sequani: 'arverni',
      helvetii: 'arverni',
      cadurci: 'arverni',
      helvii: 'romans',
    },
    citadels: { aedui: 'aedui', arverni: 'arverni' },
    dispersed: { eburones: 'gathering' },
  },
];
