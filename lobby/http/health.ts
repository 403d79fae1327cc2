import type { Storage } from '../storage/storage';
import type { Middleware } from './koa';
import { shared } from './shared';

const PATIENCE = 3000;

/** Answers `GET /healthz`: 200 if the database answers, 503 if not. All who ask at once are answered by one query. */
export function health(storage: Storage): Middleware {
  const isWell = shared(() => check(storage));
  return async (context, next) => {
    if (context.path !== '/healthz') return next();
    const well = await isWell();
    context.status = well ? 200 : 503;
    context.set('Cache-Control', 'no-store');
    context.body = { status: well ? 'ok' : 'the database does not answer' };
  };
}

function check(storage: Storage): Promise<boolean> {
  return Promise.race([
    storage.check().then(
      () => true,
      () => false,
    ),
    new Promise<boolean>((resolve) => setTimeout(() => resolve(false), PATIENCE).unref()),
  ]);
}
