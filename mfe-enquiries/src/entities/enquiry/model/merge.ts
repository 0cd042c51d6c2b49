import type { Enquiry, EnquiryCounts, EnquiryStatus } from '@portal/shared/contract';
import { toStatus } from './status';

/** A page of the list as it is cached. */
export interface ListPage {
  readonly list: Enquiry[];
  readonly page: number;
  readonly limit: number;
  readonly total: number;
  readonly totalNumberOfPages: number;
  readonly counts?: EnquiryCounts | undefined;
}

/** The request of a cached page. */
export interface ListRequest {
  readonly page?: string | number | undefined;
  readonly status?: EnquiryStatus | undefined;
}

/** Never goes back: of two states of one enquiry the higher version wins. Without versions, the later one. */
export const isNewer = (received: Enquiry, known: Enquiry): boolean =>
  received.version === undefined || known.version === undefined || received.version > known.version;

function countsAfter(
  counts: EnquiryCounts | undefined,
  from: EnquiryStatus | null,
  to: EnquiryStatus | null,
): EnquiryCounts | undefined {
  if (!counts || from === to) return counts;
  const after = { ...counts };
  if (from) after[from] = Math.max(0, after[from] - 1);
  if (to) after[to] += 1;
  return after;
}

const isAmong = ({ status }: ListRequest, enquiry: Enquiry): boolean =>
  status === undefined || toStatus(enquiry) === status;

const sized = (list: Enquiry[], total: number, limit: number) => ({
  list,
  total: Math.max(0, total),
  totalNumberOfPages: Math.ceil(Math.max(0, total) / limit),
});

/**
 * Replaces one state of a row by another. A page of one status keeps a row whose status changed, but no
 * longer counts it.
 */
function withSwapped<Page extends ListPage>(page: Page, at: number, to: Enquiry, request: ListRequest): Page {
  const from = page.list[at] as Enquiry;
  const more = Number(isAmong(request, to)) - Number(isAmong(request, from));
  const counts = countsAfter(page.counts, toStatus(from), toStatus(to));
  return { ...page, ...sized(page.list.with(at, to), page.total + more, page.limit), counts };
}

/** Replaces a row by a newer state. Returns the same page if nothing is new. */
export function withChanged<Page extends ListPage>(
  page: Page,
  received: Enquiry,
  request: ListRequest,
): Page {
  const at = page.list.findIndex(({ _id }) => _id === received._id);
  const known = page.list[at];
  if (!known || known === received || !isNewer(received, known)) return page;
  return withSwapped(page, at, received, request);
}

/** Reverts an optimistic change, unless something newer replaced it. */
export function withRolledBack<Page extends ListPage>(
  page: Page,
  shown: Enquiry,
  before: Enquiry,
  request: ListRequest,
): Page {
  const at = page.list.indexOf(shown);
  return at < 0 ? page : withSwapped(page, at, before, request);
}

/** Puts a new enquiry on top of a first page. Other pages only update their count. */
export function withArrived<Page extends ListPage>(
  page: Page,
  received: Enquiry,
  request: ListRequest,
): Page {
  if (page.list.some(({ _id }) => _id === received._id)) return withChanged(page, received, request);
  const counts = countsAfter(page.counts, null, toStatus(received));
  if (!isAmong(request, received)) return counts ? { ...page, counts } : page;
  // The last row stays until the next reload: nothing may move under a finger.
  const list = Number(request.page ?? 1) === 1 ? [received, ...page.list] : page.list;
  return { ...page, ...sized(list, page.total + 1, page.limit), counts };
}

/** The expected state after the action: newer than the known one, older than any answer of the server. */
export const shownAs = (known: Enquiry, status: EnquiryStatus): Enquiry => ({
  ...known,
  status,
  ...(known.version === undefined ? {} : { version: known.version + 0.5 }),
});
