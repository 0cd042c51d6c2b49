import { listingChangeEndpoints, portfolioEndpoints } from '@portal/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps';
import { route } from '../../../plugins/route';
import { listVehicleFigures } from './list-vehicle-figures';
import { getPortfolio } from './portfolio';
import { recordView } from './record-view';

export function registerPortfolio(app: FastifyInstance, deps: Deps): void {
  route(app, portfolioEndpoints.get, ({ query, user }) => getPortfolio(deps, user, query));
  route(app, portfolioEndpoints.vehicles, ({ query, user }) => listVehicleFigures(deps, user, query));
  route(app, listingChangeEndpoints.recordView, async ({ body }) => recordView(deps, body));
}
