import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { uuid } from '../entities/primitives';
import { tripAlert } from '../entities/trip-alert';
import { signContractBody, tripContract } from '../entities/trip-contract';
import { tripHappening } from '../entities/trip-happening';
import {
  availableVehiclesPage,
  availableVehiclesQuery,
  calendarQuery,
  quoteBody,
  tripCalendar,
  tripQuote,
} from '../entities/trip-planning';

const ofBooking = v.object({ bookingId: uuid });

/** What a desk needs around its trips. Beyond the supplier platform's own calls: the pages do without where it answers 404 or 501. */
export const tripPlanningEndpoints = {
  quote: endpoint({
    id: 'tripPlanning.quote',
    method: 'POST',
    path: '/srm-bookings/quote',
    access: 'agent',
    summary:
      'What a vehicle costs for a time, whether it is free, and what there is instead; nothing is stored',
    body: quoteBody,
    result: tripQuote,
    failure: 'Failed to work out the price',
    repeatable: true,
    built: true,
  }),
  availableVehicles: endpoint({
    id: 'tripPlanning.availableVehicles',
    method: 'GET',
    path: '/srm-bookings/available-vehicles',
    access: 'agent',
    summary: 'The fleet for a time: what is free, and at which price',
    query: availableVehiclesQuery,
    result: availableVehiclesPage,
    failure: 'Failed to get vehicle list',
    built: true,
  }),
  calendar: endpoint({
    id: 'tripPlanning.calendar',
    method: 'GET',
    path: '/srm-bookings/calendar',
    access: 'agent',
    summary: 'Which vehicle is taken when',
    query: calendarQuery,
    result: tripCalendar,
    failure: 'Failed to fetch the calendar',
    built: true,
  }),
  alerts: endpoint({
    id: 'tripPlanning.alerts',
    method: 'GET',
    path: '/srm-bookings/alerts',
    access: 'agent',
    summary: 'What calls for caution, the most pressing first',
    query: v.object({ bookingId: v.optional(uuid) }),
    result: v.object({ list: v.array(tripAlert) }),
    failure: 'Failed to fetch the alerts',
    built: true,
  }),
  history: endpoint({
    id: 'tripPlanning.history',
    method: 'GET',
    path: '/srm-bookings/history',
    access: 'agent',
    summary: 'Who did what with a trip and when, the newest first',
    query: ofBooking,
    result: v.object({ list: v.array(tripHappening) }),
    failure: 'Failed to fetch the history',
    built: true,
  }),
  contract: endpoint({
    id: 'tripPlanning.contract',
    method: 'GET',
    path: '/srm-bookings/contract',
    access: 'agent',
    summary: 'The contract of a trip',
    query: ofBooking,
    result: tripContract,
    failure: 'Failed to fetch the contract',
    built: true,
  }),
  signContract: endpoint({
    id: 'tripPlanning.signContract',
    method: 'POST',
    path: '/srm-bookings/contract',
    access: 'agent',
    summary: 'Sign the contract of a trip',
    body: signContractBody,
    result: tripContract,
    failure: 'Failed to sign the contract',
    status: 201,
    built: true,
  }),
  contractPdf: endpoint({
    id: 'tripPlanning.contractPdf',
    method: 'GET',
    path: '/srm-bookings/contract/pdf',
    access: 'agent',
    summary: 'The contract of a trip as PDF; before it is signed a draft',
    query: ofBooking,
    result: v.unknown(),
    failure: 'Failed to download file. Please try again.',
    kind: 'blob',
    built: true,
  }),
} as const;
