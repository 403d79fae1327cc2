import { addressOf } from '../addresses';
import { Allowances, type Limits } from '../limits';
import { isApi, type Middleware } from './koa';

/** How many files of the web app count as one request of the REST API. */
const FILES_WORTH = 10;

/**
 * Refuses with 429 what an address asks beyond its allowance of requests; `Retry-After` says after how many seconds
 * there is some again. Files of the web app have an allowance of their own, {@link FILES_WORTH} times as large.
 */
export function limitRequests({ requestBurst, requestsPerSecond }: Limits): Middleware {
  const requests = new Allowances(requestBurst, requestsPerSecond);
  const files = new Allowances(requestBurst * FILES_WORTH, requestsPerSecond * FILES_WORTH);
  return async (context, next) => {
    const isFile = !isApi(context.path) && ['GET', 'HEAD'].includes(context.method);
    if ((isFile ? files : requests).take(addressOf(context.req, context.app.proxy))) return next();
    context.set('Retry-After', String(Math.ceil(1 / requestsPerSecond)));
    return context.throw(429, 'Too many requests from your address; try again in a moment');
  };
}
