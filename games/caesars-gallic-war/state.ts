import type { Situation } from '../kit/action';
import type { FrameAt, FramesOf, Seat, Stacked } from '../kit/frame';
import type { Decision, Procedure } from '../kit/step';
import type { AreaId, Place } from './components/areas';
import type { ActionKind, Frames } from './frames';
import type { Side } from './sides';

export type { ActionKind } from './frames';
export { enemyOf, SIDES, type Side } from './sides';

/** The actions in the order in which they are resolved (5.2.1). */
export const ACTION_KINDS: readonly ActionKind[] = ['event', 'supply', 'activation', 'political', 'movement'];

/** A unit in play. In the enemy's view its id and strength (0) tell nothing. */
export interface Block {
  /** Where it stands. */
  place: Place;
  /** Its steps. */
  strength: number;
  /**
   * The way it has moved in this card play: the areas it left, the activated one first, joined by `>`; a port it
   * sailed from has a `~` in front, a legion from the off-map area the number in which it came behind. Kept after its
   * player's movement only while its area is contested.
   */
  path?: string;
  /** Where it was attacked in this card play, which may pin it (5.2.1 E). Only its own side sees it. */
  defended?: AreaId;
}

/**
 * Where a unit that is not in play is: `pool` a Gallic leader who has not appeared, `waiting` a legion that has not
 * arrived, `declined` a reinforcement Rome holds back (9.7), `lost` eliminated and returning this turn, `dead` gone
 * for good, or a number: the turn at whose end the legion returns (6.7.1).
 */
export type Aside = 'pool' | 'waiting' | 'declined' | 'lost' | 'dead' | number;

/** What only one side knows. */
export interface SideSecret {
  /** The ids of the cards in hand. */
  hand: string[];
  /** The card chosen and not revealed yet. */
  chosen: string | null;
  /** The units of the side on the map, by id. */
  blocks: Record<string, Block>;
  /** The units that have had their part in the present step (replacements, wintering). */
  done: string[];
  /** Units that have retreated in this battle turn and are on the map where they were until it is over (5.2.2 C). */
  retreats: Record<string, Retreat>;
}

/** Where a unit retreats to. In the enemy's view nowhere: to the area it is in. */
export interface Retreat {
  /** Where it goes. */
  to: Place;
  /** Whether it goes by sea. */
  bySea: boolean;
}

/** The optional rules in use (9.0). */
export interface Variants {
  /** Solitaire play (9.2). */
  solitaire: boolean;
  /** Political Actions are harder against legions or Germans in the area (9.3). */
  opposedPolitics: boolean;
  /** Whose cavalry is used (9.4). */
  cavalry: 'none' | 'roman' | 'german' | 'both';
  /** Scorched earth: one more Barbarian supply raid a turn (9.5). */
  scorchedEarth: boolean;
  /** Caesar may be called back to Rome (9.6). */
  recall: boolean;
  /** Reinforcing legions give the Barbarians victory points (9.7). */
  politicsOfWar: boolean;
  /** Caesar rolls an extra die (9.8). */
  legioX: boolean;
  /** Legions hit more often in battles with Caesar (9.9). */
  historicalStrength: boolean;
}

/** An area with units of both sides, awaiting battle (5.2.2). */
export interface Contest {
  /** Who came first; the bonuses of the area are for the other side, the original defender (2.1). */
  invader: Side;
  /** Who is the attacker now; changes when reserves find the defenders eliminated (5.2.2 A). */
  attacker: Side;
  /** The way of the attacker's main group; null until it is declared, or when the attackers came home. */
  main: string | null;
  /** Romans attack by sea (5.2.2 B). */
  byShip: boolean;
  /** A neutral tribe joined the defender when the invader came (5.2.1 E). */
  neutral: boolean;
  /** The attackers return home (6.2.2). */
  homecoming: boolean;
}

/** A step of the game that asks for a decision, by its name. */
export type DecisionOf<Name extends keyof Frames> = Decision<G, FrameAt<G, Name>>;
/** A step of the game that needs none. */
export type ProcedureOf<Name extends keyof Frames> = Procedure<G, FrameAt<G, Name>>;
export type SituationOf<Name extends keyof Frames> = Situation<G, FrameAt<G, Name>>;

/** The state of a game. */
export interface G extends Stacked<FramesOf<Frames, Side>> {
  /** Which seat holds each side; null for a side that nobody holds. */
  seats: Record<Side, Seat | null>;
  /** The options of the match. */
  variants: Variants;
  /** 1 (58 BC) to 8 (51 BC). */
  turn: number;
  /** The card play of the turn, 1 to 5. */
  round: number;
  /** Who goes first in this turn of solitaire play (9.2). */
  first: Side;
  /** Cards played this turn, in order. */
  played: Record<Side, string[]>;
  /** The cards each side has used for Neutral Tribe Activations this turn (5.2.1 C). */
  activations: Record<Side, string[]>;
  /** Barbarian supply actions this turn (5.2.1 B). */
  raids: number;
  /**
   * The Massive Revolt card (5.1, 11.0 C): in the deck with the others, taken into the Barbarian hand this turn, bought
   * so that it must be the first card and an event, or out of the game.
   */
  massiveRevolt: 'deck' | 'taken' | 'bought' | 'out';
  /** The supply points that Rome has left. */
  supply: number;
  /** Victory points scored so far (8.0); areas are counted at the end. */
  score: Record<Side, number>;
  /** German units eliminated for victory points, 3 at most. */
  germansKilled: number;
  /** The neutral units of each area that has any. */
  neutral: Partial<Record<AreaId, string[]>>;
  /** The units that are not on the map, by id. */
  aside: Record<string, Aside>;
  /** The home areas of the Gallic leaders on the map (7.3, 7.4). */
  homes: Partial<Record<string, AreaId>>;
  /** Rome controls the home of Vercingetorix, and he has had his chance of another (11.0 C). */
  homeLost: boolean;
  /** Units that stayed away from home at the end of the last turn (6.2.2, 6.2.5). */
  wintered: { caesar: boolean; ariovistus: boolean };
  /** The areas in which both sides stand, and how they came to. */
  contests: Partial<Record<AreaId, Contest>>;
  /** What only one side knows. */
  secret: Record<Side, SideSecret>;
}

/** Returns the card a side has just played. */
export function cardPlayed(G: G, side: Side): string {
  const cards = G.played[side];
  return cards[cards.length - 1];
}

/** Returns the ids of a side's units in a place, in a fixed order. */
export function unitsIn(G: G, side: Side, place: Place): string[] {
  const { blocks } = G.secret[side];
  const ids: string[] = [];
  for (const id in blocks) if (blocks[id].place === place) ids.push(id);
  return ids;
}

/** Says whether a side has units in a place. */
export function hasUnits(G: G, side: Side, place: Place): boolean {
  const { blocks } = G.secret[side];
  for (const id in blocks) if (blocks[id].place === place) return true;
  return false;
}

/** Says whether a Gallic leader is on the map, which everyone knows. */
export function isInPlay(G: G, leader: string): boolean {
  return !(leader in G.aside);
}

/** Returns the year BC of a turn (2.1). */
export function yearBC(turn: number): number {
  return 59 - turn;
}
