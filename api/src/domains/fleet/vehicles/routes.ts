import { srmVehicleEndpoints } from '@portal/shared/contract';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '../../../deps';
import { route } from '../../../plugins/route';
import { sendFleetWorkbook } from './excel';
import { getPrefill } from './get-prefill';
import { importVehicles } from './import';
import { vehicleDetails, vehiclesPage } from './read';
import { addVehicle, changeVehicle, removeVehicle } from './service';

export function registerFleet(app: FastifyInstance, deps: Deps): void {
  route(app, srmVehicleEndpoints.get, ({ query, user }) => vehicleDetails(deps, user, query.vehicleId));
  route(app, srmVehicleEndpoints.create, ({ body, user }) => addVehicle(deps, user, body));
  route(app, srmVehicleEndpoints.update, ({ body, user }) => changeVehicle(deps, user, body));
  route(app, srmVehicleEndpoints.list, ({ query, user }) => vehiclesPage(deps, user, query));
  route(app, srmVehicleEndpoints.remove, ({ query, user }) => removeVehicle(deps, user, query.vehicleId));
  route(app, srmVehicleEndpoints.downloadExcel, ({ query, user, reply }) =>
    sendFleetWorkbook(deps, user, query, reply),
  );
  route(app, srmVehicleEndpoints.importRows, ({ body, user }) => importVehicles(deps, user, body));
  route(app, srmVehicleEndpoints.fromListing, ({ body, user }) => getPrefill(deps, user, body.vehicleId));
}
