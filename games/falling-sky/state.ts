import type { Situation } from '../kit/action';
import type { FrameAt, FramesOf, Seat, Stacked } from '../kit/frame';
import type { Decision, Procedure } from '../kit/step';
import type { StandingAnswers } from './answers';
import type { Text } from './components/cards';
import type { Player } from './components/factions';
import type { ScenarioId } from './components/scenarios';
import type { Frames } from './frames';
import type { OnMap } from './pieces/onMap';

/** A card of the deck: the number of an Event, or a WINTER card. */
export type Card = number | 'winter';

/** A Capability in effect (5.3). */
export interface Capability {
  /** Which of its texts is in effect. */
  text: Text;
  /** The Faction that has the card; null where the text names whom it affects. */
  holder: Player | null;
}

/** Where a Faction stands for a card (2.3.1). */
export interface Eligibility {
  /** Whether it is Eligible. */
  now: boolean;
  /** Made Ineligible through the next card (2.3.6). */
  barred: boolean;
  /** Remains or becomes Eligible after this card, whatever it does (2.3.6). */
  stays: boolean;
}

/** A step of the game that asks for a decision, by its name. */
export type DecisionOf<Name extends keyof Frames> = Decision<G, FrameAt<G, Name>>;
/** A step of the game that needs none. */
export type ProcedureOf<Name extends keyof Frames> = Procedure<G, FrameAt<G, Name>>;
export type SituationOf<Name extends keyof Frames> = Situation<G, FrameAt<G, Name>>;
export type FrameOf<Name extends keyof Frames> = FrameAt<G, Name>;

/** The state of a game. */
export interface G extends Stacked<FramesOf<Frames, Player>>, OnMap {
  /** Which seat holds each Faction; null for a Non-player. */
  seats: Record<Player, Seat | null>;
  /** The scenario that is played. */
  scenario: ScenarioId;
  /** How hard it is for a player alone, where it is not standard (8.9). */
  onePlayer?: 'easy' | 'difficult' | undefined;
  /** The shorter deck is played (2.1). */
  short: boolean;
  /** Sudden Frost is played (2.3.8). */
  suddenFrost: boolean;
  /** Non-players act by chapter 8 as the errata of November 2018 mend it, not as it was printed (8.5.1, 8.8.1). */
  errata: boolean;
  /** The Resources of each Faction (1.8). */
  resources: Record<Player, number>;
  /** The Romans have just fallen below two Resources, which Non-player Aedui may have to make good (8.6.6). */
  romansInNeed?: true | undefined;
  /** Where each Faction stands for the present card (2.3.1). */
  eligibility: Record<Player, Eligibility>;
  /** `box` is null until the first Senate Phase of Pax Gallica? */
  senate: { box: 'uproar' | 'intrigue' | 'adulation' | null; firm: boolean };
  /** The cards played, the present one last. */
  played: Card[];
  /** The card that is seen on the deck (2.2); null when the deck is used up. */
  next: Card | null;
  /** WINTER cards gone by. */
  winters: number;
  /** Victory Phases held (card 20). */
  victoryPhases: number;
  /** By the numbers of their cards; a Capability that is not in effect has none. */
  capabilities: Partial<Record<number, Capability>>;
  /** Card 20 lies beside the Winter track. */
  optimates: boolean;
  /** Card 33: the Senate does not shift down in the coming Senate Phase. */
  lostEagle: boolean;
  /** Vercingetorix waits in the Spring box: until the first Spring Phase, and from then on until he is placed (Pax Gallica?). */
  vercingetorix: 'in play' | 'waiting' | 'ready';
  /** What each Faction answers without being asked (1.5.2). */
  standing: Record<Player, StandingAnswers>;
  /**
   * Resources handed over in the present execution, by the other Faction: what who executes has given, and what it has been given
   * by Factions of the same player (1.5.2).
   */
  handed: Partial<Record<Player, number>>;
  /** What not everybody may know. */
  secret: {
    /** The deck under the card that is seen, from the top; masked from everybody. */
    deck: (Card | 'unknown')[];
    /** What each Faction has looked at of it (cards 35, 47): the cards that lay on top then. */
    looked: Partial<Record<Player, Card[]>>;
  };
}
