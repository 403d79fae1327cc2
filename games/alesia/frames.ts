/* The steps of the game and what their frames hold, chapter by chapter. */
import type { CombatFrames } from './combat/frames';
import type { CommandFrames } from './command/frames';
import type { DeploymentFrames } from './deployment/frames';
import type { FireFrames } from './fire/frames';
import type { MovementFrames } from './movement/frames';
import type { OffBoardFrames } from './offboard/frames';
import type { SequenceFrames } from './sequence';

export interface Frames
  extends SequenceFrames,
    DeploymentFrames,
    MovementFrames,
    OffBoardFrames,
    FireFrames,
    CombatFrames,
    CommandFrames {}
