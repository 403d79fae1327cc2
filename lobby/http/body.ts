import type { Context } from './koa';

const DEEPEST = 32;

/**
 * Returns the JSON object in the body of a request; an empty body counts as an empty object.
 *
 * @throws 413 if it is longer than `most` bytes, 415 if it is not JSON by its type, 400 if not by its content or if it
 * ends too early.
 */
export async function readBody(context: Context, most: number): Promise<object> {
  const bytes = await bytesOf(context, most);
  if (bytes.length === 0) return {};
  if (context.is('json') === false || isEncoded(context)) {
    context.throw(415, 'The body must be JSON (Content-Type: application/json)');
  }
  const body = parse(bytes.toString());
  if (!isObject(body)) return context.throw(400, 'The body is not a JSON object');
  return body;
}

async function bytesOf(context: Context, most: number): Promise<Buffer> {
  const refuse = (): never => {
    context.set('Connection', 'close');
    return context.throw(413, `The body is longer than ${most} bytes`);
  };
  if (Number(context.get('content-length')) > most) refuse();
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of piecesOf(context)) {
    length += chunk.length;
    if (length > most) refuse();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The rest of a body that is refused half-way is thrown away with its connection, after the answer. */
async function* piecesOf(context: Context): AsyncGenerator<Buffer> {
  try {
    yield* context.req.iterator({ destroyOnReturn: false });
  } catch {
    context.throw(400, 'The body ended too early');
  }
}

function isEncoded(context: Context): boolean {
  return !['', 'identity'].includes(context.get('content-encoding').toLowerCase());
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

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
