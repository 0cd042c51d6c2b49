import { srmVehicleEndpoints } from '@portal/shared/contract';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '../../../deps';
import { route } from '../../../plugins/route';
import { addMaintenance, listMaintenance, removeMaintenance } from './maintenance';

export function registerMaintenance(app: FastifyInstance, deps: Deps): void {
  route(app, srmVehicleEndpoints.maintenance, ({ query, user }) =>
    listMaintenance(deps, user, query.vehicleId),
  );
  route(app, srmVehicleEndpoints.addMaintenance, ({ body, user }) => addMaintenance(deps, user, body));
  route(app, srmVehicleEndpoints.removeMaintenance, ({ query, user }) =>
    removeMaintenance(deps, user, query.maintenanceId),
  );
}
