import type { Storage } from '../storage/storage';
import type { Middleware } from './koa';

const PATIENCE = 3000;

/** Answers `GET /healthz`: 200 if the database answers, 503 if not. */
export function health(storage: Storage): Middleware {
  return async (context, next) => {
    if (context.path !== '/healthz') return next();
    const well = await Promise.race([
      storage.check().then(
        () => true,
        () => false,
      ),
      new Promise<boolean>((resolve) => setTimeout(() => resolve(false), PATIENCE).unref()),
    ]);
    context.status = well ? 200 : 503;
    context.set('Cache-Control', 'no-store');
    context.body = { status: well ? 'ok' : 'the database does not answer' };
  };
}
