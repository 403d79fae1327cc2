import { isLevel, type LevelId, levelOf } from '../../games/ai/levels';

/** Levels that bots had once, by the level that stands for them now. */
const FORMER: Record<string, LevelId> = { mcts: 'normal' };

/** Returns what a bot is called. */
export function botName(level: LevelId): string {
  return `Bot (${levelOf(level).name})`;
}

/** Returns the level of today for a level that was stored, or undefined when it cannot be understood. */
export function storedLevel(stored: string): LevelId | undefined {
  if (isLevel(stored)) return stored;
  return Object.hasOwn(FORMER, stored) ? FORMER[stored] : undefined;
}
