import { readPage, withParameters } from '@portal/shared/address';
import {
  isDaysFigure,
  limits,
  tripSorts,
  type EndpointInput,
  type srmBookingEndpoints,
  type TripFigure,
  type TripLabel,
  type TripStatus,
} from '@portal/shared/contract';
import { lists, type ListKind, type SortName } from './list-kind';

/** The metrics of the dashboards that open a list of their own trips, of any status. */
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

/** What a list shows. All of it is in its address. */
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
  /** Days, `YYYY-MM-DD`, or nothing: trips that overlap the time between them. */
  readonly from: string;
  readonly to: string;
  readonly vehicleId: string;
  readonly customerId: string;
}

export const pageSizes: readonly number[] = [limits.page.srmLimit, limits.page.limit];

/** The default view of a list. */
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

/** Any typed address gives a valid view. */
export function readView(kind: ListKind, params: URLSearchParams): View {
  const first = firstView(kind);
  const { statuses, labels, sorts, hasUnpaid } = lists[kind];
  return {
    page: readPage(params),
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

/** Only what differs from the default view; other parameters stay. */
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

/** Any other change starts at the first page; another status drops the label of the previous one. */
export function changeView(view: View, change: Partial<View>): View {
  const keepsPage = Object.keys(change).every((name) => name === 'page');
  return {
    ...view,
    ...(keepsPage ? {} : { page: limits.page.first }),
    ...(change.status ? { label: '' as const } : {}),
    ...change,
  };
}

/** Whether the view shows fewer trips than the list has. */
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

/** The filter of the request, for a page and for a download. */
export function toListFilter(kind: ListKind, view: View, toMoment: ToMoment): ListFilter {
  const search = view.search.trim() ? { search: view.search.trim() } : {};
  if (view.figure)
    return {
      figure: view.figure,
      ...search,
      ...(isDaysFigure(view.figure) && {
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
 * The request to the server. `toMoment` gives the first moment of a day in the company's country, moved by
 * whole days. What goes beyond the supplier platform's own calls is sent only if it is needed: not every
 * server knows it.
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
