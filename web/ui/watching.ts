/**
 * What who holds no seat may do at a table, as its maker says: watch and read what players say (`chat`), watch without that
 * (`play`), or nothing (`none`).
 */
export type Watching = 'chat' | 'play' | 'none';

/** What is chosen of watchers: what they may do, and how many minutes later they see the game. */
export interface WatchingChoice {
  id: string;
  watching: Watching;
  delay: number;
  label: string;
}

/** The choices, as the form offers them, the usual one first. */
export const watchings: readonly [WatchingChoice, ...WatchingChoice[]] = [
  { id: 'play', watching: 'play', delay: 0, label: 'May watch, but not read the chat' },
  { id: 'chat', watching: 'chat', delay: 0, label: 'May watch, and read the chat' },
  ...[5, 15, 60].map((delay) => ({
    id: `play-${delay}`,
    watching: 'play' as const,
    delay,
    label: `See it ${delay} minutes later, no chat`,
  })),
  { id: 'none', watching: 'none', delay: 0, label: 'Nobody watches' },
];

/** Returns how much later watchers see a game, as people say it. */
export function laterIn(delay: number): string {
  return `${delay} ${delay === 1 ? 'minute' : 'minutes'} later`;
}
