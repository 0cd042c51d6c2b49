import { srmTripDriverEndpoints } from '@portal/shared/contract';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '../../../deps';
import { route } from '../../../plugins/route';
import { addTripDriver, removeTripDriver } from './change-drivers';

export function registerTripDrivers(app: FastifyInstance, deps: Deps): void {
  route(app, srmTripDriverEndpoints.add, ({ body, user }) => addTripDriver(deps, user, body));
  route(app, srmTripDriverEndpoints.remove, ({ query, user }) => removeTripDriver(deps, user, query));
}
