/* The steps of the game and what their frames hold, chapter by chapter. */
import type { NoData } from '../kit/frame';
import type { CombatFrames } from './combat/frames';
import type { CommandFrames } from './command/frames';
import type { DeploymentFrames } from './deployment/frames';
import type { FireFrames } from './fire/frames';
import type { MovementFrames } from './movement/frames';
import type { OffBoardFrames } from './offboard/frames';

export interface Frames
  extends DeploymentFrames,
    MovementFrames,
    OffBoardFrames,
    FireFrames,
    CombatFrames,
    CommandFrames {
  /** The whole game. */
  game: NoData;
  /** What begins a turn. */
  startTurn: NoData;
  /** What ends a turn (4.7). */
  endTurn: NoData;
}
