import type { FastifyInstance } from 'fastify';
import { sendProblem } from './problem';

/** Those who ask for them reach the gateway itself, not the address of the portal. */
const rootAddresses = ['/healthz', '/readyz'];

const isBelow = (url: string, basePath: string): boolean => url.startsWith(`${basePath}/`);

/** What the routes see of an address: the part behind the base path. */
export const removeBasePath = (url: string, basePath: string): string =>
  isBelow(url, basePath) ? url.slice(basePath.length) : url;

/** Answers what is not below the base path. The root of the origin and the base path itself lead to the portal. */
export function refuseOutside(app: FastifyInstance, basePath: string): void {
  if (basePath === '') return;
  app.addHook('onRequest', async ({ originalUrl }, reply) => {
    const [pathname = '', query] = originalUrl.split('?');
    if (isBelow(originalUrl, basePath) || rootAddresses.includes(pathname)) return;
    if (pathname === '/' || pathname === basePath)
      return reply
        .header('cache-control', 'no-store')
        .redirect(`${basePath}/${query === undefined ? '' : `?${query}`}`);
    return sendProblem(reply, 404, 'There is nothing at this address.');
  });
}
