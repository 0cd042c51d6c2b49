import { endpointTable } from '@portal/shared/contract';
import type { FastifyInstance } from 'fastify';
import { authenticate } from './authenticate';
import { AppProblem } from './problem';
import { routerPath } from './router-path';

/**
 * Calls of later releases answer 501 to callers with permission, so that a portal of another version can
 * tell.
 */
export function mountUnbuilt(app: FastifyInstance): void {
  for (const endpoint of endpointTable.filter(({ built }) => !built)) {
    app.route({
      method: endpoint.method,
      url: routerPath(endpoint),
      config: { endpointId: endpoint.id },
      onRequest: async (request) => authenticate(app, endpoint, request),
      handler: async () => {
        throw new AppProblem('not_in_this_release', 'This is not part of this release yet.');
      },
    });
  }
}

/** The contract is a promise: a server that lacks one of its endpoints does not start. */
export function assertAllMounted(app: FastifyInstance): void {
  const missing = endpointTable
    .filter(({ id, built }) => built && !app.mountedEndpoints.has(id))
    .map(({ id }) => id);
  if (missing.length > 0) throw new Error(`Endpoints of the contract without a route: ${missing.join(', ')}`);
}
