import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { enquiryPage, enquiryStatus, liveEnquiry } from '../entities/enquiry';
import { uuid } from '../entities/primitives';
import { pageNumber, pageSize } from '../entities/query';

/**
 * The enquiry calls that the shell needs on every page, separate from the others so that it need not load
 * their schemas.
 */
export const enquiryFeed = {
  list: endpoint({
    id: 'enquiries.list',
    method: 'GET',
    path: '/enquiries/agent/{agentId}',
    access: 'agent',
    summary: 'Enquiries for an agent\u2019s vehicles',
    params: v.object({ agentId: uuid }),
    query: v.object({ page: pageNumber, limit: pageSize, status: v.optional(enquiryStatus) }),
    result: enquiryPage,
    failure: 'Failed to fetch enquiries',
    built: true,
  }),
  live: endpoint({
    id: 'enquiries.live',
    capability: 'live-enquiries',
    method: 'GET',
    path: '/enquiries/live',
    access: 'agent',
    summary: 'What happens to the own enquiries, as server-sent events; goes on after `Last-Event-ID`',
    kind: 'stream',
    result: liveEnquiry,
    failure: 'Failed to fetch enquiries',
    built: true,
  }),
} as const;
