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
  readonly label: string;
  readonly build: (number: number) => Call;
}

export function createCalls(desk: Desk) {
  const headers = { authorization: `Bearer ${desk.token}` };
  const to = (endpoint: Endpoint, query: object = {}, params: object = {}): Call => ({
    url: buildCallUrl(desk, endpoint, { query, params }),
    headers,
  });
  const now = Date.now();
  const at = (days: number) => new Date(now + days * DAY).toISOString();
  const page = (number: number, pages: number) => 1 + ((number * 37) % pages);
  const tripList = (query: object) => (number: number) => to(trips, { page: page(number, 20), ...query });

  /** The frequent calls of a rental desk's pages. */
  const mix: readonly NamedCall[] = [
    { label: 'ongoing trips', build: tripList({ status: 'ONGOING', sortBy: 'bookingEndDate' }) },
    {
      label: 'completed trips',
      build: tripList({ status: 'COMPLETED', sortBy: 'closedAt', sortOrder: 'DESC' }),
    },
    {
      label: 'incomplete trips',
      build: tripList({ status: 'INCOMPLETE', sortBy: 'createdAt', sortOrder: 'DESC' }),
    },
    { label: 'vehicles', build: (number) => to(srmVehicleEndpoints.list, { page: page(number, 100) }) },
    { label: 'customers', build: (number) => to(srmCustomerEndpoints.list, { page: page(number, 100) }) },
    {
      label: 'enquiries',
      build: (number) =>
        to(enquiryEndpoints.list, { page: page(number, 100), limit: 20 }, { agentId: desk.agentId }),
    },
  ];

  const words = ['ahm', 'toy', '4711', 'khan', 'sara', '50100', 'fuj 1', 'b1000', 'zzzz', 'a'] as const;
  const word = (number: number) => words[number % words.length] ?? words[0];
  const searches: readonly NamedCall[] = [
    {
      label: 'search in the trips',
      build: (number) => to(trips, { status: 'COMPLETED', search: word(number) }),
    },
    {
      label: 'search in the customers',
      build: (number) => to(srmCustomerEndpoints.list, { search: word(number) }),
    },
    {
      label: 'search in the vehicles',
      build: (number) => to(srmVehicleEndpoints.list, { search: word(number) }),
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
      { label: `completed trips by ${sortBy}`, build: tripList({ status: 'COMPLETED', sortBy }) },
      { label: `all trips by ${sortBy}, downwards`, build: tripList({ sortBy, sortOrder: 'DESC' }) },
    ]),
    { label: 'completed trips, page 10,000', build: () => to(trips, { status: 'COMPLETED', page: 10_000 }) },
    {
      label: 'trips of a month',
      build: tripList({ status: 'COMPLETED', bookingStartDate: at(-60), bookingEndDate: at(-30) }),
    },
    { label: 'unpaid trips', build: tripList({ status: 'COMPLETED', isUnpaid: true }) },
    {
      label: 'dashboard of 30 days',
      build: () => to(analytics, { dateStartRange: at(-30).slice(0, 10), dateEndRange: at(0).slice(0, 10) }),
    },
    {
      label: 'dashboard of a year',
      build: () => to(analytics, { dateStartRange: at(-365).slice(0, 10), dateEndRange: at(0).slice(0, 10) }),
    },
    {
      label: 'calendar of a month',
      build: () => to(tripPlanningEndpoints.calendar, { from: at(-15), to: at(15) }),
    },
    { label: 'alerts', build: () => to(tripPlanningEndpoints.alerts) },
  ];
  return { mix, searches, single, excel: to(downloadExcel, { status: 'COMPLETED' }) };
}
