/**
 * Returns what went wrong with a request to the lobby, in plain words; `forbidden` are those for what others alone
 * may do. boardgame.io's `LobbyClientError` carries the status in its message and the server's answer in its `details`.
 */
export function problemOf(error: unknown, forbidden = 'The seat is not yours, or no longer.'): string {
  const message = error instanceof Error ? error.message : '';
  const status = Number(/^HTTP status (\d+)$/.exec(message)?.[1]);
  if (Number.isNaN(status)) return 'The server cannot be reached. Nothing is lost; try again in a moment.';
  if (status === 404) return 'There is no such match any more.';
  if (status === 409) return 'Somebody else has just taken that seat.';
  if (status === 403) return forbidden;
  if (status === 429) return reasonIn(error) ?? 'Too many requests came from here lately. Try again later.';
  if (status >= 500) return 'The server has a problem. Nothing is lost; try again in a moment.';
  return reasonIn(error) ?? 'The server did not accept that.';
}

function reasonIn(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('details' in error)) return undefined;
  const { details } = error;
  const reason =
    typeof details === 'object' && details !== null && 'error' in details ? details.error : details;
  return typeof reason === 'string' && reason !== '' ? `The server says: ${reason.slice(0, 200)}` : undefined;
}
