import { searchEndpoints } from '@portal/shared/contract';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '../../deps';
import { route } from '../../plugins/route';
import { findEverything } from './find-everything';

export function registerSearch(app: FastifyInstance, deps: Deps): void {
  route(app, searchEndpoints.find, ({ query, user }) => findEverything(deps, user, query.search));
}
