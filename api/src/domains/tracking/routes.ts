import {
  srmEngineEndpoints,
  srmPositionEndpoints,
  srmTrackerEndpoints,
  srmTrackingEndpoints,
} from '@portal/shared/contract';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '../../deps';
import { route } from '../../plugins/route';
import { listRefusedDevices } from './list-refused-devices';
import { askEngine } from './engine/ask-engine';
import { confirmContact, nameContact, removeContact } from './engine/contact';
import { approveEngine, restoreEngine, setRelay, withdrawEngine } from './engine/decide-engine';
import { readEngine } from './engine/read-engine';
import { acknowledge, listAlerts } from './alerts/alerts';
import { listPositions } from './positions/list-positions';
import { listAccesses, openAccess } from './positions/position-access';
import { readOdometer } from './odometer/read-odometer';
import { readDayTrack, readTripTrack } from './positions/read-tracks';
import {
  addTracker,
  listTrackers,
  moveTracker,
  readTrackingAddress,
  removeOwnTracker,
  renewTrackingAddress,
} from './trackers';
import { addZone, changeZone, listZones, removeZone } from './zones/zones';

export function registerTrackers(app: FastifyInstance, deps: Deps): void {
  route(app, srmTrackerEndpoints.list, ({ query, user }) => listTrackers(deps, user, query.vehicleId));
  route(app, srmTrackerEndpoints.add, ({ body, user }) => addTracker(deps, user, body));
  route(app, srmTrackerEndpoints.move, ({ body, user }) => moveTracker(deps, user, body));
  route(app, srmTrackerEndpoints.remove, ({ query, user }) => removeOwnTracker(deps, user, query.trackerId));
  route(app, srmTrackerEndpoints.listRefused, ({ user }) => listRefusedDevices(deps, user));
  route(app, srmTrackerEndpoints.address, ({ user }) => readTrackingAddress(deps, user));
  route(app, srmTrackerEndpoints.renewAddress, ({ user }) => renewTrackingAddress(deps, user));
}

export function registerPositions(app: FastifyInstance, deps: Deps): void {
  route(app, srmPositionEndpoints.current, ({ query, user }) => listPositions(deps, user, query));
  route(app, srmPositionEndpoints.day, ({ query, user }) => readDayTrack(deps, user, query));
  route(app, srmPositionEndpoints.trip, ({ query, user }) => readTripTrack(deps, user, query));
  route(app, srmPositionEndpoints.odometer, ({ query, user }) => readOdometer(deps, user, query.vehicleId));
  route(app, srmPositionEndpoints.openAccess, ({ body, user }) => openAccess(deps, user, body));
  route(app, srmPositionEndpoints.listAccess, ({ user }) => listAccesses(deps, user));
}

export function registerTracking(app: FastifyInstance, deps: Deps): void {
  route(app, srmTrackingEndpoints.listZones, ({ user }) => listZones(deps, user));
  route(app, srmTrackingEndpoints.addZone, ({ body, user }) => addZone(deps, user, body));
  route(app, srmTrackingEndpoints.changeZone, ({ body, user }) => changeZone(deps, user, body));
  route(app, srmTrackingEndpoints.removeZone, ({ query, user }) => removeZone(deps, user, query.zoneId));
  route(app, srmTrackingEndpoints.listAlerts, ({ query, user }) => listAlerts(deps, user, query.bookingId));
  route(app, srmTrackingEndpoints.acknowledge, ({ body, user }) => acknowledge(deps, user, body));
}

export function registerEngine(app: FastifyInstance, deps: Deps): void {
  route(app, srmEngineEndpoints.read, ({ query, user }) => readEngine(deps, user, query.vehicleId));
  route(app, srmEngineEndpoints.setRelay, ({ body, user }) => setRelay(deps, user, body));
  route(app, srmEngineEndpoints.nameContact, ({ body, user }) => nameContact(deps, user, body.email));
  route(app, srmEngineEndpoints.confirmContact, ({ body, user }) => confirmContact(deps, user, body.otp));
  route(app, srmEngineEndpoints.removeContact, ({ user }) => removeContact(deps, user));
  route(app, srmEngineEndpoints.ask, ({ body, user }) => askEngine(deps, user, body));
  route(app, srmEngineEndpoints.approve, ({ body, user }) => approveEngine(deps, user, body));
  route(app, srmEngineEndpoints.withdraw, ({ query, user }) => withdrawEngine(deps, user, query.requestId));
  route(app, srmEngineEndpoints.restore, ({ body, user }) => restoreEngine(deps, user, body.vehicleId));
}
