import type { Frame } from '../kit/play';
import type { Seat } from '../kit/step';
import type { Side } from './components/blocks';
import type { EventName } from './components/cards';
import type { PlaceId, SeaId } from './components/map';

/** Where a block that is not on the map is kept (5.2, 7.5). */
export type OffMap =
  /** Upright in the levy pool. */
  | 'pool'
  /** Face-up before the levy pool until the year ends. */
  | 'killed'
  /** The third leader, before its side has lost one (7.51). */
  | 'third'
  /** A dead leader, held by the enemy (7.51). */
  | 'trophy';

/** A block of a side. In the enemy's view its id and strength (0) tell nothing. */
export interface Block {
  place: PlaceId | OffMap;
  /** Roman numeral on top; 0 off the map. */
  strength: number;
  /** The group it moves with this turn (6.1), by number. */
  group?: number;
  /** How many cities or seas it has moved with that group. */
  legs?: number;
  /** The adjacent place from which it entered the contested place it is in. */
  from?: PlaceId;
}

/** What only one side knows. */
export interface SideSecret {
  hand: string[];
  discard: string | null;
  /** The card played face down and not revealed yet. */
  chosen: string | null;
  blocks: Record<string, Block>;
  /** The block that is being swapped, shipped or levied. */
  picked: string | null;
}

/** A side's half of the command phase (6.0). */
export interface Command {
  side: Side;
  event: EventName | null;
  moves: number;
  levies: number;
  /** The group that is moving: its number, where it started and how far it may go without attacking. */
  group: { number: number; from: PlaceId; range: number } | null;
  groups: number;
  /** No other move has been made yet (6.3). */
  amphibious: boolean;
  /** The seas the block on its way by sea has crossed. */
  crossing: SeaId[];
  /** The seas in which a Navis must stay for the rest of the phase (6.3). */
  held: SeaId[];
  /** How many blocks have used a road (6.11). */
  roads: Record<string, number>;
  /** Where the block that changes sides comes from (Jupiter). */
  defector: PlaceId | null;
}

/** A city or sea with blocks of both sides, awaiting battle (4.21). */
export interface Contest {
  attacker: Side;
  /** The adjacent place the main attack came from (7.3); null when it came from nowhere (a defection). */
  main: PlaceId | null;
  /** The attacker has settled which road is the main attack. */
  declared: boolean;
  /** The adjacent places each side's blocks entered from. */
  roads: Record<Side, PlaceId[]>;
}

/** The battle being fought (7.0). Who attacks is in the place's {@link Contest}. */
export interface Battle {
  place: PlaceId;
  round: number;
  /** All attackers act before the defenders in round 1 (Mars, Neptune). */
  surprise: boolean;
  /** Blocks that have had their battle turn this round. */
  acted: string[];
  /** How many blocks have retreated over a road this round, or regrouped after the battle, by side and road. */
  roads: Record<string, number>;
  /** Sides that have retreated a block by sea this round (7.64). */
  bySea: Side[];
  /** Hits still to be taken, and by whom. */
  hits: { side: Side; count: number } | null;
  /** The last roll, for the players to look at. */
  roll: { block: string; side: Side; dice: number[]; hits: number } | null;
}

/** The steps of the game, by the phase they belong to. */
export type Step =
  | 'deploy'
  | 'discard'
  | 'card'
  | 'move'
  | 'sail'
  | 'main'
  | 'jupiter'
  | 'defect'
  | 'vulcan'
  | 'levy'
  | 'raise'
  | 'battles'
  | 'round'
  | 'hit'
  | 'regroup'
  | 'navis'
  | 'supply'
  | 'disband'
  | 'year';

/** The state of a game. */
export interface G {
  stack: Frame<Step>[];
  deployment: 'historical' | 'free';
  /** 1 to 5. */
  year: number;
  /** Game turn of the year, 1 to 5; 0 in winter. */
  turn: number;
  /** Cards revealed this year, in order. */
  played: Record<Side, string[]>;
  player1: Side;
  command: Command | null;
  /** The battle that may be a surprise this turn is still to be named. */
  surprise: boolean;
  contests: Partial<Record<PlaceId, Contest>>;
  battle: Battle | null;
  secret: Record<Side, SideSecret>;
}

export const SIDES: readonly Side[] = ['caesar', 'pompey'];

/** Returns the other side. */
export function enemyOf(side: Side): Side {
  return side === 'caesar' ? 'pompey' : 'caesar';
}

/** Returns the seat of a side: Caesar sits at `'0'`. */
export function seatOf(side: Side): Seat {
  return side === 'caesar' ? '0' : '1';
}

/** Returns the side at a seat. */
export function sideAt(seat: Seat): Side {
  return seat === '0' ? 'caesar' : 'pompey';
}

/** Returns a side's name. */
export function sideName(side: Side): string {
  return side === 'caesar' ? 'Caesar' : 'Pompey';
}

/** Returns the command being carried out. Throws outside the command phase. */
export function commandOf(G: G): Command {
  if (G.command === null) throw new Error('no command is being carried out');
  return G.command;
}

/** Returns the battle being fought. Throws when there is none. */
export function battleOf(G: G): Battle {
  if (G.battle === null) throw new Error('no battle is being fought');
  return G.battle;
}

/** Returns the contest of a place. Throws when it is not contested. */
export function contestOf(G: G, place: PlaceId): Contest {
  const contest = G.contests[place];
  if (contest === undefined) throw new Error(`${place} is not contested`);
  return contest;
}

/** Returns the ids of a side's blocks in a place, in a fixed order. */
export function blocksIn(G: G, side: Side, place: Block['place']): string[] {
  const { blocks } = G.secret[side];
  const ids: string[] = [];
  for (const id in blocks) if (blocks[id].place === place) ids.push(id);
  return ids;
}

/** Returns a block that is in no group and no battle. */
export function settled({ place, strength }: Block): Block {
  return { place, strength };
}
