/* The steps of the game and what their frames hold, chapter by chapter. */
import type { BattleFrames } from './battle/frames';
import type { EventFrames } from './events/frames';
import type { LossFrames } from './losses';
import type { MovementFrames } from './movement/frames';
import type { ReactionFrames } from './reaction/frames';
import type { ReinforcementFrames } from './reinforcement/frames';
import type { SequenceFrames } from './sequence';
import type { SiegeFrames } from './siege/frames';
import type { StrategyFrames } from './strategy/frames';
import type { WinterFrames } from './winter/frames';

export interface Frames
  extends SequenceFrames,
    ReinforcementFrames,
    StrategyFrames,
    EventFrames,
    MovementFrames,
    ReactionFrames,
    BattleFrames,
    SiegeFrames,
    WinterFrames,
    LossFrames {}
