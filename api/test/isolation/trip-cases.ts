import { listTripIdCases, type Case } from './case';

const as = 'company';

const period = { bookingStartDate: '2031-03-01T08:00:00Z', bookingEndDate: '2031-03-04T08:00:00Z' };
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
      request: (own) => ({ body: { vehicleId: own.rented, enquiryId: own.enquiry, ...period } }),
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
  'srmPayments.get': listTripIdCases(),
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
  'srmBookings.levelsFilled': listTripIdCases(),
  'srmBookings.status': listTripIdCases(),
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
      request: (own) => ({ body: { vehicleId: own.rented, bookingId: own.trip, ...period } }),
    },
  ],
  'tripPlanning.availableVehicles': [
    {
      as,
      ids: { 'query.bookingId': 'trip' },
      request: (own) => ({ query: { ...period, bookingId: own.trip } }),
    },
  ],
  'tripPlanning.calendar': [
    { as, ids: {}, request: () => ({ query: { from: '2031-03-01T00:00:00Z', to: '2031-04-01T00:00:00Z' } }) },
  ],
};
