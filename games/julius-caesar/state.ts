import type { Hits } from '../kit/blockCombat';
import type { FrameAt, FramesOf, NoData, Seat, Stacked } from '../kit/frame';
import type { Decision, Procedure } from '../kit/step';
import { colourOf, type Side } from './components/blocks';
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
  /** Where it stands. */
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
  /** The ids of the cards in hand. */
  hand: string[];
  /** The card chosen to be discarded, until both have chosen; null without. */
  discard: string | null;
  /** The card played face down and not revealed yet. */
  chosen: string | null;
  /** The blocks of the side, by id. */
  blocks: Record<string, Block>;
  /** The block that is being swapped or shipped. */
  picked: string | null;
}

/** A side's moves (6.1 to 6.3). */
export interface Moves {
  event: EventName | null;
  /** Move Points left. */
  moves: number;
  /** The group that is moving: its number, where it started and how far it may go without attacking. */
  group: { number: number; from: PlaceId; range: number } | null;
  groups: number;
  /** No other move has been made yet (6.3). */
  amphibious: boolean;
  /** The seas in which a Navis must stay for the rest of the phase (6.3). */
  held: SeaId[];
  /** How many blocks have used a road (6.11). */
  roads: Record<string, number>;
}

/** A city or sea with blocks of both sides, awaiting battle (4.21). */
export interface Contest {
  /** Who attacks. */
  attacker: Side;
  /** The adjacent place the main attack came from (7.3); null when it came from nowhere (a defection). */
  main: PlaceId | null;
  /** The attacker has settled which road is the main attack. */
  declared: boolean;
  /** The adjacent places each side's blocks entered from. */
  roads: Record<Side, PlaceId[]>;
}

/** A battle (7.0). Who attacks is in the place's {@link Contest}. */
export interface Battle {
  place: PlaceId;
  round: number;
  /** All attackers act before the defenders in round 1 (Mars, Neptune). */
  surprise: boolean;
  /** Blocks that have had their battle turn this round. */
  acted: string[];
  /** How many blocks have retreated over a road this round, by side and road. */
  roads: Record<string, number>;
  /** Sides that have retreated a block by sea this round (7.64). */
  bySea: Side[];
  /** The last roll, for the players to look at. */
  roll: { block: string; side: Side; dice: number[]; hits: number } | null;
}

/** A victor's regroup (7.7): the place, and how many blocks have used a road, by side and road. */
export type Regroup = Pick<Battle, 'place' | 'roads'>;

/** The steps of the game, in the order of the rulebook, and what each keeps while it lasts. */
export interface Frames {
  deploy: NoData;
  year: { number: number };
  turn: { number: number };
  discard: NoData;
  card: NoData;
  jupiter: NoData;
  /** The block that changes sides, and the place it comes from. */
  defect: { block: string; from: PlaceId };
  vulcan: NoData;
  move: Moves;
  /** The seas that a block on its way has crossed. */
  sail: { crossed: SeaId[] };
  main: NoData;
  /** Levy Points left. */
  levy: { levies: number };
  /** Whether the battle that may be a surprise is still to be named (Mars, Neptune). */
  battles: { surprise: boolean };
  round: Battle;
  hit: Hits<Side>;
  regroup: Regroup;
  winter: NoData;
  navis: NoData;
  supply: NoData;
  disband: NoData;
}

/** A step of the game that asks for a decision, by its name. */
export type DecisionOf<Name extends keyof Frames> = Decision<G, FrameAt<G, Name>>;
/** A step of the game that needs none. */
export type ProcedureOf<Name extends keyof Frames> = Procedure<G, FrameAt<G, Name>>;

/** The state of a game. */
export interface G extends Stacked<FramesOf<Frames, Side>> {
  /** Which seat holds each side. */
  seats: Record<Side, Seat | null>;
  /** The id of the set of components, unless it is ours; left out where it is ours. */
  box?: string;
  /** How the match began (5.1, 5.3). */
  deployment: 'historical' | 'free';
  /** 1 to 5. */
  year: number;
  /** Game turn of the year, 1 to 5; 0 in winter. */
  turn: number;
  /** Cards revealed this year, in order. */
  played: Record<Side, string[]>;
  /** The side that is Player 1 in this game turn. */
  player1: Side;
  /** The places in which both sides stand, and how they came to. */
  contests: Partial<Record<PlaceId, Contest>>;
  /** What only one side knows. */
  secret: Record<Side, SideSecret>;
}

export const SIDES: readonly Side[] = ['caesar', 'pompey'];

/** Returns the other side. */
export function enemyOf(side: Side): Side {
  return side === 'caesar' ? 'pompey' : 'caesar';
}

/** Returns a side's name. */
export function sideName(side: Side): string {
  return side === 'caesar' ? 'Caesar' : 'Pompey';
}

/** Returns a year of the game as the Romans counted it: the first is 705 (1.0). */
export function romanYear(year: number): number {
  return 704 + year;
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

/** Returns what is seen of a block from behind, as the journal calls it: of its side, and of its colour if that is not its side's. */
export function describeBlock(side: Side, id: string): string {
  const colour = colourOf(id);
  return colour === COLOUR_OF[side]
    ? `A block of ${sideName(side)}`
    : `A ${colour} block of ${sideName(side)}`;
}

const COLOUR_OF = { caesar: 'tan', pompey: 'green' } as const;
