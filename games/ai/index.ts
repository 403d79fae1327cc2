export { isLevel, type Level, type LevelId, levelOf, levels } from './levels';
export { ObjectiveBot } from './objectiveBot';
export { type BotClass, type BotParts, botAt, SearchBot } from './searchBot';
