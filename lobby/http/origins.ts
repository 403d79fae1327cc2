import cors from '@koa/cors';
import type { Middleware } from './koa';

const SECONDS_REMEMBERED = 600;

/**
 * Lets pages of the named origins, or with `*` of all, use the REST API. To be put before everything else: refusals and
 * errors are then told to those pages too, and what a browser asks beforehand (`OPTIONS`) is answered for each path.
 */
export function allowOrigins(origins: readonly string[]): Middleware {
  return cors({
    origin: (context) => allowedOf(origins, context.get('Origin')),
    allowMethods: ['GET', 'HEAD', 'POST'],
    exposeHeaders: ['Retry-After'],
    maxAge: SECONDS_REMEMBERED,
  });
}

function allowedOf(origins: readonly string[], origin: string): string {
  if (origins.includes('*')) return '*';
  return origins.includes(origin) ? origin : '';
}
