/* The state of a game: where the pieces and markers are, and what is under way. */
import type { Situation } from '../kit/action';
import type { FrameAt, FramesOf, Seat, Stacked } from '../kit/frame';
import type { Decision, Procedure } from '../kit/step';
import type { Effect } from './components/cards';
import type { Side } from './components/sides';
import type { Frames } from './frames';

export type { Side } from './components/sides';

export const SIDES: readonly Side[] = ['roman', 'gallic'];

/**
 * The boxes beside the map in which pieces are: the Tribe Pool, the Gallic Council Box, the Submitted and Eliminated
 * Tribes Boxes, the Holding Boxes of units that come by cards, the Turn Track, the Legate cup, the Rome box, `lost` for
 * eliminated Legions, `kept` for a Legate set aside in winter, and `gone` for Gallic Leaders that will not return.
 */
export const BOXES = [
  'pool',
  'council',
  'submitted',
  'eliminated',
  'holding',
  'track',
  'cup',
  'rome',
  'lost',
  'kept',
  'gone',
] as const;

/** A box beside the map. */
export type BoxName = (typeof BOXES)[number];

/** A Combat Unit or Leader. */
export interface Piece {
  /** The space it is in, or the box beside the map. */
  at: string;
  /** Whether it is inside the Walled City or Fortified Town of its space (10.6). */
  inside: boolean;
  /** Whether its reduced side is up. */
  reduced: boolean;
}

/** A Control marker (2.3.4, 8.1). */
export type Marker =
  | { kind: 'influence'; side: Side }
  | { kind: 'city'; side: Side }
  | { kind: 'stronghold'; side: 'gallic' }
  | { kind: 'town'; side: 'gallic'; tribe: string; upgraded: boolean };

/** An effect of a card that lasts beyond its card play. */
export interface InForce {
  /** The number of the card. */
  card: number;
  /** Who has played it. */
  side: Side;
  /** What it does. */
  effect: Effect;
  /** The Fortified Town it is about; null where it is about none. */
  space: string | null;
}

/** The state of a match of Caesar: Rome vs Gaul. */
export interface G extends Stacked<FramesOf<Frames, Side>> {
  /** The id of the set of components; a match can be played on only with a set of the same id. */
  box: string;
  /** 1 to 6. */
  turn: number;
  /** The Combat Units and Leaders, by id, in the order of the components. They are written to by `setPiece` alone; see fast/standing.ts. */
  pieces: Record<string, Piece>;
  /** The Control markers by space. The record is replaced, and never written to. */
  markers: Record<string, Marker>;
  /** Siege Points by space (14.3.1); like what follows, markers of the box (2.3.5). */
  sieges: Record<string, number>;
  /** The spaces in which the countryside is devastated (17.5). */
  devastated: string[];
  /** The Region whose Provinces the Militia counts, by the side of its counter (17.6.1); null while it is in its box. */
  militia: string | null;
  /** Influence markers in the Gallic Council Box (18.2.2). */
  council: number;
  /** Victory Points of each turn's governance so far (16.4.4). */
  governance: number[];
  /** The turn in which the Roman player won the points of a Region or of the pass; 0 for not yet (17.1.3, 19.3). */
  conquered: { germania: number; britannia: number; pass: number };
  /** Whether Caesar is delayed in Rome: not yet in this game, now, or once before (5.3). */
  delay: 'never' | 'now' | 'past';
  /** Whether Caesar is displaced and waits for what rule 9.6 asks of the Roman player. */
  displaced: boolean;
  /** The effects of cards that last, in the order in which they began. */
  inForce: InForce[];
  /** Cards played or discarded since the deck was shuffled, the last one last. */
  discards: number[];
  /** Cards whose number is 0 are hidden. The deck is in no order: cards are drawn from it by chance. */
  secret: Record<Side, number[]> & { deck: number[] };
  /** Which seat holds each side; null for a side that nobody holds. */
  seats: Record<Side, Seat | null>;
}

/** A step of the game that asks for a decision, by its name. */
export type DecisionOf<Name extends keyof Frames> = Decision<G, FrameAt<G, Name>>;
/** A step of the game that needs none. */
export type ProcedureOf<Name extends keyof Frames> = Procedure<G, FrameAt<G, Name>>;
export type SituationOf<Name extends keyof Frames> = Situation<G, FrameAt<G, Name>>;

/** Returns the other side. */
export function enemyOf(side: Side): Side {
  return side === 'roman' ? 'gallic' : 'roman';
}

/** Returns the year BC of a turn (1.0). */
export function yearBC(turn: number): number {
  return 58 - turn;
}
