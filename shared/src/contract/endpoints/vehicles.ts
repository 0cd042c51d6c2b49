import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { queryInteger, uuid } from '../entities/primitives';
import { pageNumber, pageSize, queryBoolean, search, sortOrder } from '../entities/query';
import { levelsFilled, listingPage, listingSorts, listingState } from '../entities/listing';
import { visibilityBody } from '../entities/vehicle';

/** Listings as a whole; their three levels are in vehicle-levels. */
export const vehicleEndpoints = {
  list: endpoint({
    id: 'vehicles.list',
    method: 'GET',
    path: '/vehicle/all/modified',
    access: 'agent',
    summary: 'The own listings',
    query: v.object({
      page: pageNumber,
      limit: pageSize,
      sortOrder,
      search,
      /** The default of our server. Another server may sort differently. */
      sortBy: v.optional(v.picklist(listingSorts)),
      vehicleCategoryId: v.optional(uuid),
      vehicleBrandId: v.optional(uuid),
      stateId: v.optional(uuid),
      levelsFilled: v.optional(queryInteger(0, 3)),
      isVisible: v.optional(queryBoolean),
      /** Whether levels one and two are complete, so that it can be published. */
      isComplete: v.optional(queryBoolean),
    }),
    result: listingPage,
    failure: 'Failed to fetch the vehicles',
    built: true,
  }),
  levelsFilled: endpoint({
    id: 'vehicles.levelsFilled',
    method: 'GET',
    path: '/vehicle/level-filled',
    access: 'agent',
    summary: 'How many levels of a listing are complete',
    query: v.object({ vehicleId: uuid }),
    result: levelsFilled,
    failure: 'Failed to fetch the vehicle',
    built: true,
  }),
  toggleVisibility: endpoint({
    id: 'vehicles.toggleVisibility',
    method: 'PUT',
    path: '/vehicle/toggle-visibility',
    access: 'agent',
    summary: 'Publish a listing or take it down; an incomplete one is refused with what is missing',
    body: visibilityBody,
    result: listingState,
    failure: 'Failed to update vehicle',
    built: true,
  }),
} as const;
