import * as v from 'valibot';
import { endpoint } from '../endpoint';
import {
  approvalStatuses,
  companyDecisionBody,
  companyListPage,
  companyListRow,
  companyRecord,
  createCompanyBody,
  seller,
  updateCompanyBody,
} from '../entities/company';
import { individualFields } from '../entities/company-fields';
import { queryInteger, uuid } from '../entities/primitives';
import { search } from '../entities/query';
import { getCapabilities } from '../entities/record-fields';
import { page } from '../limits';

/** For a sole owner. */
const added = getCapabilities(individualFields);

export const companyEndpoints = {
  create: endpoint({
    id: 'company.create',
    method: 'POST',
    path: '/company',
    access: 'agent',
    summary: 'Register the signed-in user as a company or as an individual',
    body: createCompanyBody,
    result: companyRecord,
    adds: added,
    failure: 'Failed to register the company',
    status: 201,
    built: true,
  }),
  update: endpoint({
    id: 'company.update',
    method: 'PUT',
    path: '/company',
    access: 'agent',
    summary: 'Change the own company; a rejected one is submitted again',
    body: updateCompanyBody,
    result: companyRecord,
    adds: { ...added, version: 'versions' },
    failure: 'Failed to update the company',
    built: true,
  }),
  get: endpoint({
    id: 'company.get',
    method: 'GET',
    path: '/company',
    access: 'agent',
    summary: 'Company of a user, or null without one',
    query: v.object({ userId: uuid }),
    result: v.nullish(companyRecord),
    failure: 'Failed to fetch Company data',
    built: true,
  }),
  seller: endpoint({
    id: 'company.seller',
    method: 'GET',
    path: '/company/seller',
    access: 'public',
    summary: 'What a customer may see of an approved supplier',
    query: v.object({ companyId: uuid }),
    result: seller,
    failure: 'Failed to fetch Company data',
    built: true,
  }),
  list: endpoint({
    id: 'company.list',
    method: 'GET',
    path: '/company/list',
    access: 'operator',
    summary: 'Companies by approval status, for the platform operator',
    query: v.object({
      page: v.optional(queryInteger(1, 100_000), page.first),
      limit: v.optional(queryInteger(1, page.max), page.limit),
      approvalStatus: v.optional(v.picklist(approvalStatuses)),
      search,
    }),
    result: companyListPage,
    failure: 'Failed to fetch Company data',
    built: true,
  }),
  decide: endpoint({
    id: 'company.decide',
    capability: 'company-decisions',
    method: 'PUT',
    path: '/company/list',
    access: 'operator',
    summary: 'Approve a company, or reject it with a reason',
    body: companyDecisionBody,
    result: companyListRow,
    failure: 'Failed to update the company',
    built: true,
  }),
} as const;
