import { srmDamageEndpoints } from '@portal/shared/contract';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '../../../deps';
import { route } from '../../../plugins/route';
import { listVehicleDamages, repairDamage } from './vehicle-damages';

export function registerDamages(app: FastifyInstance, deps: Deps): void {
  route(app, srmDamageEndpoints.list, ({ query, user }) => listVehicleDamages(deps, user, query.vehicleId));
  route(app, srmDamageEndpoints.repair, ({ body, user }) => repairDamage(deps, user, body));
}
