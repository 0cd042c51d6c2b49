import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { fileAnswer } from '../entities/answers';
import { uuid } from '../entities/primitives';
import { tripAlert } from '../entities/trip-alert';
import { signContractBody, tripContract } from '../entities/trip-contract';
import { tripHappening } from '../entities/trip-happening';
import { releaseReservationBody } from '../entities/trip-steps';
import { tripRecord } from '../entities/trip-record';
import {
  availableVehiclesPage,
  availableVehiclesQuery,
  calendarQuery,
  quoteBody,
  tripCalendar,
  tripQuote,
} from '../entities/trip-planning';
import { DOCUMENT_TIMEOUT } from '../limits';
import { tripFeed } from './trip-feed';

const bookingQuery = v.object({ bookingId: uuid });

/**
 * What a desk needs to plan trips. Beyond the supplier platform's own calls: the pages work without it where
 * it answers 404 or 501.
 */
export const tripPlanningEndpoints = {
  ...tripFeed,
  quote: endpoint({
    id: 'tripPlanning.quote',
    capability: 'trip-planning',
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
    capability: 'trip-planning',
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
    capability: 'trip-planning',
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
    capability: 'trip-planning',
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
    capability: 'trip-planning',
    method: 'GET',
    path: '/srm-bookings/history',
    access: 'agent',
    summary: 'Who did what with a trip and when, the newest first',
    query: bookingQuery,
    result: v.object({ list: v.array(tripHappening) }),
    failure: 'Failed to fetch the history',
    built: true,
  }),
  confirmReservation: endpoint({
    id: 'tripPlanning.confirmReservation',
    capability: 'reservations',
    method: 'POST',
    path: '/srm-bookings/confirm-reservation',
    access: 'agent',
    summary: 'Reserve a trip with customer and dates: it keeps its vehicle until it starts or is cancelled',
    body: bookingQuery,
    result: tripRecord,
    failure: 'Failed to update the trip',
    repeatable: true,
    built: true,
  }),
  releaseReservation: endpoint({
    id: 'tripPlanning.releaseReservation',
    capability: 'reservations',
    method: 'POST',
    path: '/srm-bookings/release-reservation',
    access: 'agent',
    summary: 'Take the confirmation of a reservation back, as long as nothing is paid',
    body: releaseReservationBody,
    result: tripRecord,
    failure: 'Failed to update the trip',
    built: true,
  }),
  contract: endpoint({
    id: 'tripPlanning.contract',
    capability: 'trip-contracts',
    method: 'GET',
    path: '/srm-bookings/contract',
    access: 'agent',
    summary: 'The contract of a trip',
    query: bookingQuery,
    result: tripContract,
    failure: 'Failed to fetch the contract',
    built: true,
  }),
  signContract: endpoint({
    id: 'tripPlanning.signContract',
    capability: 'trip-contracts',
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
    capability: 'trip-contracts',
    method: 'GET',
    path: '/srm-bookings/contract/pdf',
    access: 'agent',
    summary: 'The contract of a trip as PDF; before it is signed a draft',
    query: bookingQuery,
    result: fileAnswer,
    failure: 'Failed to download file. Please try again.',
    kind: 'blob',
    timeout: DOCUMENT_TIMEOUT,
    built: true,
  }),
  addendumPdf: endpoint({
    id: 'tripPlanning.addendumPdf',
    capability: 'trip-swaps',
    method: 'GET',
    path: '/srm-bookings/contract/addendum/pdf',
    access: 'agent',
    summary: 'The addendum to a contract by which a vehicle took the place of another, as PDF',
    query: v.object({ bookingId: uuid, periodId: uuid }),
    result: fileAnswer,
    failure: 'Failed to download file. Please try again.',
    kind: 'blob',
    timeout: DOCUMENT_TIMEOUT,
    built: true,
  }),
} as const;
