import { limits } from '@portal/shared/contract';
import { toDay } from './arrival';
import { noFilters, statusFilters, type Filters, type StatusFilter } from './filter';
import { isNewestFirst, newestFirst, readSort, sortText, type Sort } from './sort';

export const pageSizes = [limits.page.limit, 50, limits.page.max] as const;

/** What the page shows, all of which stands in its address. */
export interface View extends Filters {
  readonly page: number;
  readonly size: number;
  readonly sort: Sort;
  /** The enquiry whose details are open. */
  readonly enquiry: string | null;
}
export const firstView: View = {
  ...noFilters,
  page: limits.page.first,
  size: limits.page.limit,
  sort: newestFirst,
  enquiry: null,
};

const toStatus = (text: string | null): StatusFilter =>
  statusFilters.find((one) => one.toLowerCase() === text?.toLowerCase()) ?? 'all';

/** Whatever someone typed into the address, it is a view. */
export function readView(params: URLSearchParams): View {
  const page = Number(params.get('page'));
  const size = Number(params.get('size'));
  return {
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : firstView.page,
    size: pageSizes.find((one) => one === size) ?? firstView.size,
    status: toStatus(params.get('status')),
    location: params.get('location') || 'all',
    search: params.get('search') ?? '',
    from: toDay(params.get('from')),
    to: toDay(params.get('to')),
    vehicle: params.get('vehicle') || null,
    sort: readSort(params.get('sort')),
    enquiry: params.get('enquiry') || null,
  };
}

/** Only what differs from the first view; parameters of others stay. */
export function writeView(view: View, params: URLSearchParams): URLSearchParams {
  const after = new URLSearchParams(params);
  const put = (name: string, value: string, isUsual: boolean) =>
    isUsual ? after.delete(name) : after.set(name, value);
  put('page', String(view.page), view.page === firstView.page);
  put('size', String(view.size), view.size === firstView.size);
  put('status', view.status.toLowerCase(), view.status === 'all');
  put('location', view.location, view.location === 'all');
  put('search', view.search, view.search === '');
  for (const name of ['from', 'to', 'vehicle'] as const) put(name, view[name] ?? '', view[name] === null);
  put('sort', sortText(view.sort), isNewestFirst(view.sort));
  put('enquiry', view.enquiry ?? '', view.enquiry === null);
  return after;
}

/** Another filter, order or size begins at the first page; what is open stays open. */
export function changeView(view: View, change: Partial<View>): View {
  const keepsPage = Object.keys(change).every((name) => name === 'enquiry' || name === 'page');
  return { ...view, ...(keepsPage ? {} : { page: firstView.page }), ...change };
}

export const isFiltered = ({ status, ...filters }: Filters): boolean =>
  status !== 'all' || needsRows(filters);

/** The server pages only by status and newest first: all else needs every row in the browser. */
export const needsAllRows = ({ status, sort, ...filters }: View): boolean =>
  needsRows(filters) || status === 'EXPIRING' || status === 'ANSWERED' || !isNewestFirst(sort);

const needsRows = ({ search, location, from, to, vehicle }: Omit<Filters, 'status'>): boolean =>
  search.trim() !== '' || location !== 'all' || from !== null || to !== null || vehicle !== null;
