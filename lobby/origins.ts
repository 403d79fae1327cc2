import type { IncomingMessage } from 'node:http';

/** Which pages may use the server: those of the origins, with `*` all, and always its own. */
export type Origins = { origins: readonly string[]; trustProxy: boolean };

/**
 * Returns whether a request may open a connection, or change anything: a program's, which names no origin, or that of a page
 * of this server or of one of the origins. Browsers let any page open a WebSocket to any server, and send it a simple POST,
 * and leave it to the server to refuse.
 */
export function isOriginAllowed({ headers }: IncomingMessage, { origins, trustProxy }: Origins): boolean {
  const { origin } = headers;
  if (origin === undefined || origins.includes('*') || origins.includes(origin)) return true;
  const hosts = [headers.host, ...(trustProxy ? [firstOf(headers['x-forwarded-host'])] : [])];
  return hosts.some((host) => host !== undefined && isOriginOf(origin, host));
}

function firstOf(header: string | string[] | undefined): string | undefined {
  return header?.toString().split(',')[0]?.trim();
}

function isOriginOf(origin: string, host: string): boolean {
  if (!URL.canParse(origin)) return false;
  const page = new URL(origin);
  const own = `${page.protocol}//${host}`;
  return page.host !== '' && URL.canParse(own) && new URL(own).host === page.host;
}
