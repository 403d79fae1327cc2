/* The steps of the game and what their frames hold: what lives as long as a card play, a battle or a winter. */
import type { Hits } from '../kit/blockCombat';
import type { NoData } from '../kit/frame';
import type { AreaId, Place } from './components/areas';
import type { TribeId } from './components/units';
import type { Side } from './sides';

/** What a player does with a card (5.2.1). */
export type ActionKind = 'event' | 'supply' | 'activation' | 'political' | 'movement';

/** A card play (5.2): what each side has announced for its card, and what its movements mean until it ends. */
export interface CardPlay {
  announced: Record<Side, ActionKind | null>;
  /** Who has crossed which border, in the order of the movements (5.2.2 C). */
  crossings: Crossing[];
  /** How many of each side's units that were in an area when it was attacked may still move (5.2.1 E). */
  unpinned: Record<Side, Partial<Record<AreaId, number>>>;
}

/** Units of a side have moved over a border. */
export interface Crossing {
  side: Side;
  from: AreaId;
  to: AreaId;
}

/** The groups designated for movement so far (5.2.1 E). */
export interface Groups {
  /** How many may be activated. */
  limit: number;
  /** The areas activated; `off-map` once for each legion. */
  groups: Place[];
}

/** A movement in progress (5.2.1 E). */
export interface March extends Pick<Groups, 'groups'> {
  /** How many units have crossed each border, by where from and where to. */
  crossed: Partial<Record<AreaId, Partial<Record<AreaId, number>>>>;
  /** How many units of each port's group have sailed. */
  sailed: Record<string, number>;
}

/** Battles to be fought one after the other (5.2.2). */
export interface Battles {
  /** Who chooses the next. */
  chooser: Side;
  /** How those fought have ended, in order. */
  fought: Outcome[];
}

/** Who has won the battle for an area. */
export interface Outcome {
  area: AreaId;
  winner: Side;
}

/** The battle being fought (5.2.2). Who attacks is in the area's {@link Contest}. */
export interface Battle {
  area: AreaId;
  /** 0 until round 1 begins. */
  round: number;
  /** Units that have had their battle action this round. */
  acted: string[];
  /** How many units have retreated by land this round, by side and where to. */
  retreated: Record<Side, Partial<Record<AreaId, number>>>;
  /** How many defenders have retreated by sea in this battle (5.2.2 D). */
  sailed: number;
  /** The last roll, for the players to look at. */
  roll: { unit: string; side: Side; dice: number[]; hits: number } | null;
}

/** The victor's regroup (5.2.2 E). */
export interface Regroup {
  area: AreaId;
  /** How many units have gone to each area. */
  regrouped: Partial<Record<AreaId, number>>;
}

/** A revolt whose tribes are being chosen (11.0 A to C). */
export interface Revolt {
  kind: 'minor' | 'major' | 'massive';
  /** The tribes chosen so far. */
  tribes: TribeId[];
}

/** A revolt that has broken out (11.0 A to C). */
export interface Aftermath extends Revolt {
  /** The home areas in which no battle was needed or the Barbarians won. */
  won: AreaId[];
}

/** Steps distributed by a Baggage Train (11.0 D). */
export interface BaggageTrain {
  /** The area of the units that gain them; null until the first is given. */
  area: AreaId | null;
  /** How many are left. */
  steps: number;
}

/** What the parts of the end of the turn share: what the harvest brings (6.1), 0 until then. */
export interface Winter {
  /** How many units an area keeps: its garrison limit (6.1). */
  limit: number;
  /** The supply points a legion costs (6.4). */
  price: number;
}

/** What the frame of each step holds, in the order of the rulebook. */
export interface Frames {
  toss: NoData;
  /** The lowest bid so far (9.1). */
  bid: { lowest: number | null };
  turn: NoData;
  pick: NoData;
  deal: NoData;
  cardPlay: CardPlay;
  card: NoData;
  flip: { side: Side };
  announce: NoData;
  /** Of whose cards the announced actions are resolved. */
  actions: { of: readonly Side[] };
  event: { side: Side };
  revolt: Revolt;
  aftermath: Aftermath;
  baggage: BaggageTrain;
  supply: { side: Side };
  activation: { side: Side };
  influence: NoData;
  /** Whether Vercingetorix may keep the home he has (7.3). */
  rehome: { mayKeep: boolean };
  lostHome: NoData;
  groups: Groups;
  march: March;

  battles: Battles;
  attack: { area: AreaId };
  main: { area: AreaId };
  battle: Battle;
  round: NoData;
  hit: Hits<Side>;
  withdraw: NoData;
  regroup: Regroup;

  endOfTurn: NoData;
  winter: Winter;
  recall: NoData;
  harvest: NoData;
  returnCavalry: NoData;
  returnEliminatedGauls: NoData;
  legions: NoData;
  fightForHome: NoData;
  returnRomanAllies: NoData;
  gauls: NoData;
  returnEliminatedGermans: NoData;
  germans: NoData;
  noteWintering: NoData;
  control: NoData;
  winterSupply: NoData;
  /** How many legions are still to be chosen that go without supply (6.4). */
  attrition: { starving: number };
  replace: NoData;
  production: NoData;
  reinforcements: NoData;
  reinforce: NoData;
}
