import type { Frame } from '../kit/play';
import type { Seat } from '../kit/step';
import type { AreaId, Place } from './components/areas';

/** The two players (1.0). */
export type Side = 'roman' | 'barbarian';

/** What a player does with a card (5.2.1); in the order in which actions are resolved. */
export type ActionKind = 'event' | 'supply' | 'activation' | 'political' | 'movement';

/** A unit in play. In the enemy's view its id and strength (0) tell nothing. */
export interface Block {
  place: Place;
  strength: number;
  /**
   * The way it has moved in this card play: the areas it left, the activated one first, joined by `>`; a port it
   * sailed from has a `~` in front. Kept after its player's movement only while its area is contested.
   */
  path?: string;
}

/**
 * Where a unit that is not in play is: `pool` a Gallic leader who has not appeared, `waiting` a legion that has not
 * arrived, `declined` a reinforcement Rome holds back (9.7), `lost` eliminated and returning this turn, `dead` gone
 * for good, or a number: the turn at whose end the legion returns (6.7.1).
 */
export type Aside = 'pool' | 'waiting' | 'declined' | 'lost' | 'dead' | number;

/** What only one side knows. */
export interface SideSecret {
  hand: string[];
  /** The card chosen and not revealed yet. */
  chosen: string | null;
  blocks: Record<string, Block>;
  /** The units that have had their part in the present step (replacements, wintering). */
  done: string[];
}

/** The optional rules in use (9.0). */
export interface Variants {
  /** 9.2 */
  solitaire: boolean;
  /** 9.3 */
  opposedPolitics: boolean;
  /** 9.4 */
  cavalry: 'none' | 'roman' | 'german' | 'both';
  /** 9.5 */
  scorchedEarth: boolean;
  /** 9.6 */
  recall: boolean;
  /** 9.7 */
  politicsOfWar: boolean;
  /** 9.8 */
  legioX: boolean;
  /** 9.9 */
  historicalStrength: boolean;
}

/** A movement in progress (5.2.1 E). */
export interface March {
  side: Side;
  /** How many groups may be activated. */
  limit: number;
  /** The areas activated; `off-map` once for each legion. */
  groups: Place[];
  /** How many units have crossed each border. */
  borders: Record<string, number>;
  /** How many units of each port's group have sailed. */
  sailed: Record<string, number>;
  /** An event grants it, and its battles are fought at once (5.2.2). */
  event: boolean;
}

/** An area with units of both sides, awaiting battle (5.2.2). */
export interface Contest {
  /** Who came first; the bonuses of the area are for the other side, the original defender (2.1). */
  invader: Side;
  /** Who is the attacker now; changes when reserves find the defenders eliminated (5.2.2 A). */
  attacker: Side;
  /** The way of the attacker's main group; null until it is declared, or when the attackers came home. */
  main: string | null;
  /** The adjacent areas from which each side has entered. */
  roads: Record<Side, AreaId[]>;
  /** Romans attack by sea (5.2.2 B). */
  byShip: boolean;
  /** A neutral tribe joined the defender when the invader came (5.2.1 E). */
  neutral: boolean;
  /** The attackers return home (6.2.2). */
  homecoming: boolean;
}

/** The battle being fought (5.2.2). Who attacks is in the area's {@link Contest}. */
export interface Battle {
  area: AreaId;
  round: number;
  /** Units that have had their battle action this round. */
  acted: string[];
  /** How many units have retreated over a border this round, or regrouped after the battle, by side and border. */
  borders: Record<string, number>;
  /** How many defenders have retreated by sea in this battle (5.2.2 D). */
  sailed: number;
  /** Hits still to be taken, and by whom. */
  hits: { side: Side; count: number } | null;
  /** The last roll, for the players to look at. */
  roll: { unit: string; side: Side; dice: number[]; hits: number } | null;
}

/** A revolt in progress (11.0 A to C). */
export interface Revolt {
  kind: 'minor' | 'major' | 'massive';
  /** The tribes chosen so far. */
  tribes: AreaId[];
  /** Their home areas in which no battle was needed or the Barbarians won. */
  won: AreaId[];
}

/** The end of the turn (6.0). */
export interface Winter {
  /** The next of its parts. */
  part: number;
  /** The garrison limit (6.1) and the supply points a legion costs (6.4) after the harvest. */
  limit: number;
  price: number;
  /** How many legions are still to be chosen that go without supply (6.4). */
  starving: number;
}

