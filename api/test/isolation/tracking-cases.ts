import { listTripIdCases, type Case } from './case';
import { gateSide, trackedDay, zone } from './create-tenant-desk';

const as = 'company';

/** Calls for trackers, positions, zones, tolls and risks. */
export const trackingCases: Readonly<Record<string, readonly Case[]>> = {
  'srmTrackers.list': [
    { as, ids: { 'query.vehicleId': 'fleet' }, request: (own) => ({ query: { vehicleId: own.fleet } }) },
  ],
  'srmTrackers.add': [
    {
      as,
      ids: { 'body.vehicleId': 'fleet' },
      request: (own) => ({ body: { identifier: own.spare, channel: 'web', vehicleId: own.spare } }),
    },
  ],
  'srmTrackers.move': [
    {
      as,
      ids: { 'body.trackerId': 'tracker', 'body.vehicleId': 'fleet' },
      request: (own) => ({ body: { trackerId: own.tracker, vehicleId: own.fleet } }),
    },
  ],
  'srmTrackers.remove': [
    { as, ids: { 'query.trackerId': 'tracker' }, request: (own) => ({ query: { trackerId: own.tracker } }) },
  ],
  'srmTrackers.listRefused': [{ as, ids: {}, request: () => ({}) }],
  'srmTrackers.address': [{ as, ids: {}, request: () => ({}) }],
  'srmTrackers.renewAddress': [{ as, ids: {}, request: () => ({}) }],
  'srmEngine.read': [
    { as, ids: { 'query.vehicleId': 'fleet' }, request: (own) => ({ query: { vehicleId: own.fleet } }) },
  ],
  'srmEngine.setRelay': [
    {
      as,
      ids: { 'body.trackerId': 'tracker' },
      request: (own) => ({ body: { trackerId: own.tracker, hasRelay: true } }),
    },
  ],
  'srmEngine.nameContact': [{ as, ids: {}, request: () => ({ body: { email: 'second@person.example' } }) }],
  'srmEngine.confirmContact': [{ as, ids: {}, request: () => ({ body: { otp: '123456' } }) }],
  'srmEngine.removeContact': [{ as, ids: {}, request: () => ({}) }],
  'srmEngine.ask': [
    {
      as,
      ids: { 'body.vehicleId': 'fleet' },
      request: (own) => ({ body: { vehicleId: own.fleet, reason: 'Stolen, says the police' } }),
    },
  ],
  'srmEngine.approve': [
    {
      as,
      ids: { 'body.requestId': 'engineRequest' },
      request: (own) => ({ body: { requestId: own.engineRequest, otp: '123456' } }),
    },
  ],
  'srmEngine.withdraw': [
    {
      as,
      ids: { 'query.requestId': 'engineRequest' },
      request: (own) => ({ query: { requestId: own.engineRequest } }),
    },
  ],
  'srmEngine.restore': [
    { as, ids: { 'body.vehicleId': 'fleet' }, request: (own) => ({ body: { vehicleId: own.fleet } }) },
  ],
  'srmPositions.current': [
    { as, ids: { 'query.accessId': 'access' }, request: (own) => ({ query: { accessId: own.access } }) },
  ],
  'srmPositions.day': [
    {
      as,
      ids: { 'query.vehicleId': 'fleet', 'query.accessId': 'dayAccess' },
      request: (own) => ({
        query: { vehicleId: own.fleet, day: trackedDay, accessId: own.dayAccess },
      }),
    },
  ],
  'srmPositions.trip': [
    {
      as,
      ids: { 'query.bookingId': 'closedTrip', 'query.accessId': 'tripAccess' },
      request: (own) => ({ query: { bookingId: own.closedTrip, accessId: own.tripAccess } }),
    },
  ],
  'srmPositions.odometer': [
    { as, ids: { 'query.vehicleId': 'fleet' }, request: (own) => ({ query: { vehicleId: own.fleet } }) },
  ],
  'srmPositions.openAccess': [
    {
      as,
      ids: { 'body.vehicleId': 'fleet' },
      request: (own) => ({ body: { purpose: 'find', vehicleId: own.fleet, day: trackedDay } }),
    },
    {
      as,
      ids: { 'body.bookingId': 'closedTrip' },
      request: (own) => ({ body: { purpose: 'find', bookingId: own.closedTrip } }),
    },
  ],
  'srmPositions.listAccess': [{ as, ids: {}, request: () => ({}) }],
  'srmTracking.listZones': [{ as, ids: {}, request: () => ({}) }],
  'srmTracking.addZone': [
    { as, ids: {}, request: () => ({ body: zone }) },
    {
      as,
      ids: { 'body.vehicleIds[]': 'fleet' },
      request: (own) => ({ body: { ...zone, appliesTo: 'vehicles', vehicleIds: [own.fleet] } }),
    },
    {
      as,
      ids: { 'body.bookingId': 'ongoing' },
      request: (own) => ({ body: { ...zone, appliesTo: 'trip', bookingId: own.ongoing } }),
    },
  ],
  'srmTracking.changeZone': [
    { as, ids: { 'body.zoneId': 'zone' }, request: (own) => ({ body: { zoneId: own.zone, ...zone } }) },
    {
      as,
      ids: { 'body.zoneId': 'zone', 'body.vehicleIds[]': 'fleet' },
      request: (own) => ({
        body: { ...zone, zoneId: own.zone, appliesTo: 'vehicles', vehicleIds: [own.fleet] },
      }),
    },
    {
      as,
      ids: { 'body.zoneId': 'zone', 'body.bookingId': 'ongoing' },
      request: (own) => ({ body: { ...zone, zoneId: own.zone, appliesTo: 'trip', bookingId: own.ongoing } }),
    },
  ],
  'srmTracking.removeZone': [
    { as, ids: { 'query.zoneId': 'zone' }, request: (own) => ({ query: { zoneId: own.zone } }) },
  ],
  'srmTolls.listGates': [{ as, ids: {}, request: () => ({}) }],
  // A gate has a name, no id, and each company its own place for it.
  'srmTolls.placeGate': [
    {
      as,
      ids: {},
      request: (own) => ({ body: { gateId: own.tollGate, from: gateSide, to: gateSide } }),
    },
  ],
  'srmTolls.forgetGate': [{ as, ids: {}, request: (own) => ({ query: { gateId: own.tollGate } }) }],
  'srmTolls.trip': listTripIdCases(),
  'srmTolls.compare': [
    { as, ids: {}, request: () => ({ query: { startDate: '2026-01-01', endDate: '2026-01-31' } }) },
  ],
  'srmTracking.listAlerts': listTripIdCases(),
  'srmRisks.get': listTripIdCases(),
  'srmRisks.mark': [
    {
      as,
      ids: { 'body.bookingId': 'trip' },
      request: (own) => ({ body: { bookingId: own.trip, verdict: 'right' } }),
    },
  ],
  'srmRisks.list': [{ as, ids: {}, request: () => ({}) }],
  'srmTracking.acknowledge': [
    {
      as,
      ids: { 'body.alertId': 'alert' },
      request: (own) => ({ body: { alertId: own.alert, verdict: 'right' } }),
    },
  ],
};
