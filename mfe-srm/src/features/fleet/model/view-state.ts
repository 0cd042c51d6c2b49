import {
  defineChoice,
  definePage,
  defineSearch,
  defineSort,
  defineView,
  type Sort,
} from '@portal/shared/address';
import {
  fleetDues,
  limits,
  type EndpointInput,
  type FleetSort,
  type srmVehicleEndpoints,
} from '@portal/shared/contract';

/** The orders to choose from; the first is the default. */
export const sortNames = [
  'vehicleRegistrationNumber-asc',
  'vehicleRegistrationNumber-desc',
  'createdAt-desc',
  'registrationDueDate-asc',
  'nextServiceDate-asc',
  'currentKilometre-desc',
] as const;
const sort = defineSort<FleetSort>(sortNames);
export const readSort: (name: string) => Sort<FleetSort> = sort.read;

/** What a vehicle needs soon; none for all vehicles. */
export const dues = ['', ...fleetDues] as const;

/** What the list shows. All of it is in its address. */
export const fleetView = defineView({
  page: definePage(),
  search: defineSearch(),
  /** Only those that need this soon. */
  due: defineChoice(dues, { isFilter: true }),
  sort,
});
export type View = typeof fleetView.first;

export type ListQuery = NonNullable<EndpointInput<typeof srmVehicleEndpoints.list>['query']>;

type ListFilter = NonNullable<EndpointInput<typeof srmVehicleEndpoints.downloadExcel>['query']>;

/**
 * The filter and order of the request, for a page and for a download. The sort column is sent only if it is
 * not the usual one, because not every server knows it.
 */
export const toListFilter = ({ search, due, sort }: View): ListFilter => ({
  sortOrder: sort.descending ? 'DESC' : 'ASC',
  ...(sort.by === fleetView.first.sort.by ? {} : { sortBy: sort.by }),
  ...(search.trim() ? { search: search.trim() } : {}),
  ...(due ? { due } : {}),
});

/** The request to the server. */
export const toListQuery = (view: View): ListQuery => ({
  page: view.page,
  limit: limits.page.srmLimit,
  isFileUrlNeeded: true,
  ...toListFilter(view),
});
