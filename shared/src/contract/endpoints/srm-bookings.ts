import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { fileAnswer } from '../entities/answers';
import { isoTimestamp, uuid } from '../entities/primitives';
import { closingFields } from '../entities/closing-fields';
import { dateRangeQuery, queryBoolean, search, srmListQuery } from '../entities/query';
import { getCapabilities } from '../entities/record-fields';
import { tripLabel, tripLevelsFilled, tripStatus } from '../entities/trip';
import { tripAnalytics } from '../entities/trip-analytics';
import { endTripBody, settleTripBody, tripSettlement } from '../entities/trip-ending';
import { tripFigures } from '../entities/trip-figure';
import { tripPage, tripRecord, tripSorts } from '../entities/trip-record';
import {
  extendTripBody,
  moveTripBody,
  swapVehicleBody,
  tripStatusBody,
  tripStatusRecord,
} from '../entities/trip-steps';

/** Which trips a list or a file has. */
const tripFilter = {
  search,
  status: v.optional(tripStatus),
  /** Trips that overlap the time between the two. */
  bookingStartDate: v.optional(isoTimestamp),
  bookingEndDate: v.optional(isoTimestamp),
  label: v.optional(tripLabel),
  vehicleId: v.optional(uuid),
  customerId: v.optional(uuid),
  /** Only those with money still to be paid. */
  isUnpaid: v.optional(queryBoolean),
  /** The trips behind a metric, whatever their status. Limited to these days where the metric has days. */
  figure: v.optional(v.picklist(tripFigures)),
  ...dateRangeQuery.entries,
};

const bookingQuery = v.object({ bookingId: uuid });

/** Trips. */
export const srmBookingEndpoints = {
  list: endpoint({
    id: 'srmBookings.list',
    method: 'GET',
    path: '/srm-bookings/list',
    access: 'agent',
    summary: 'Trips by status',
    query: v.object({
      ...srmListQuery,
      ...tripFilter,
      sortBy: v.optional(v.picklist(tripSorts)),
    }),
    result: tripPage,
    failure: 'Failed to fetch the trips',
    built: true,
  }),
  get: endpoint({
    id: 'srmBookings.get',
    method: 'GET',
    path: '/srm-bookings/{id}',
    access: 'agent',
    summary: 'One trip with its vehicle, customer and payment',
    params: v.object({ id: uuid }),
    result: tripRecord,
    failure: 'Failed to fetch the trip',
    built: true,
  }),
  levelsFilled: endpoint({
    id: 'srmBookings.levelsFilled',
    method: 'GET',
    path: '/srm-bookings/levels-filled',
    access: 'agent',
    summary: 'Which levels of a trip are filled, and the next',
    query: bookingQuery,
    result: tripLevelsFilled,
    failure: 'Failed to fetch srm levels filled',
    built: true,
  }),
  end: endpoint({
    id: 'srmBookings.end',
    method: 'POST',
    path: '/srm-bookings/end-trip',
    access: 'agent',
    summary: 'End a trip and settle it',
    body: endTripBody,
    result: v.nullish(tripRecord),
    adds: getCapabilities(closingFields),
    failure: 'Failed to end trip. No response received.',
    built: true,
  }),
  extend: endpoint({
    id: 'srmBookings.extend',
    method: 'POST',
    path: '/srm-bookings/extend-trip',
    access: 'agent',
    summary: 'Give a trip a later end',
    body: extendTripBody,
    result: v.nullish(tripRecord),
    failure: 'Failed to extend the trip',
    built: true,
  }),
  status: endpoint({
    id: 'srmBookings.status',
    method: 'GET',
    path: '/srm-status',
    access: 'agent',
    summary: 'The status of a trip',
    query: bookingQuery,
    result: tripStatusRecord,
    failure: 'Failed to fetch the trip',
    built: true,
  }),
  updateStatus: endpoint({
    id: 'srmBookings.updateStatus',
    method: 'PUT',
    path: '/srm-status',
    access: 'agent',
    summary: 'Start a trip, cancel it with a reason, or open a completed one again',
    body: tripStatusBody,
    result: v.nullish(tripStatusRecord),
    failure: 'Failed to update the trip',
    built: true,
  }),
  analytics: endpoint({
    id: 'srmBookings.analytics',
    method: 'GET',
    path: '/srm-bookings/dashboard/analytics',
    access: 'agent',
    summary: 'Figures of the rental dashboard',
    query: dateRangeQuery,
    result: tripAnalytics,
    adds: { dateStartRange: 'dashboard-periods', dateEndRange: 'dashboard-periods' },
    failure: 'Failed to fetch srm dashboard data',
    built: true,
  }),
  downloadExcel: endpoint({
    id: 'srmBookings.downloadExcel',
    method: 'GET',
    path: '/srm-bookings/download/excel/bookings',
    access: 'agent',
    summary: 'Trips as an Excel file',
    query: v.object(tripFilter),
    result: fileAnswer,
    failure: 'Failed to download file. Please try again.',
    kind: 'blob',
    built: true,
  }),
  /**
   * The calls below go beyond the supplier platform's own: the pages work without them where it answers 404
   * or 501.
   */
  settle: endpoint({
    id: 'srmBookings.settle',
    capability: 'settlements',
    method: 'POST',
    path: '/srm-bookings/settle',
    access: 'agent',
    summary: 'The account of a trip as it would be closed now; nothing is stored',
    body: settleTripBody,
    result: tripSettlement,
    failure: 'Failed to fetch the trip',
    repeatable: true,
    built: true,
  }),
  move: endpoint({
    id: 'srmBookings.move',
    capability: 'trip-changes',
    method: 'PUT',
    path: '/srm-bookings/move',
    access: 'agent',
    summary: 'Give a trip another time or vehicle',
    body: moveTripBody,
    result: tripRecord,
    failure: 'Failed to update the trip',
    built: true,
  }),
  swapVehicle: endpoint({
    id: 'srmBookings.swapVehicle',
    capability: 'trip-swaps',
    method: 'POST',
    path: '/srm-bookings/swap-vehicle',
    access: 'agent',
    summary: 'Replace the vehicle of a trip that is under way',
    body: swapVehicleBody,
    result: tripRecord,
    failure: 'Failed to update the trip',
    built: true,
  }),
} as const;
