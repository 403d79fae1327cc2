/* The steps of the game and what their frames hold, chapter by chapter. */
import type { NoData } from '../kit/frame';
import type { BattleFrames } from './battle/frames';
import type { EventFrames } from './events/frames';
import type { MovementFrames } from './movement/frames';
import type { ReactionFrames } from './reaction/frames';
import type { ReinforcementFrames } from './reinforcement/frames';
import type { SiegeFrames } from './siege/frames';
import type { StrategyFrames } from './strategy/frames';
import type { WinterFrames } from './winter/frames';

export interface Frames
  extends ReinforcementFrames,
    StrategyFrames,
    EventFrames,
    MovementFrames,
    ReactionFrames,
    BattleFrames,
    SiegeFrames,
    WinterFrames {
  /** The whole game. */
  game: NoData;
  /** What ends a turn (4.0 phase 5). */
  endTurn: NoData;
  /** A side loses steps among its units; finishes when they are lost, or none are left. */
  losses: {
    /** The units that may lose them. Those that are eliminated drop out. */
    units: string[];
    steps: number;
    /** What makes them lose it. */
    rule: string;
    /** Where the units are. */
    spaces: string[];
    /** The Roman Leaders with them, who may be left without units (9.6). */
    leaders: string[];
  };
}
