import { messageOf, Unavailable } from '../errors';
import type { Log } from '../log';
import { REFUSALS } from '../socket/refusal';
import { isApi, type Middleware } from './koa';

/** Seconds after which to ask again when the database cannot be reached. */
const WAIT = 5;

type Thrown = { status?: number; expose?: boolean };

/**
 * Answers whatever goes wrong in the REST API with JSON: `{ "error": "why" }`. Reasons that are the server's own
 * are logged and not told, but for one: 503 while the database cannot be reached, with `Retry-After`.
 */
export function problems(log: Log): Middleware {
  return async (context, next) => {
    try {
      await next();
      if (context.status >= 400 && isApi(context.path) && typeof context.body !== 'object') {
        const { status } = context;
        context.body = { error: status === 405 ? 'Method not allowed' : 'There is nothing here' };
        context.status = status;
      }
    } catch (error) {
      const isDown = error instanceof Unavailable;
      const { status = isDown ? 503 : 500, expose = status < 500 } = error as Thrown;
      if (!expose) log('failed', { method: context.method, path: context.path, error: messageOf(error) });
      context.status = status;
      if (isDown) context.set('Retry-After', String(WAIT));
      context.body = { error: expose ? withoutCredentials(messageOf(error)) : failureOf(error) };
    }
  };
}

function failureOf(error: unknown): string {
  return error instanceof Unavailable ? REFUSALS.unavailable : 'The server failed at this';
}

function withoutCredentials(message: string): string {
  return message.startsWith('Invalid credentials') ? 'Invalid credentials' : message;
}
