import type { Case } from './case';
import { gateSide, trackedDay, zone } from './create-tenant-desk';

const as = 'company';
const ofTrip = (): Case[] => [
  { as, ids: { 'query.bookingId': 'trip' }, request: (own) => ({ query: { bookingId: own.trip } }) },
];

const ofTime = { bookingStartDate: '2031-03-01T08:00:00Z', bookingEndDate: '2031-03-04T08:00:00Z' };
const amounts = {
  currency: 'INR',
  advanceAmount: '50',
  remainingAmount: '0',
  securityDeposit: { enabled: false, amountInAED: '0' },
};

/** Calls for trips. */
export const tripCases: Readonly<Record<string, readonly Case[]>> = {
  'srmVehicles.attach': [
    {
      as,
      ids: { 'body.vehicleId': 'rented', 'body.enquiryId': 'enquiry' },
      request: (own) => ({ body: { vehicleId: own.rented, enquiryId: own.enquiry, ...ofTime } }),
    },
    {
      as,
      ids: { 'body.bookingId': 'trip', 'body.vehicleId': 'rented' },
      request: (own) => ({ body: { vehicleId: own.rented, bookingId: own.emptyTrip } }),
    },
  ],
  'srmCustomers.attach': [
    {
      as,
      ids: { 'body.bookingId': 'trip', 'body.customerId': 'customer' },
      request: (own) => ({ body: { bookingId: own.emptyTrip, customerId: own.customer } }),
    },
  ],
  'srmPayments.get': ofTrip(),
  'srmPayments.create': [
    {
      as,
      ids: { 'body.bookingId': 'trip' },
      request: (own) => ({ body: { bookingId: own.trip, ...amounts } }),
    },
  ],
  'srmPayments.update': [
    {
      as,
      ids: { 'body.bookingId': 'trip', 'body.paymentId': 'payment' },
      request: (own) => ({ body: { bookingId: own.trip, paymentId: own.payment, ...amounts } }),
    },
  ],
  'srmPayments.attach': [
    {
      as,
      ids: { 'body.bookingId': 'trip', 'body.paymentId': 'payment' },
      request: (own) => ({
        body: {
          bookingId: own.trip,
          paymentId: own.payment,
          bookingStartDate: '2031-05-01T08:00:00Z',
          bookingEndDate: '2031-05-04T08:00:00Z',
        },
      }),
    },
  ],
  'srmBookings.list': [
    {
      as,
      ids: { 'query.vehicleId': 'rented', 'query.customerId': 'customer' },
      request: (own) => ({ query: { vehicleId: own.rented, customerId: own.customer } }),
    },
  ],
  'srmBookings.get': [{ as, ids: { 'params.id': 'trip' }, request: (own) => ({ params: { id: own.trip } }) }],
  'srmBookings.levelsFilled': ofTrip(),
  'srmBookings.status': ofTrip(),
  'srmBookings.updateStatus': [
    {
      as: 'individual',
      ids: { 'body.bookingId': 'trip' },
      request: (own) => ({ body: { bookingId: own.trip, status: 'CANCELLED', reason: 'Nobody came' } }),
    },
  ],
  'srmBookings.extend': [
    {
      as,
      ids: { 'body.bookingId': 'trip' },
      request: (own) => ({ body: { bookingId: own.ongoing, bookingEndDate: '2027-04-01T08:00:00Z' } }),
    },
  ],
  'srmBookings.move': [
    {
      as,
      ids: { 'body.bookingId': 'trip', 'body.vehicleId': 'rented' },
      request: (own) => ({
        body: {
          bookingId: own.trip,
          vehicleId: own.rented,
          bookingStartDate: '2031-06-01T08:00:00Z',
          bookingEndDate: '2031-06-04T08:00:00Z',
        },
      }),
    },
  ],
  'srmBookings.swapVehicle': [
    {
      as,
      ids: {
        'body.bookingId': 'trip',
        'body.vehicleId': 'rented',
        'body.agentSignature': 'image',
        'body.customerSignature': 'image',
      },
      request: (own) => ({
        body: {
          bookingId: own.swapTrip,
          vehicleId: own.spare,
          reason: 'Flat tyre',
          agentSignature: own.image,
          customerSignature: own.image,
        },
      }),
    },
  ],
  'tripPlanning.confirmReservation': [
    { as, ids: { 'body.bookingId': 'trip' }, request: (own) => ({ body: { bookingId: own.unpaidTrip } }) },
  ],
  'tripPlanning.releaseReservation': [
    {
      as,
      ids: { 'body.bookingId': 'trip' },
      request: (own) => ({ body: { bookingId: own.unpaidTrip, reason: 'The customer called' } }),
    },
  ],
  'tripPlanning.addendumPdf': [
    {
      as,
      ids: { 'query.bookingId': 'trip', 'query.periodId': 'swapPeriod' },
      request: (own) => ({ query: { bookingId: own.swappedTrip, periodId: own.swapPeriod } }),
    },
  ],
  'srmDamages.list': [
    {
      as,
      ids: { 'query.vehicleId': 'rented' },
      request: (own) => ({ query: { vehicleId: own.rented } }),
    },
  ],
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
  'srmTolls.trip': ofTrip(),
  'srmTolls.compare': [
    { as, ids: {}, request: () => ({ query: { startDate: '2026-01-01', endDate: '2026-01-31' } }) },
  ],
  'srmTracking.listAlerts': ofTrip(),
  'srmRisks.get': ofTrip(),
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
  'srmDamages.repair': [
    {
      as,
      ids: { 'body.damageId': 'damage' },
      request: (own) => ({ body: { damageId: own.damage, note: 'Painted' } }),
    },
  ],
  'srmBookings.downloadExcel': [
    {
      as,
      ids: { 'query.vehicleId': 'rented', 'query.customerId': 'customer' },
      request: (own) => ({
        query: { status: 'INCOMPLETE', search: 'T-', vehicleId: own.rented, customerId: own.customer },
      }),
    },
  ],
  'srmVehicles.upcomingBookingDates': [
    {
      as,
      ids: { 'query.vehicleId': 'rented', 'query.bookingId': 'trip' },
      request: (own) => ({ query: { vehicleId: own.rented, bookingId: own.trip } }),
    },
  ],
  'tripPlanning.quote': [
    {
      as,
      ids: { 'body.vehicleId': 'rented', 'body.bookingId': 'trip' },
      request: (own) => ({ body: { vehicleId: own.rented, bookingId: own.trip, ...ofTime } }),
    },
  ],
  'tripPlanning.availableVehicles': [
    {
      as,
      ids: { 'query.bookingId': 'trip' },
      request: (own) => ({ query: { ...ofTime, bookingId: own.trip } }),
    },
  ],
  'tripPlanning.calendar': [
    { as, ids: {}, request: () => ({ query: { from: '2031-03-01T00:00:00Z', to: '2031-04-01T00:00:00Z' } }) },
  ],
};
