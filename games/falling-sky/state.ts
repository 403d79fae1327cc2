import type { Situation } from '../kit/action';
import type { FrameAt, FramesOf, Seat, Stacked } from '../kit/frame';
import type { Decision, Procedure } from '../kit/step';
import type { Text } from './components/cards';
import type { Faction, Gaul, Player } from './components/factions';
import type { RegionId, TribeId } from './components/map';
import type { ScenarioId } from './components/scenarios';
import type { Frames } from './frames';
import type { Standing } from './negotiation';

/** A Faction's mobile pieces and Fort in a Region (1.4). Allies and Citadels stand on {@link G.tribes}. */
export interface Force {
  /** The Leader, by his own name or as Successor (1.4.3); null without. */
  leader: 'named' | 'successor' | null;
  legions: number;
  /** Auxilia of the Romans or Warbands of the others, by how they lie: Hidden, Revealed, and Revealed with a Scouted marker (1.4.3, 4.2.2). */
  hidden: number;
  revealed: number;
  scouted: number;
  fort: boolean;
}

/** What stands on a Tribe circle; a Tribe that has nothing is Subdued (1.7). */
export type TribeState =
  | { by: Faction; citadel: boolean }
  /** Dispersed, Dispersed-Gathering (6.6), or Razed for good (card 23). */
  | { dispersed: 'dispersed' | 'gathering' | 'razed' };

/** A card of the deck: the number of an Event, or a WINTER card. */
export type Card = number | 'winter';

/** A Capability in effect (5.3). */
export interface Capability {
  text: Text;
  /** The Faction that has the card; null where the text names whom it affects. */
  holder: Player | null;
}

/** Where a Faction stands for a card (2.3.1). */
export interface Eligibility {
  now: boolean;
  /** Made Ineligible through the next card (2.3.6). */
  barred: boolean;
  /** Remains or becomes Eligible after this card, whatever it does (2.3.6). */
  stays: boolean;
}

/** The marker of card 4, which stays on the map (5.1.4): the Faction, and its pieces of each kind that may not leave the Region. */
export interface Circumvallation {
  region: RegionId;
  faction: Gaul;
  troops: number;
  leader: boolean;
}

/** A step of the game that asks for a decision, by its name. */
export type DecisionOf<Name extends keyof Frames> = Decision<G, FrameAt<G, Name>>;
/** A step of the game that needs none. */
export type ProcedureOf<Name extends keyof Frames> = Procedure<G, FrameAt<G, Name>>;
export type SituationOf<Name extends keyof Frames> = Situation<G, FrameAt<G, Name>>;
export type FrameOf<Name extends keyof Frames> = FrameAt<G, Name>;

/** The state of a game. */
export interface G extends Stacked<FramesOf<Frames, Player>> {
  seats: Record<Player, Seat | null>;
  scenario: ScenarioId;
  /** How hard it is for a player alone, where it is not standard (8.9). */
  onePlayer?: 'easy' | 'difficult' | undefined;
  /** The shorter deck is played (2.1). */
  short: boolean;
  /** Sudden Frost is played (2.3.8). */
  suddenFrost: boolean;
  /** Non-players act by chapter 8 as the errata of November 2018 mend it, not as it was printed (8.5.1, 8.8.1). */
  errata: boolean;
  /** The Forces in each Region, made by {@link byRegion} and {@link byFaction}. */
  forces: Partial<Record<RegionId, Partial<Record<Faction, Force>>>>;
  /** Made by {@link byTribe}. */
  tribes: Partial<Record<TribeId, TribeState>>;
  /** The Regions with a Devastated marker (4.3.2). */
  devastated: RegionId[];
  resources: Record<Player, number>;
  /** The Romans have just fallen below two Resources, which Non-player Aedui may have to make good (8.6.6). */
  romansInNeed?: true | undefined;
  eligibility: Record<Player, Eligibility>;
  /** Legions off the map: on the Legions track, in the Fallen box, removed for good, and waiting for the first Harvest Phase. */
  legions: { track: number; fallen: number; removed: number; waiting: number };
  /** `box` is null until the first Senate Phase of Pax Gallica? */
  senate: { box: 'uproar' | 'intrigue' | 'adulation' | null; firm: boolean };
  /** The cards played, the present one last. */
  played: Card[];
  /** The card that is seen on the deck (2.2); null when the deck is used up. */
  next: Card | null;
  /** WINTER cards gone by, and Victory Phases held (card 20). */
  winters: number;
  victoryPhases: number;
  /** By the numbers of their cards, made by {@link byCapability}; see {@link cardsInEffect}. */
  capabilities: Partial<Record<number, Capability>>;
  /** Card 5: Cisalpina is a Region. */
  galliaTogata: boolean;
  /** Card 71: the Region with the Colony. */
  colony: RegionId | null;
  circumvallation: Circumvallation | null;
  /** Card 20 lies beside the Winter track. */
  optimates: boolean;
  /** Card 33: the Senate does not shift down in the coming Senate Phase. */
  lostEagle: boolean;
  /** Vercingetorix waits in the Spring box: until the first Spring Phase, and from then on until he is placed (Pax Gallica?). */
  vercingetorix: 'in play' | 'waiting' | 'ready';
  /** What each Faction answers without being asked (1.5.2). */
  standing: Record<Player, Standing>;
  /**
   * Resources handed over in the present execution, by the other Faction: what who executes has given, and what it has been given
   * by Factions of the same player (1.5.2).
   */
  handed: Partial<Record<Player, number>>;
  secret: {
    /** The deck under the card that is seen, from the top; masked from everybody. */
    deck: (Card | 'unknown')[];
    /** What each Faction has looked at of it (cards 35, 47): the cards that lay on top then. */
    looked: Partial<Record<Player, Card[]>>;
  };
}
