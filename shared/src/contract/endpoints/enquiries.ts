import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { unstated } from '../entities/answers';
import {
  enquiry,
  enquiryDetails,
  enquiryStatus,
  statusBody,
  suppliedEnquiryPage,
  visibilityChangeBody,
} from '../entities/enquiry';
import { followUpBody } from '../entities/enquiry-follow-up';
import { createEnquiryBody } from '../entities/enquiry-intake';
import { uuid } from '../entities/primitives';
import { pageNumber, pageSize, search } from '../entities/query';
import { enquiryFeed } from './enquiry-feed';

const enquiryParams = v.object({ enquiryId: uuid });

export const enquiryEndpoints = {
  ...enquiryFeed,
  get: endpoint({
    id: 'enquiries.get',
    capability: 'enquiry-details',
    method: 'GET',
    path: '/enquiries/{enquiryId}',
    access: 'agent',
    summary: 'One enquiry with its history',
    params: enquiryParams,
    result: enquiryDetails,
    failure: 'Failed to fetch enquiries',
    built: true,
  }),
  updateStatus: endpoint({
    id: 'enquiries.updateStatus',
    method: 'PATCH',
    path: '/enquiries/{enquiryId}/status',
    access: 'agent',
    summary: 'Move an enquiry on, or cancel it',
    params: enquiryParams,
    query: v.object({ agentId: uuid }),
    body: statusBody,
    result: unstated(enquiry),
    failure: 'Failed to update enquiry',
    built: true,
  }),
  updateContactVisibility: endpoint({
    id: 'enquiries.updateContactVisibility',
    method: 'PATCH',
    path: '/enquiries/{enquiryId}/update-contact-visibility',
    access: 'agent',
    summary: 'Show or mask the customer\u2019s contact data',
    params: enquiryParams,
    body: visibilityChangeBody,
    result: unstated(enquiry),
    failure: 'Failed to update enquiry',
    built: true,
  }),
  reminders: endpoint({
    id: 'enquiries.reminders',
    capability: 'follow-ups',
    method: 'GET',
    path: '/enquiries/reminders',
    access: 'agent',
    summary: 'Enquiries with a reminder that is still to come or was due within a day, the earliest first',
    result: v.object({ list: v.array(enquiry) }),
    failure: 'Failed to fetch enquiries',
    built: true,
  }),
  followUp: endpoint({
    id: 'enquiries.followUp',
    capability: 'follow-ups',
    method: 'PUT',
    path: '/enquiries/{enquiryId}/follow-up',
    access: 'agent',
    summary: 'Set or clear the reminder and the note of an enquiry',
    params: enquiryParams,
    body: followUpBody,
    result: enquiry,
    failure: 'Failed to update enquiry',
    built: true,
  }),
  create: endpoint({
    id: 'enquiries.create',
    capability: 'marketplace',
    method: 'POST',
    path: '/enquiries',
    access: 'public',
    summary: 'The marketplace hands over a customer\u2019s enquiry',
    body: createEnquiryBody,
    result: v.object({ _id: v.string() }),
    failure: 'Failed to send the enquiry',
    status: 201,
    built: true,
  }),
  all: endpoint({
    id: 'enquiries.all',
    method: 'GET',
    path: '/riderent/enquiries/admin/all',
    access: 'operator',
    summary: 'Every enquiry, for the platform operator',
    query: v.object({ page: pageNumber, limit: pageSize, status: v.optional(enquiryStatus), search }),
    result: suppliedEnquiryPage,
    failure: 'Failed to fetch enquiries',
    built: true,
  }),
} as const;

/** The cancellation of an enquiry: the same call with a different failure text. */
export const cancelEnquiry = { ...enquiryEndpoints.updateStatus, failure: 'Failed to delete enquiry' };
