import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { uuid } from '../entities/primitives';
import {
  addTrackerBody,
  moveTrackerBody,
  refusedDevice,
  trackerRecord,
  trackingAddress,
} from '../entities/tracker';

const shared = { capability: 'vehicle-tracking', access: 'agent', built: true } as const;

/** GPS trackers and phones that report where vehicles are. Beyond the supplier platform's own calls. */
export const srmTrackerEndpoints = {
  list: endpoint({
    id: 'srmTrackers.list',
    ...shared,
    method: 'GET',
    path: '/srm-trackers',
    summary: 'The trackers of the company, or of one vehicle, and when each was last heard',
    query: v.object({ vehicleId: v.optional(uuid) }),
    result: v.object({ list: v.array(trackerRecord) }),
    failure: 'Failed to fetch the trackers',
  }),
  add: endpoint({
    id: 'srmTrackers.add',
    ...shared,
    method: 'POST',
    path: '/srm-trackers',
    summary: 'Register a tracker by its identifier and install it in a vehicle',
    body: addTrackerBody,
    result: trackerRecord,
    failure: 'Failed to save the tracker',
    status: 201,
  }),
  move: endpoint({
    id: 'srmTrackers.move',
    ...shared,
    method: 'PUT',
    path: '/srm-trackers/vehicle',
    summary: 'Install a tracker in another vehicle; its earlier positions stay with the vehicle before',
    body: moveTrackerBody,
    result: trackerRecord,
    failure: 'Failed to save the tracker',
  }),
  remove: endpoint({
    id: 'srmTrackers.remove',
    ...shared,
    method: 'DELETE',
    path: '/srm-trackers',
    summary: 'Take a tracker out of its vehicle and accept nothing more from it; its positions stay',
    query: v.object({ trackerId: uuid }),
    result: v.null(),
    failure: 'Failed to remove the tracker',
  }),
  listRefused: endpoint({
    id: 'srmTrackers.listRefused',
    ...shared,
    method: 'GET',
    path: '/srm-trackers/refused',
    summary: "Devices of the last day that sent the company's key and are not added, the newest first",
    result: v.object({ list: v.array(refusedDevice) }),
    failure: 'Failed to fetch the trackers',
  }),
  address: endpoint({
    id: 'srmTrackers.address',
    ...shared,
    method: 'GET',
    path: '/srm-trackers/address',
    summary: 'Where phones and Traccar servers of the company send positions',
    result: trackingAddress,
    failure: 'Failed to fetch the trackers',
  }),
  renewAddress: endpoint({
    id: 'srmTrackers.renewAddress',
    ...shared,
    method: 'POST',
    path: '/srm-trackers/address',
    summary: 'Replace the key of that address; the old one is refused at once',
    result: trackingAddress,
    failure: 'Failed to save the tracker',
  }),
} as const;
