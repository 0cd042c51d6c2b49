import { srmBookingEndpoints, tripPlanningEndpoints } from '@portal/shared/contract';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '../../../deps';
import { route } from '../../../plugins/route';
import { sendAddendum } from './send-addendum';
import { swapVehicle } from './swap-vehicle';

export function registerSwaps(app: FastifyInstance, deps: Deps): void {
  route(app, srmBookingEndpoints.swapVehicle, ({ body, user }) => swapVehicle(deps, user, body));
  route(app, tripPlanningEndpoints.addendumPdf, ({ query, user, reply }) =>
    sendAddendum(deps, user, query, reply),
  );
}
