import * as v from 'valibot';
import { endpoint } from '../endpoint';
import {
  openAccessBody,
  positionAccess,
  vehicleOdometer,
  vehiclePositions,
  vehicleTrack,
} from '../entities/position';
import { isoDate, isoTimestamp, uuid } from '../entities/primitives';

const shared = { capability: 'vehicle-positions', access: 'agent', built: true } as const;
const failure = 'Failed to fetch the positions';

/** Where vehicles are and were. Beyond the supplier platform's own calls. */
export const srmPositionEndpoints = {
  current: endpoint({
    id: 'srmPositions.current',
    ...shared,
    method: 'GET',
    path: '/srm-positions',
    summary: 'Every vehicle with a tracker, its state and place, or those heard since a time',
    query: v.object({ since: v.optional(isoTimestamp), accessId: v.optional(uuid) }),
    result: vehiclePositions,
    failure,
  }),
  day: endpoint({
    id: 'srmPositions.day',
    ...shared,
    method: 'GET',
    path: '/srm-positions/day',
    summary: "Where a vehicle drove on a day of the country's calendar",
    query: v.object({ vehicleId: uuid, day: isoDate, accessId: v.optional(uuid) }),
    result: vehicleTrack,
    failure,
  }),
  trip: endpoint({
    id: 'srmPositions.trip',
    ...shared,
    method: 'GET',
    path: '/srm-positions/trip',
    summary: 'Where the vehicles of a trip drove during it',
    query: v.object({ bookingId: uuid, accessId: v.optional(uuid) }),
    result: vehicleTrack,
    failure,
  }),
  odometer: endpoint({
    id: 'srmPositions.odometer',
    ...shared,
    method: 'GET',
    path: '/srm-positions/odometer',
    summary: 'What the odometer of a vehicle shows by now, by its tracker',
    query: v.object({ vehicleId: uuid }),
    result: vehicleOdometer,
    failure,
  }),
  openAccess: endpoint({
    id: 'srmPositions.openAccess',
    ...shared,
    method: 'POST',
    path: '/srm-positions/access',
    summary: 'State the purpose of a look at positions that no running trip explains; it is recorded',
    body: openAccessBody,
    result: positionAccess,
    failure: 'Failed to open the positions',
    status: 201,
  }),
  listAccess: endpoint({
    id: 'srmPositions.listAccess',
    ...shared,
    method: 'GET',
    path: '/srm-positions/access',
    summary: 'Who looked where a vehicle is or was, and why, the newest first',
    result: v.object({ list: v.array(positionAccess) }),
    failure,
  }),
} as const;
