import {
  enquiryEndpoints,
  srmBookingEndpoints,
  srmCustomerEndpoints,
  srmVehicleEndpoints,
  tripPlanningEndpoints,
  type Endpoint,
} from '@portal/shared/contract';
import type { Desk } from '../support/desk';
import { buildCallUrl } from '../support/api';
import type { Call } from '../server/client';

const DAY = 86_400_000;
const { list: trips, analytics, downloadExcel } = srmBookingEndpoints;

export interface NamedCall {
  readonly what: string;
  readonly of: (number: number) => Call;
}

export function createCalls(desk: Desk) {
  const headers = { authorization: `Bearer ${desk.token}` };
  const to = (endpoint: Endpoint, query: object = {}, params: object = {}): Call => ({
    url: buildCallUrl(desk, endpoint, { query, params }),
    headers,
  });
  const now = Date.now();
  const at = (days: number) => new Date(now + days * DAY).toISOString();
  const page = (number: number, of: number) => 1 + ((number * 37) % of);
  const tripList = (query: object) => (number: number) => to(trips, { page: page(number, 20), ...query });

  /** The frequent calls of a rental desk's pages. */
  const mix: readonly NamedCall[] = [
    { what: 'ongoing trips', of: tripList({ status: 'ONGOING', sortBy: 'bookingEndDate' }) },
    { what: 'completed trips', of: tripList({ status: 'COMPLETED', sortBy: 'closedAt', sortOrder: 'DESC' }) },
    {
      what: 'incomplete trips',
      of: tripList({ status: 'INCOMPLETE', sortBy: 'createdAt', sortOrder: 'DESC' }),
    },
    { what: 'vehicles', of: (number) => to(srmVehicleEndpoints.list, { page: page(number, 100) }) },
    { what: 'customers', of: (number) => to(srmCustomerEndpoints.list, { page: page(number, 100) }) },
    {
      what: 'enquiries',
      of: (number) =>
        to(enquiryEndpoints.list, { page: page(number, 100), limit: 20 }, { agentId: desk.agentId }),
    },
  ];

  const words = ['ahm', 'toy', '4711', 'khan', 'sara', '50100', 'fuj 1', 'b1000', 'zzzz', 'a'] as const;
  const word = (number: number) => words[number % words.length] ?? words[0];
  const searches: readonly NamedCall[] = [
    { what: 'search in the trips', of: (number) => to(trips, { status: 'COMPLETED', search: word(number) }) },
    {
      what: 'search in the customers',
      of: (number) => to(srmCustomerEndpoints.list, { search: word(number) }),
    },
    {
      what: 'search in the vehicles',
      of: (number) => to(srmVehicleEndpoints.list, { search: word(number) }),
    },
  ];

  /** Each order and filter of the trips, and the pages that read many of them. */
  const single: readonly NamedCall[] = [
    ...(
      [
        'createdAt',
        'bookingStartDate',
        'bookingEndDate',
        'customerName',
        'vehicleRegistrationNumber',
        'total',
        'closedAt',
      ] as const
    ).flatMap((sortBy) => [
      { what: `completed trips by ${sortBy}`, of: tripList({ status: 'COMPLETED', sortBy }) },
      { what: `all trips by ${sortBy}, downwards`, of: tripList({ sortBy, sortOrder: 'DESC' }) },
    ]),
    { what: 'completed trips, page 10,000', of: () => to(trips, { status: 'COMPLETED', page: 10_000 }) },
    {
      what: 'trips of a month',
      of: tripList({ status: 'COMPLETED', bookingStartDate: at(-60), bookingEndDate: at(-30) }),
    },
    { what: 'unpaid trips', of: tripList({ status: 'COMPLETED', isUnpaid: true }) },
    {
      what: 'dashboard of 30 days',
      of: () => to(analytics, { dateStartRange: at(-30).slice(0, 10), dateEndRange: at(0).slice(0, 10) }),
    },
    {
      what: 'dashboard of a year',
      of: () => to(analytics, { dateStartRange: at(-365).slice(0, 10), dateEndRange: at(0).slice(0, 10) }),
    },
    {
      what: 'calendar of a month',
      of: () => to(tripPlanningEndpoints.calendar, { from: at(-15), to: at(15) }),
    },
    { what: 'alerts', of: () => to(tripPlanningEndpoints.alerts) },
  ];
  return { mix, searches, single, excel: to(downloadExcel, { status: 'COMPLETED' }) };
}
