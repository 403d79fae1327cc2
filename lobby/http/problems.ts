import { messageOf } from '../errors';
import type { Log } from '../log';
import { isApi, type Middleware } from './koa';

type Thrown = { status?: number; expose?: boolean };

/**
 * Answers whatever goes wrong in the REST API with JSON: `{ "error": "why" }`. Reasons that are the server's own
 * are logged and not told.
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
      const { status = 500, expose = status < 500 } = error as Thrown;
      if (!expose) log('failed', { method: context.method, path: context.path, error: messageOf(error) });
      context.status = status;
      context.body = { error: expose ? withoutCredentials(messageOf(error)) : 'The server failed at this' };
    }
  };
}

function withoutCredentials(message: string): string {
  return message.startsWith('Invalid credentials') ? 'Invalid credentials' : message;
}
