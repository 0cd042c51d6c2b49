import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { checkListRecord, createCheckListBody, updateCheckListBody } from '../entities/checklist';
import { uuid } from '../entities/primitives';

/** The check-list of a vehicle at handover and return. */
export const srmCheckListEndpoints = {
  get: endpoint({
    id: 'srmCheckLists.get',
    method: 'GET',
    path: '/srm-vehicle/check-list',
    access: 'agent',
    summary: 'The check-list of a vehicle',
    query: v.object({ vehicleId: uuid }),
    result: checkListRecord,
    failure: 'Failed to srm check list response',
    built: false,
  }),
  create: endpoint({
    id: 'srmCheckLists.create',
    method: 'POST',
    path: '/srm-vehicle/check-list',
    access: 'agent',
    summary: 'Fill in a check-list',
    body: createCheckListBody,
    result: checkListRecord,
    failure: 'Failed to srm check list response',
    status: 201,
    built: false,
  }),
  update: endpoint({
    id: 'srmCheckLists.update',
    method: 'PUT',
    path: '/srm-vehicle/check-list',
    access: 'agent',
    summary: 'Change a check-list that is not signed yet',
    body: updateCheckListBody,
    result: checkListRecord,
    failure: 'Failed to update check list',
    built: false,
  }),
} as const;
