import {
  srmBookingEndpoints,
  srmDeliveryEndpoints,
  srmPaymentRequestEndpoints,
  tripPlanningEndpoints,
  type TripRecord,
} from '@portal/shared/contract';
import { buildId } from '@portal/shared/testing/agent-page';
import { answer, type Received } from '@portal/shared/testing/server';
import { aVehicle } from './fleet';

export function aTrip(number: number, changes: Partial<TripRecord> = {}): TripRecord {
  return {
    bookingId: buildId(number + 500),
    tripCode: `T-${String(number).padStart(6, '0')}`,
    status: 'ONGOING',
    label: null,
    vehicle: aVehicle(number),
    customer: {
      customerId: buildId(number + 700),
      customerName: `Customer ${number}`,
      countryCode: '+971',
      phoneNumber: '501234567',
    },
    payment: null,
    bookingStartDate: '2026-03-01T06:00:00.000Z',
    bookingEndDate: '2026-03-04T06:00:00.000Z',
    total: '750',
    paid: '500',
    balance: '250',
    version: 1,
    ...changes,
  };
}

/** A server that filters by status and pages over trips that a test may change. */
export function serveTrips(trips: TripRecord[]): Received[] {
  // Before the test's own handlers, and after a trip's own path, which it would match too.
  answer(tripPlanningEndpoints.alerts, [{ list: [] }]);
  answer(tripPlanningEndpoints.history, [{ list: [] }]);
  answer(srmDeliveryEndpoints.list, [{ provider: 'none', list: [] }]);
  answer(srmPaymentRequestEndpoints.list, [{ list: [], unasked: '0' }]);
  return answer(srmBookingEndpoints.list, [
    ({ query }) => {
      const [page, limit] = [Number(query.page), Number(query.limit)];
      const term = (query.search ?? '').toLowerCase();
      const found = trips.filter(
        ({ status, label, customer }) =>
          status === query.status &&
          (query.label === undefined || label === query.label) &&
          (customer?.customerName ?? '').toLowerCase().includes(term),
      );
      return {
        list: found.slice((page - 1) * limit, page * limit),
        page,
        limit,
        total: found.length,
        totalNumberOfPages: Math.ceil(found.length / limit),
      };
    },
  ]);
}
