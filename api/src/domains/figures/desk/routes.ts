import { srmBookingEndpoints, tripPlanningEndpoints } from '@portal/shared/contract';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '../../../deps';
import { route } from '../../../plugins/route';
import { tripAlerts } from './alerts/alerts';
import { tripAnalytics } from './analytics';

export function registerDesk(app: FastifyInstance, deps: Deps): void {
  route(app, srmBookingEndpoints.analytics, ({ query, user }) => tripAnalytics(deps, user, query));
  route(app, tripPlanningEndpoints.alerts, ({ query, user }) => tripAlerts(deps, user, query.bookingId));
}
