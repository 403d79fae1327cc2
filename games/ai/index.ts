export { Alea } from './alea';
export { isLevel, type Level, type LevelId, levelOf, levels } from './levels';
export { botsAt } from './localBots';
export { ObjectiveBot } from './objectiveBot';
export {
  type BotAnswer,
  type BotClass,
  type BotParts,
  botAt,
  type Progress,
  SearchBot,
  type SearchReport,
} from './searchBot';
export { Simulator } from './simulator';
