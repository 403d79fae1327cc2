import { Readable } from 'node:stream';
import { isRecord } from '../socket/wire';
import type { Context } from './koa';

const DEEPEST = 32;

/**
 * Returns the JSON object in the body of a request; an empty body counts as an empty object.
 *
 * @throws 413 if it is longer than `most` bytes, 415 if it is not JSON by its type, 400 if not by its content.
 */
export async function readBody(context: Context, most: number): Promise<Record<string, unknown>> {
  if (Number(context.get('content-length')) > most)
    context.throw(413, `The body is longer than ${most} bytes`);
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of context.req) {
    length += chunk.length;
    if (length > most) context.throw(413, `The body is longer than ${most} bytes`);
    chunks.push(chunk);
  }
  if (length === 0) return {};
  if (context.is('json') === false)
    context.throw(415, 'The body must be JSON (Content-Type: application/json)');
  const body = parse(Buffer.concat(chunks).toString());
  if (!isRecord(body)) context.throw(400, 'The body is not a JSON object');
  return body as Record<string, unknown>;
}

/** Puts a body in the place of the one that has been read: as `context.state.body`, and for whoever reads anew. */
export function replaceBody(context: Context, body: Record<string, unknown>): void {
  context.state.body = body;
  const bytes = Buffer.from(JSON.stringify(body));
  const headers = { 'content-type': 'application/json', 'content-length': String(bytes.length) };
  Object.assign(context.req.headers, headers);
  delete context.req.headers['transfer-encoding'];
  delete context.req.headers['content-encoding'];
  context.req = Object.assign(Readable.from([bytes]), { headers }) as unknown as Context['req'];
}

function parse(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text, (name, item) => (name === '__proto__' ? undefined : item));
    return depthOf(value) > DEEPEST ? undefined : value;
  } catch {
    return undefined;
  }
}

function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}
