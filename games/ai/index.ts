export { Alea } from './alea';
export { isLevel, type Level, type LevelId, levelOf, levels, timeForTurn } from './levels';
export { botsAt } from './localBots';
export { ObjectiveBot } from './objectiveBot';
export { type AskedDeed, Phase } from './pacing';
export {
  type BotAnswer,
  type BotClass,
  type BotDeed,
  type BotParts,
  botAt,
  LONGEST_DEED,
  type Progress,
  SearchBot,
  type SearchReport,
  type Thinking,
} from './searchBot';
export { type Position, Simulator } from './simulator';
export type { Thought, ThoughtLine } from './thought';
