import type { NoData } from '../../kit/frame';
import type { Effect, Timing } from '../components/cards';
import type { Side } from '../components/sides';

/**
 * What is due next in a card play: its event is announced, which the other side may cancel; the event takes place; Action
 * Points are spent; the Supply Phase; or nothing more (7.4.2, 7.5.5).
 */
export type CardPlayStage = 'announced' | 'event' | 'points' | 'supply' | 'over';

/** A card play under way (7.4.2). */
export interface CardPlay {
  side: Side;
  card: number;
  /** What it is played for: its event and nothing else, its bonus and then its points, or its points only (7.5). */
  as: 'event' | 'bonus' | 'points';
  stage: CardPlayStage;
  /** Action Points left (7.6). */
  points: number;
  /** Pieces that have moved or been activated in this card play (10.2.1). */
  moved: string[];
  /** Fortified Locations against which the Siege dice were rolled in this card play (14.3.4). */
  rolled: string[];
  /** What its bonus has brought for as long as it lasts; what is used up is taken out. */
  inForce: Effect[];
}

/** The Strategy Phase (7.0). */
export interface StrategyFrames {
  /**
   * The whole phase; `first` plays first in each round, `round` counts from 1 to 8 and is 0 before the first card (7.3,
   * 7.4.1).
   */
  strategy: { first: Side; round: number; played: Side[] };
  /**
   * A player selects the card of the round (7.4.2 step 1), or first discards a Surprise card, which he may do once a round
   * (7.5.4).
   */
  card: { discarded: boolean };
  /** The whole card play: event or bonus, Action Points, Supply Phase (7.4.2 steps 2 and 3). */
  cardPlay: CardPlay;
  /** The player of the card spends its Action Points (7.7). */
  actions: NoData;
  /**
   * Asks a side whether it plays a card of its hand that may be played now and was not played as the card of a round:
   * it is asked whether or not it holds one (see {@link askForCard}). Finishes with the number of the card it has played, or
   * with null; the card is discarded and replaced (7.5.4).
   */
  surprise: { timing: Timing; space: string | null };
  /** Attrition of what is out of supply, of one player (7.4.2 step 3, 15.4). */
  supply: { side: Side };
}
