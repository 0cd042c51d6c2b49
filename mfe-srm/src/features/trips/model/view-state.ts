import { pageIn, withParameters } from '@portal/shared/address';
import {
  isFigureOfDays,
  limits,
  tripSorts,
  type EndpointInput,
  type srmBookingEndpoints,
  type TripFigure,
  type TripLabel,
  type TripStatus,
} from '@portal/shared/contract';
import { lists, type ListKind, type SortName } from './list-kind';

/** The figures of the dashboards that open a list of their own trips, whatever the status of these. */
export const listFigures = [
  'tripsStarted',
  'completedTrips',
  'revenue',
  'cancelledTrips',
  'enquiryBookings',
  'outstanding',
  'depositsDue',
] as const satisfies readonly TripFigure[];
export type ListFigure = (typeof listFigures)[number];

/** What a list shows, all of which stands in its address. */
export interface View {
  readonly page: number;
  readonly size: number;
  readonly search: string;
  readonly status: TripStatus;
  readonly label: TripLabel | '';
  readonly sort: SortName;
  readonly isUnpaid: boolean;
  /** Only the trips behind it; `from` and `to` are its days. */
  readonly figure: ListFigure | '';
  /** Days, `YYYY-MM-DD`, or nothing: trips that touch the time between them. */
  readonly from: string;
  readonly to: string;
  readonly vehicleId: string;
  readonly customerId: string;
}

export const pageSizes: readonly number[] = [limits.page.srmLimit, limits.page.limit];

/** What a list opens with. */
export function firstView(kind: ListKind): View {
  const { statuses, sorts } = lists[kind];
  return {
    page: limits.page.first,
    size: limits.page.srmLimit,
    search: '',
    status: statuses[0] as TripStatus,
    label: '',
    sort: sorts[0] as SortName,
    isUnpaid: false,
    figure: '',
    from: '',
    to: '',
    vehicleId: '',
    customerId: '',
  };
}

const findValue = <Value>(values: readonly Value[], text: unknown, otherwise: Value): Value =>
  values.find((value) => String(value) === text) ?? otherwise;
const day = (text: string | null): string =>
  text && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : '';
const id = (text: string | null): string => (text && /^[\da-f-]{36}$/i.test(text) ? text : '');

/** Whatever someone typed into the address, it is a view. */
export function readView(kind: ListKind, params: URLSearchParams): View {
  const first = firstView(kind);
  const { statuses, labels, sorts, hasUnpaid } = lists[kind];
  return {
    page: pageIn(params),
    size: findValue(pageSizes, params.get('size'), first.size),
    search: (params.get('search') ?? '').slice(0, 100),
    status: findValue(statuses, params.get('status'), first.status),
    label: findValue(['' as const, ...labels], params.get('label'), ''),
    sort: findValue(sorts, params.get('sort'), first.sort),
    isUnpaid: hasUnpaid && params.get('unpaid') === 'true',
    figure: findValue(['' as const, ...listFigures], params.get('figure'), ''),
    from: day(params.get('from')),
    to: day(params.get('to')),
    vehicleId: id(params.get('vehicle')),
    customerId: id(params.get('customer')),
  };
}

/** Only what differs from the first view; parameters of others stay. */
export function writeView(kind: ListKind, view: View, params: URLSearchParams): URLSearchParams {
  const first = firstView(kind);
  return withParameters(params, [
    ['page', String(view.page), String(first.page)],
    ['size', String(view.size), String(first.size)],
    ['search', view.search, ''],
    ['status', view.status, first.status],
    ['label', view.label, ''],
    ['sort', view.sort, first.sort],
    ['unpaid', String(view.isUnpaid), 'false'],
    ['figure', view.figure, ''],
    ['from', view.from, ''],
    ['to', view.to, ''],
    ['vehicle', view.vehicleId, ''],
    ['customer', view.customerId, ''],
  ]);
}

/** Whatever else is asked for begins at the first page; another status has no label of the one before. */
export function changeView(view: View, change: Partial<View>): View {
  const keepsPage = Object.keys(change).every((name) => name === 'page');
  return {
    ...view,
    ...(keepsPage ? {} : { page: limits.page.first }),
    ...(change.status ? { label: '' as const } : {}),
    ...change,
  };
}

/** Whether fewer trips are asked for than the list has. */
export const isFiltered = (view: View): boolean =>
  Boolean(
    view.search.trim() ||
    view.label ||
    view.isUnpaid ||
    view.figure ||
    view.from ||
    view.to ||
    view.vehicleId ||
    view.customerId,
  );
export const noFilter: Partial<View> = {
  search: '',
  label: '',
  isUnpaid: false,
  figure: '',
  from: '',
  to: '',
  vehicleId: '',
  customerId: '',
};

export type ListQuery = NonNullable<EndpointInput<typeof srmBookingEndpoints.list>['query']>;

type ToMoment = (day: string, daysLater: number) => string;
type ListFilter = NonNullable<EndpointInput<typeof srmBookingEndpoints.downloadExcel>['query']>;

/** Which trips the server is asked for, for a page as for a file of them. */
export function toListFilter(kind: ListKind, view: View, toMoment: ToMoment): ListFilter {
  const search = view.search.trim() ? { search: view.search.trim() } : {};
  if (view.figure)
    return {
      figure: view.figure,
      ...search,
      ...(isFigureOfDays(view.figure) && {
        ...(view.from && { dateStartRange: view.from }),
        ...(view.to && { dateEndRange: view.to }),
      }),
    };
  return {
    status: view.status,
    ...search,
    ...(view.label && lists[kind].statuses[0] === view.status && { label: view.label }),
    ...(view.isUnpaid && { isUnpaid: true }),
    ...(view.from && { bookingStartDate: toMoment(view.from, 0) }),
    ...(view.to && { bookingEndDate: toMoment(view.to, 1) }),
    ...(view.vehicleId && { vehicleId: view.vehicleId }),
    ...(view.customerId && { customerId: view.customerId }),
  };
}

/**
 * What the server is asked for. `toMoment` gives the first moment of a day where the company is, moved by whole days. What is beyond
 * the supplier platform's own is said only where it is wanted: not every server knows it.
 */
export function toListQuery(kind: ListKind, view: View, toMoment: ToMoment): ListQuery {
  const [by, order] = view.sort.split('-');
  const sortBy = tripSorts.find((name) => name === by);
  return {
    page: view.page,
    limit: view.size,
    sortOrder: order === 'desc' ? 'DESC' : 'ASC',
    ...(sortBy && { sortBy }),
    ...toListFilter(kind, view, toMoment),
  };
}
