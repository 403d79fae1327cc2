import { recordAt } from './api';

/**
 * Returns the record of a match of the server as it is sent; a room that is closed to watchers gives it to who has the credentials of a
 * seat. Rejects with the reason in words.
 */
export async function recordText(game: string, match: string, credentials?: string): Promise<string> {
  const headers: HeadersInit = credentials === undefined ? {} : { Authorization: `Bearer ${credentials}` };
  const answer = await fetch(recordAt(game, match), { headers }).catch(() => {
    throw new Error('The server cannot be reached');
  });
  const text = await answer.text();
  if (answer.status === 404) throw new Error('There is no such match on the server, or no longer');
  if (!answer.ok) throw new Error(reasonIn(text) ?? `The server answers ${answer.status}`);
  return text;
}

/** Returns why the server refuses, from the body of its answer; undefined where it is no answer of our server. */
function reasonIn(text: string): string | undefined {
  try {
    const { error }: { error?: unknown } = JSON.parse(text);
    return typeof error === 'string' ? error : undefined;
  } catch {
    return undefined;
  }
}
