import {
  definePage,
  defineSearch,
  defineSize,
  defineView,
  type Sort,
  type ViewField,
} from '@portal/shared/address';
import { limits } from '@portal/shared/contract';
import { toDay } from './arrival';
import { noFilters, statusFilters, type Filters, type StatusFilter } from './filter';
import { enquirySort, isNewestFirst, type SortColumn } from './sort';

export const pageSizes = [limits.page.limit, 50, limits.page.max] as const;

/** What the page shows. All of it is in the address. */
export interface View extends Filters {
  readonly page: number;
  readonly size: number;
  readonly sort: Sort<SortColumn>;
  /** The enquiry whose details are open. */
  readonly enquiry: string | null;
}

const isFilter = true;

/** A text, or null. */
const defineNullable = (
  options: Pick<ViewField<null>, 'isFilter' | 'keepsPage'>,
  read: (text: string | null) => string | null = (text) => text || null,
): ViewField<string | null> => ({
  first: null,
  read,
  write: (value) => value ?? '',
  ...options,
});

/** Another filter, order or size starts at the first page; open details stay open. */
export const enquiriesView = defineView<View>({
  page: definePage(),
  size: defineSize(pageSizes),
  status: {
    first: noFilters.status,
    read: (text) =>
      statusFilters.find((one) => one.toLowerCase() === text?.toLowerCase()) ?? noFilters.status,
    write: (status: StatusFilter) => status.toLowerCase(),
    isFilter,
  },
  location: {
    first: noFilters.location,
    read: (text) => text || noFilters.location,
    write: (location) => location,
    isFilter,
  },
  search: defineSearch(),
  from: defineNullable({ isFilter }, toDay),
  to: defineNullable({ isFilter }, toDay),
  vehicle: defineNullable({ isFilter }),
  sort: enquirySort,
  enquiry: defineNullable({ keepsPage: true }),
});

/** The server pages only by status and newest first: all else needs every row in the browser. */
export const needsAllRows = ({ status, sort, ...filters }: View): boolean =>
  needsRows(filters) || status === 'EXPIRING' || status === 'ANSWERED' || !isNewestFirst(sort);

const needsRows = ({ search, location, from, to, vehicle }: Omit<Filters, 'status'>): boolean =>
  enquiriesView.isFiltered({ search, location, from, to, vehicle });
