import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { uuid } from '../entities/primitives';
import { addTripDriverBody } from '../entities/trip-driver';
import { tripRecord } from '../entities/trip-record';

/**
 * Additional drivers of a trip. Beyond the supplier platform's own calls: the pages show none where the server has
 * none.
 */
export const srmTripDriverEndpoints = {
  add: endpoint({
    id: 'srmTripDrivers.add',
    capability: 'trip-drivers',
    method: 'POST',
    path: '/srm-bookings/drivers',
    access: 'agent',
    summary: 'Write who else may drive on a trip that is not over',
    body: addTripDriverBody,
    result: tripRecord,
    failure: 'Failed to update the trip',
    status: 201,
    built: true,
  }),
  remove: endpoint({
    id: 'srmTripDrivers.remove',
    capability: 'trip-drivers',
    method: 'DELETE',
    path: '/srm-bookings/drivers',
    access: 'agent',
    summary: 'Take an additional driver off a trip that is not over',
    query: v.object({ bookingId: uuid, driverId: uuid }),
    result: tripRecord,
    failure: 'Failed to update the trip',
    built: true,
  }),
} as const;
