import { readPage, withParameters } from '@portal/shared/address';
import { limits } from '@portal/shared/contract';
import { toDay } from './arrival';
import { noFilters, statusFilters, type Filters, type StatusFilter } from './filter';
import { isNewestFirst, newestFirst, readSort, sortText, type Sort } from './sort';

export const pageSizes = [limits.page.limit, 50, limits.page.max] as const;

/** What the page shows. All of it is in the address. */
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

/** Any typed address gives a valid view. */
export function readView(params: URLSearchParams): View {
  const size = Number(params.get('size'));
  return {
    page: readPage(params),
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

/** Only what differs from the default view; other parameters stay. */
export function writeView(view: View, params: URLSearchParams): URLSearchParams {
  return withParameters(params, [
    ['page', String(view.page), String(firstView.page)],
    ['size', String(view.size), String(firstView.size)],
    ['status', view.status.toLowerCase(), 'all'],
    ['location', view.location, 'all'],
    ['search', view.search, ''],
    ['from', view.from ?? '', ''],
    ['to', view.to ?? '', ''],
    ['vehicle', view.vehicle ?? '', ''],
    ['sort', sortText(view.sort), sortText(newestFirst)],
    ['enquiry', view.enquiry ?? '', ''],
  ]);
}

/** Another filter, order or size starts at the first page; open details stay open. */
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
