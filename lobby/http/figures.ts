import { createHash, timingSafeEqual } from 'node:crypto';
import type { Metrics } from '../metrics';
import type { Middleware } from './koa';

/**
 * Answers `GET /metrics` to clients that send `Authorization: Bearer` with the token, and others with 404. Where there is no token
 * everybody gets 404.
 */
export function figures(metrics: Metrics | undefined, token: string | undefined): Middleware {
  const wanted = token === undefined ? undefined : digestOf(`Bearer ${token}`);
  return async (context, next) => {
    if (context.path !== '/metrics') return next();
    const knows = wanted !== undefined && timingSafeEqual(digestOf(context.get('authorization')), wanted);
    if (metrics === undefined || !knows) return context.throw(404, 'There is nothing here');
    const { type, text } = await metrics.text();
    context.set('Content-Type', type);
    context.set('Cache-Control', 'no-store');
    context.body = text;
  };
}

/** Counts every answer. */
export function counted(metrics: Metrics): Middleware {
  return async (context, next) => {
    await next();
    metrics.answered(context.method, context.status);
  };
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
