import { srmCustomerEndpoints } from '@portal/shared/contract';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '../../../deps';
import { route } from '../../../plugins/route';
import { mergeCustomers } from './merge-customers';

export function registerCustomerMerge(app: FastifyInstance, deps: Deps): void {
  route(app, srmCustomerEndpoints.merge, ({ body, user }) => mergeCustomers(deps, user, body));
}
