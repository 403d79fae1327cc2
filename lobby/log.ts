/** Writes one event with its details. Details never hold credentials, cards or arguments of moves. */
export type Log = (event: string, details?: Record<string, unknown>) => void;

/** Returns a log that hands one line of JSON per event to `write`. */
export function createLog(write: (line: string) => void): Log {
  return (event, details = {}) =>
    write(`${JSON.stringify({ time: new Date().toISOString(), event, ...details })}\n`);
}

/** A log that writes nothing. */
export const silent: Log = () => {};

/**
 * Sends what libraries print to the console into the log, one line each, without the arguments of a refused move
 * (boardgame.io prints them, and they may be secret).
 */
export function adoptConsole(log: Log): void {
  for (const level of ['log', 'info', 'warn', 'error'] as const) {
    console[level] = (...words: unknown[]) => {
      const text = words.map((word) => (word instanceof Error ? word.message : String(word))).join(' ');
      log('library', { level, text: text.replace(/ args: [\s\S]*$/, '').slice(0, 500) });
    };
  }
}
