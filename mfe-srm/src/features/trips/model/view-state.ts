import {
  defineChoice,
  defineDay,
  defineFlag,
  defineId,
  definePage,
  defineSearch,
  defineSize,
  defineView,
  type AddressView,
} from '@portal/shared/address';
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
import { listKinds, lists, type ListKind, type SortName } from './list-kind';

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

const isFilter = true;
const flag = defineFlag({ name: 'unpaid', isFilter });

/** The field table of a list. Another status drops the label of the previous one. */
function defineTrips(kind: ListKind): AddressView<View> {
  const { statuses, labels, sorts, hasUnpaid } = lists[kind];
  return defineView<View>(
    {
      page: definePage(),
      size: defineSize(pageSizes),
      search: defineSearch(),
      status: defineChoice(statuses),
      label: defineChoice(['', ...labels], { isFilter }),
      sort: defineChoice(sorts),
      isUnpaid: hasUnpaid ? flag : { ...flag, read: () => false },
      figure: defineChoice(['', ...listFigures], { isFilter }),
      from: defineDay({ isFilter }),
      to: defineDay({ isFilter }),
      vehicleId: defineId({ name: 'vehicle', isFilter }),
      customerId: defineId({ name: 'customer', isFilter }),
    },
    (_view, { status }) => (status ? { label: '' } : {}),
  );
}

/** The view of each list, in its address. */
export const tripViews = Object.fromEntries(listKinds.map((kind) => [kind, defineTrips(kind)])) as Record<
  ListKind,
  AddressView<View>
>;

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
