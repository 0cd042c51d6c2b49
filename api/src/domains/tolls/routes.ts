import { srmTollEndpoints } from '@portal/shared/contract';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '../../deps';
import { route } from '../../plugins/route';
import { forgetGate, listGates, placeGate } from './gates';
import { compareTolls, readTripTolls } from './tolls';

export function registerTolls(app: FastifyInstance, deps: Deps): void {
  route(app, srmTollEndpoints.listGates, ({ user }) => listGates(deps, user));
  route(app, srmTollEndpoints.placeGate, ({ body, user }) => placeGate(deps, user, body));
  route(app, srmTollEndpoints.forgetGate, ({ query, user }) => forgetGate(deps, user, query.gateId));
  route(app, srmTollEndpoints.trip, ({ query, user }) => readTripTolls(deps, user, query.bookingId));
  route(app, srmTollEndpoints.compare, ({ query, user }) => compareTolls(deps, user, query));
}
