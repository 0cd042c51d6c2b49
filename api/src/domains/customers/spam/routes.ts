import { srmCustomerEndpoints } from '@portal/shared/contract';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '../../../deps';
import { route } from '../../../plugins/route';
import { isSpammed } from './check';

export function registerSpam(app: FastifyInstance, deps: Deps): void {
  route(app, srmCustomerEndpoints.isSpammed, ({ query, user }) => isSpammed(deps, user, query.customerId));
}
