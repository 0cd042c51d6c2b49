import { srmTrackerEndpoints } from '@portal/shared/contract';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '../../deps';
import { route } from '../../plugins/route';
import {
  addTracker,
  listTrackers,
  moveTracker,
  readTrackingAddress,
  removeOwnTracker,
  renewTrackingAddress,
} from './trackers';

export function registerTrackers(app: FastifyInstance, deps: Deps): void {
  route(app, srmTrackerEndpoints.list, ({ query, user }) => listTrackers(deps, user, query.vehicleId));
  route(app, srmTrackerEndpoints.add, ({ body, user }) => addTracker(deps, user, body));
  route(app, srmTrackerEndpoints.move, ({ body, user }) => moveTracker(deps, user, body));
  route(app, srmTrackerEndpoints.remove, ({ query, user }) => removeOwnTracker(deps, user, query.trackerId));
  route(app, srmTrackerEndpoints.address, ({ user }) => readTrackingAddress(deps, user));
  route(app, srmTrackerEndpoints.renewAddress, ({ user }) => renewTrackingAddress(deps, user));
}
