/**
 * What who holds no seat may do at a table, as its maker says: watch and read what players say (`chat`), watch without that
 * (`play`), or nothing (`none`).
 */
export type Watching = 'chat' | 'play' | 'none';

/** What is chosen unless somebody says otherwise. */
export const USUAL_WATCHING: Watching = 'play';

/** The choices, as the form offers them. */
export const watchings: readonly { value: Watching; label: string }[] = [
  { value: 'play', label: 'May watch, but not read the chat' },
  { value: 'chat', label: 'May watch, and read the chat' },
  { value: 'none', label: 'Nobody watches' },
];
