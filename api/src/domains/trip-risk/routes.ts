import { srmRiskEndpoints } from '@portal/shared/contract';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '../../deps';
import { route } from '../../plugins/route';
import { listRisks, markRisk, readRisk } from './risks';

export function registerTripRisks(app: FastifyInstance, deps: Deps): void {
  route(app, srmRiskEndpoints.get, ({ query, user }) => readRisk(deps, user, query.bookingId));
  route(app, srmRiskEndpoints.list, ({ user }) => listRisks(deps, user));
  route(app, srmRiskEndpoints.mark, ({ body, user }) => markRisk(deps, user, body));
}
