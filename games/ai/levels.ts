/** How well a bot plays. */
export type LevelId = 'random' | 'easy' | 'normal' | 'hard';

/** A level of play, by what the search may spend on a decision and how it judges. */
export interface Level {
  /** Its id in settings and messages. */
  id: LevelId;
  /** As players read it. */
  name: string;
  /** One line for the person who chooses an opponent. */
  note: string;
  /** Iterations of the search for a decision at most; none means any legal move. */
  iterations: number;
  /** Milliseconds for a decision at most. */
  milliseconds: number;
  /** How far playouts look ahead, in what the game counts it by. */
  horizon: number;
  /** How much the search tries what has been tried little. */
  exploration: number;
  /** From 0 to 1: how much chance is mixed into its judgement. */
  noise: number;
  /** From 0 to 1: how many of its decisions it makes by lot, as who overlooks something. */
  slips: number;
}

const judgement = { horizon: 1, exploration: 1, noise: 0, slips: 0 };

/** The levels, the weakest first. */
export const levels: readonly Level[] = [
  {
    id: 'random',
    name: 'Random',
    note: 'plays any legal move; good for learning the rules',
    iterations: 0,
    milliseconds: 0,
    ...judgement,
  },
  {
    id: 'easy',
    name: 'Easy',
    note: 'looks a little ahead and often errs',
    iterations: 16,
    milliseconds: 300,
    ...judgement,
    noise: 0.4,
    slips: 0.45,
  },
  {
    id: 'normal',
    name: 'Normal',
    note: 'answers at once and overlooks something now and then',
    iterations: 300,
    milliseconds: 400,
    ...judgement,
    slips: 0.15,
  },
  {
    id: 'hard',
    name: 'Hard',
    note: 'takes some seconds over a turn',
    iterations: 20_000,
    milliseconds: 2_500,
    ...judgement,
  },
];

/** A turn takes as much time as so many of its decisions might. */
const DECISIVE = 2.2;

/** Returns how many milliseconds a bot may think in a turn, a card play or a Command, of which a decision takes so many at the most. */
export function timeForTurn(milliseconds: number): number {
  return DECISIVE * milliseconds;
}

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
