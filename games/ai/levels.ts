/** How well a bot plays. */
export type LevelId = 'random' | 'easy' | 'normal' | 'hard';

/** A level of play, by what the search may spend on a decision. */
export interface Level {
  id: LevelId;
  name: string;
  /** One line for the person who chooses an opponent. */
  note: string;
  /** Iterations of the search for a decision at most; none means any legal move. */
  iterations: number;
  /** Milliseconds for a decision at most. */
  milliseconds: number;
}

/** The levels, the weakest first. */
export const levels: readonly Level[] = [
  {
    id: 'random',
    name: 'Random',
    note: 'plays any legal move; good for learning the rules',
    iterations: 0,
    milliseconds: 0,
  },
  {
    id: 'easy',
    name: 'Easy',
    note: 'looks a little ahead and often errs',
    iterations: 24,
    milliseconds: 500,
  },
  { id: 'normal', name: 'Normal', note: 'a sensible opponent', iterations: 300, milliseconds: 1_000 },
  { id: 'hard', name: 'Hard', note: 'takes its time', iterations: 20_000, milliseconds: 2_500 },
];

/** Returns a level. Throws for an unknown id. */
export function levelOf(id: string): Level {
  const level = levels.find((candidate) => candidate.id === id);
  if (level === undefined) throw new Error(`no level ${id}; choose ${levels.map(({ id }) => id).join(', ')}`);
  return level;
}

/** Says whether there is a level of that id. */
export function isLevel(id: unknown): id is LevelId {
  return levels.some((level) => level.id === id);
}
