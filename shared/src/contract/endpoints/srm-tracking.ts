import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { uuid } from '../entities/primitives';
import { acknowledgeAlertBody, trackingAlert } from '../entities/tracking-alert';
import { addZoneBody, changeZoneBody, trackingZone } from '../entities/tracking-zone';

const shared = { capability: 'tracking-alerts', access: 'agent', built: true } as const;
const zoneFailure = 'Failed to save the zone';

/** Zones, and alerts about where and how vehicles drive. Beyond the supplier platform's own calls. */
export const srmTrackingEndpoints = {
  listZones: endpoint({
    id: 'srmTracking.listZones',
    ...shared,
    method: 'GET',
    path: '/srm-tracking/zones',
    summary: 'The zones of the company, by name',
    result: v.object({ list: v.array(trackingZone) }),
    failure: 'Failed to fetch the zones',
  }),
  addZone: endpoint({
    id: 'srmTracking.addZone',
    ...shared,
    method: 'POST',
    path: '/srm-tracking/zones',
    summary: 'Add a zone: a circle, or an area by its corners',
    body: addZoneBody,
    result: trackingZone,
    failure: zoneFailure,
    status: 201,
  }),
  changeZone: endpoint({
    id: 'srmTracking.changeZone',
    ...shared,
    method: 'PUT',
    path: '/srm-tracking/zones',
    summary: 'Change a zone',
    body: changeZoneBody,
    result: trackingZone,
    failure: zoneFailure,
  }),
  removeZone: endpoint({
    id: 'srmTracking.removeZone',
    ...shared,
    method: 'DELETE',
    path: '/srm-tracking/zones',
    summary: 'Remove a zone; alerts that name it stay',
    query: v.object({ zoneId: uuid }),
    result: v.null(),
    failure: 'Failed to remove the zone',
  }),
  listAlerts: endpoint({
    id: 'srmTracking.listAlerts',
    ...shared,
    method: 'GET',
    path: '/srm-tracking/alerts',
    summary: 'Alerts about where and how vehicles drive, the newest first, or those of one trip',
    query: v.object({ bookingId: v.optional(uuid) }),
    result: v.object({ list: v.array(trackingAlert) }),
    failure: 'Failed to fetch the alerts',
  }),
  acknowledge: endpoint({
    id: 'srmTracking.acknowledge',
    ...shared,
    method: 'POST',
    path: '/srm-tracking/alerts/acknowledge',
    summary: 'Acknowledge an alert, and say whether it was right',
    body: acknowledgeAlertBody,
    result: trackingAlert,
    failure: 'Failed to acknowledge the alert',
  }),
} as const;