/** The steps of the game. */
export type Step =
  | 'pick'
  | 'card'
  | 'announce'
  | 'play'
  | 'revolt'
  | 'aftermath'
  | 'baggage'
  | 'influence'
  | 'rehome'
  | 'groups'
  | 'march'
  | 'battles'
  | 'main'
  | 'round'
  | 'hit'
  | 'withdraw'
  | 'regroup'
  | 'winter'
  | 'legions'
  | 'gauls'
  | 'germans'
  | 'attrition'
  | 'replace'
  | 'reinforce';

/** The state of a game. */
export interface G {
  stack: Frame<Step>[];
  variants: Variants;
  /** 1 (58 BC) to 8 (51 BC). */
  turn: number;
  /** The card play of the turn, 1 to 5. */
  round: number;
  /** The side whose action, battle or decision it is. */
  active: Side;
  /** Who goes first in this turn of solitaire play (9.2). */
  first: Side;
  /** Who moved first in this card play and chooses the order of its battles (5.2.2). */
  mover: Side | null;
  /** Cards played this turn, in order. */
  played: Record<Side, string[]>;
  /** What each side announced for the card just played. */
  actions: Record<Side, ActionKind | null>;
  /** The sides whose action is still to be resolved. */
  queue: Side[];
  /** The cards each side has used for Neutral Tribe Activations this turn (5.2.1 C). */
  activations: Record<Side, string[]>;
  /** Barbarian supply actions this turn (5.2.1 B). */
  raids: number;
  /**
   * The Massive Revolt card (5.1, 11.0 C): in the deck with the others, taken into the Barbarian hand this turn, bought
   * so that it must be the first card and an event, or out of the game.
   */
  massiveRevolt: 'deck' | 'taken' | 'bought' | 'out';
  supply: number;
  /** Victory points scored so far (8.0); areas are counted at the end. */
  score: Record<Side, number>;
  /** German units eliminated for victory points, 3 at most. */
  germansKilled: number;
  /** The neutral units of each area that has any. */
  neutral: Partial<Record<AreaId, string[]>>;
  aside: Record<string, Aside>;
  /** The home areas of the Gallic leaders on the map (7.3, 7.4). */
  homes: Partial<Record<string, AreaId>>;
  /** Units that stayed away from home at the end of the last turn (6.2.2, 6.2.5). */
  wintered: { caesar: boolean; ariovistus: boolean };
  march: March | null;
  contests: Partial<Record<AreaId, Contest>>;
  battle: Battle | null;
  revolt: Revolt | null;
  /** The area in which the Barbarians distribute steps (11.0 D), and how many are left. */
  baggage: { area: AreaId; steps: number } | null;
  winter: Winter | null;
  secret: Record<Side, SideSecret>;
}

export const SIDES: readonly Side[] = ['roman', 'barbarian'];

/** Returns the other side. */
export function enemyOf(side: Side): Side {
  return side === 'roman' ? 'barbarian' : 'roman';
}

/** Returns the seat of a side: the Roman player sits at `'0'`. */
export function seatOf(side: Side): Seat {
  return side === 'roman' ? '0' : '1';
}

/** Returns the side at a seat. */
export function sideAt(seat: Seat): Side {
  return seat === '0' ? 'roman' : 'barbarian';
}

/** Returns the side of the seat that decides now. */
export function deciding(G: G): Side {
  return sideAt(G.stack[G.stack.length - 1].seats[0]);
}

/** Returns the movement in progress. Throws when there is none. */
export function marchOf(G: G): March {
  if (G.march === null) throw new Error('nobody is moving');
  return G.march;
}

/** Returns the battle being fought. Throws when there is none. */
export function battleOf(G: G): Battle {
  if (G.battle === null) throw new Error('no battle is being fought');
  return G.battle;
}

/** Returns the contest of an area. Throws when it is not contested. */
export function contestOf(G: G, area: AreaId): Contest {
  const contest = G.contests[area];
  if (contest === undefined) throw new Error(`${area} is not contested`);
  return contest;
}

/** Returns the revolt in progress. Throws when there is none. */
export function revoltOf(G: G): Revolt {
  if (G.revolt === null) throw new Error('there is no revolt');
  return G.revolt;
}

/** Returns the end of the turn. Throws during the card phase. */
export function winterOf(G: G): Winter {
  if (G.winter === null) throw new Error('the turn has not ended');
  return G.winter;
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

/** Returns the year BC of a turn (2.1). */
export function yearBC(turn: number): number {
  return 59 - turn;
}
