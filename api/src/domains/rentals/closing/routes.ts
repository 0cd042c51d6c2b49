import { srmBookingEndpoints } from '@portal/shared/contract';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '../../../deps';
import { route } from '../../../plugins/route';
import { endTrip } from './end';
import { settleTrip } from './settle';

export function registerClosing(app: FastifyInstance, deps: Deps): void {
  route(app, srmBookingEndpoints.settle, ({ body, user }) => settleTrip(deps, user, body));
  route(app, srmBookingEndpoints.end, ({ body, user }) => endTrip(deps, user, body));
}
