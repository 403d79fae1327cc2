import cors from '@koa/cors';
import type { Log } from '../log';
import { isOriginAllowed, type Origins } from '../origins';
import { NOT_ADMITTED } from '../socket/refusal';
import type { Middleware } from './koa';

const SECONDS_REMEMBERED = 600;
const READING = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Lets pages of the named origins, or with `*` of all, use the REST API. To be put before everything else: refusals and
 * errors are then told to those pages too, and what a browser asks beforehand (`OPTIONS`) is answered for each path.
 */
export function allowOrigins(origins: readonly string[]): Middleware {
  return cors({
    origin: (context) => allowedOf(origins, context.get('Origin')),
    allowMethods: ['GET', 'HEAD', 'POST', 'DELETE'],
    exposeHeaders: ['Retry-After'],
    maxAge: SECONDS_REMEMBERED,
  });
}

/** Refuses with 403 whatever a page of a foreign origin would change. */
export function refuseForeign(origins: Origins, log: Log): Middleware {
  return async (context, next) => {
    if (READING.includes(context.method) || isOriginAllowed(context.req, origins)) return next();
    const reason = 'foreign-origin';
    log('refused', { reason });
    return context.throw(403, NOT_ADMITTED[reason]);
  };
}

function allowedOf(origins: readonly string[], origin: string): string {
  if (origins.includes('*')) return '*';
  return origins.includes(origin) ? origin : '';
}
