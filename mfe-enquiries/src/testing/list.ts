import { enquiryEndpoints, type Enquiry } from '@portal/shared/contract';
import { answer, type Received, withIds } from '@portal/shared/testing/server';
import { aPage, agentId } from './enquiries';

/** The agent's own list. */
export const ownList = withIds(enquiryEndpoints.list, { agentId });

/** A server that pages and filters by status, over enquiries that a test may change. */
export function serveList(enquiries: Enquiry[]): {
  readonly requests: Received[];
  readonly enquiries: Enquiry[];
} {
  const requests = answer(ownList, [
    ({ query }) => {
      const [page, limit] = [Number(query.page), Number(query.limit)];
      const all = enquiries.filter(({ status }) => !query.status || status === query.status);
      return aPage(all.slice((page - 1) * limit, page * limit), { page, limit, total: all.length });
    },
  ]);
  return { requests, enquiries };
}

/** The current state of one of them. */
export function change(enquiries: Enquiry[], id: string, changes: Partial<Enquiry>): Enquiry {
  const at = enquiries.findIndex(({ _id }) => _id === id);
  const before = enquiries[at] as Enquiry;
  const after = { ...before, ...changes, version: (before.version ?? 0) + 1 };
  enquiries[at] = after;
  return after;
}
