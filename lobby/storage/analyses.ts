import { type Analysis, parseAnalysis } from '../../games/analysis/analysis';
import type { Database } from './database';

/** What the computer has said of matches that are over: it is kept with the match, and goes with it. */
export class KeptAnalyses {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Keeps what was said of a match, in the place of what was said before; nothing where the match is gone. */
  async keep(matchID: string, analysis: Analysis): Promise<void> {
    await this.#database.query(
      `INSERT INTO analyses (match_id, analysis) SELECT id, $2 FROM matches WHERE id = $1
       ON CONFLICT (match_id) DO UPDATE SET analysis = excluded.analysis`,
      [matchID, JSON.stringify(analysis)],
    );
  }

  /** Returns what was said of a match; null where nothing was, or only by a release that this one does not understand. */
  async find(matchID: string): Promise<Analysis | null> {
    const [row] = await this.#database.query<{ analysis: string }>(
      'SELECT analysis FROM analyses WHERE match_id = $1',
      [matchID],
    );
    if (row === undefined) return null;
    try {
      return parseAnalysis(row.analysis);
    } catch {
      return null;
    }
  }
}
