import * as v from 'valibot';
import { endpoint } from '../endpoint';
import {
  checkListMoments,
  checkListRecord,
  createCheckListBody,
  lastCheckList,
  updateCheckListBody,
} from '../entities/checklist';
import { uuid } from '../entities/primitives';

/** The checklist of a vehicle at handover and return. */
export const srmCheckListEndpoints = {
  get: endpoint({
    id: 'srmCheckLists.get',
    method: 'GET',
    path: '/srm-vehicle/check-list',
    access: 'agent',
    summary: 'The checklist of a vehicle',
    query: v.object({
      vehicleId: uuid,
      /** Without them the newest of the vehicle. */
      bookingId: v.optional(uuid),
      moment: v.optional(v.picklist(checkListMoments)),
      /** Names one of the lists: a vehicle can have gone out twice with a trip. */
      checkListId: v.optional(uuid),
    }),
    result: checkListRecord,
    adds: { bookingId: 'trip-check-lists', moment: 'trip-check-lists', checkListId: 'trip-swaps' },
    failure: 'Failed to srm check list response',
    built: true,
  }),
  last: endpoint({
    id: 'srmCheckLists.last',
    capability: 'assumed-readings',
    method: 'GET',
    path: '/srm-vehicle/check-list/last',
    access: 'agent',
    summary: 'The last complete checklist of a vehicle, from any trip that began',
    query: v.object({ vehicleId: uuid }),
    result: lastCheckList,
    failure: 'Failed to srm check list response',
    built: true,
  }),
  create: endpoint({
    id: 'srmCheckLists.create',
    method: 'POST',
    path: '/srm-vehicle/check-list',
    access: 'agent',
    summary: 'Fill in a checklist',
    body: createCheckListBody,
    adds: { assumed: 'assumed-readings' },
    result: checkListRecord,
    failure: 'Failed to srm check list response',
    status: 201,
    built: true,
  }),
  update: endpoint({
    id: 'srmCheckLists.update',
    method: 'PUT',
    path: '/srm-vehicle/check-list',
    access: 'agent',
    summary: 'Change a checklist that is not signed yet',
    body: updateCheckListBody,
    adds: { assumed: 'assumed-readings' },
    result: checkListRecord,
    failure: 'Failed to update check list',
    built: true,
  }),
} as const;
