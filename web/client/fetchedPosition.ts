import type { Stacked } from '../../games/kit/frame';
import { addressOf } from '../router';

/** Whose positions of which match are asked for. */
interface Asked {
  game: string;
  matchID: string;
  /** Of whom holds a seat; absent for watchers. */
  credentials?: string;
}

/** So often the server is asked again that says it is asked too much, after so many milliseconds. */
const TRIES = 3;
const WAIT = 1_000;
const PATIENCE = 30_000;

/** Returns `G` of a match on the server as a seat, or a watcher, was sent it in a state. Rejects, saying why, where it cannot be had. */
export async function fetchedPosition(
  { game, matchID, credentials }: Asked,
  state: number,
): Promise<Stacked> {
  const path = `/games/${encodeURIComponent(game)}/${encodeURIComponent(matchID)}/positions/${state}`;
  const headers: HeadersInit = credentials === undefined ? {} : { Authorization: `Bearer ${credentials}` };
  for (let tries = 1; ; tries++) {
    const answer = await fetch(addressOf(path), { headers, signal: AbortSignal.timeout(PATIENCE) }).catch(
      () => {
        throw new Error('The server does not answer');
      },
    );
    const body: unknown = await answer.json().catch(() => undefined);
    if (answer.status === 429 && tries < TRIES) {
      await new Promise((resolve) => setTimeout(resolve, WAIT));
      continue;
    }
    if (answer.ok && isPosition(body)) return body.G;
    throw new Error(hasReason(body) ? body.error : `The server answers ${answer.status}`);
  }
}

function isPosition(body: unknown): body is { G: Stacked } {
  if (!isObject(body) || !('G' in body) || !isObject(body.G)) return false;
  const { G } = body;
  return 'stack' in G && Array.isArray(G.stack) && 'seats' in G && isObject(G.seats);
}

function hasReason(body: unknown): body is { error: string } {
  return isObject(body) && 'error' in body && typeof body.error === 'string';
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
