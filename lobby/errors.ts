/** A reason why the server cannot start, in one plain sentence for the person who started it. */
export class StartupError extends Error {
  /** The name of the class. */
  override name = 'StartupError';
}

/** A state was to be stored on top of another one than the one stored now. */
export class StaleState extends Error {
  override name = 'StaleState';
}

/** A seat, or what else was to be changed of a match, has been changed by somebody else meanwhile. */
export class Conflict extends Error {
  override name = 'Conflict';
  readonly status = 409;
  readonly expose = true;
}

/** Somebody has as much of something as one may have. */
export class Excess extends Error {
  override name = 'Excess';
  readonly status = 429;
  readonly expose = true;
}

/** A saved match cannot be played on as the game is now. */
export class MatchRefused extends Error {
  override name = 'MatchRefused';
  readonly status = 409;
  readonly expose = true;
}

/** A saved match was written by another version of its game, and there is no way to read it. */
export class VersionRefused extends MatchRefused {
  override name = 'VersionRefused';

  constructor(game: string, version: number, wanted: number) {
    super(`This match of ${game} was saved as version ${version}; this server plays version ${wanted}`);
  }
}

/** A match has been deleted while it was being read. */
export class MatchGone extends Error {
  override name = 'MatchGone';
}

/** The database cannot be reached, or does not do its work; `cause` is what it said. */
export class Unavailable extends Error {
  override name = 'Unavailable';

  constructor(cause: unknown) {
    super(messageOf(cause), { cause });
  }
}

/** A game threw an error where its rules should have answered. */
export class GameFailure extends Error {
  override name = 'GameFailure';
}

/** Returns the message of anything thrown, also of what libraries throw that is no `Error`. */
export function messageOf(error: unknown): string {
  if (error instanceof Error) return error.message;
  if (typeof error !== 'object' || error === null) return String(error);
  if ('message' in error && typeof error.message === 'string') return error.message;
  const facts = Object.entries(error).filter(([, value]) => ['string', 'number'].includes(typeof value));
  return facts.map(([name, value]) => `${name} ${value}`).join(', ') || 'unknown error';
}
