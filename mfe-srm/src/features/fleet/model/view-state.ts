import { readPage, withParameters } from '@portal/shared/address';
import {
  fleetDues,
  fleetSorts,
  limits,
  type EndpointInput,
  type FleetDue,
  type FleetSort,
  type srmVehicleEndpoints,
} from '@portal/shared/contract';

export interface Sort {
  readonly by: FleetSort;
  readonly descending: boolean;
}

/** What the list shows. All of it is in its address. */
export interface View {
  readonly page: number;
  readonly search: string;
  /** Only those that need this soon. */
  readonly due: FleetDue | '';
  readonly sort: Sort;
}
export const firstView: View = {
  page: limits.page.first,
  search: '',
  due: '',
  sort: { by: 'vehicleRegistrationNumber', descending: false },
};

/** The orders to choose from; the first is the default. */
export const sortNames = [
  'vehicleRegistrationNumber-asc',
  'vehicleRegistrationNumber-desc',
  'createdAt-desc',
  'registrationDueDate-asc',
  'nextServiceDate-asc',
  'currentKilometre-desc',
] as const;

export const sortText = ({ by, descending }: Sort): string => `${by}-${descending ? 'desc' : 'asc'}`;
export function readSort(text: string | null): Sort {
  const [name, order] = (sortNames.find((one) => one === text) ?? '').split('-');
  const by = fleetSorts.find((one) => one === name);
  return by ? { by, descending: order === 'desc' } : firstView.sort;
}

export const readDue = (text: string | null): View['due'] => fleetDues.find((due) => due === text) ?? '';

/** Any typed address gives a valid view. */
export function readView(params: URLSearchParams): View {
  return {
    page: readPage(params),
    search: (params.get('search') ?? '').slice(0, 100),
    due: readDue(params.get('due')),
    sort: readSort(params.get('sort')),
  };
}

/** Only what differs from the default view; other parameters stay. */
export function writeView(view: View, params: URLSearchParams): URLSearchParams {
  return withParameters(params, [
    ['page', String(view.page), String(firstView.page)],
    ['search', view.search, ''],
    ['due', view.due, ''],
    ['sort', sortText(view.sort), sortText(firstView.sort)],
  ]);
}

/** Another search or order starts at the first page. */
export function changeView(view: View, change: Partial<View>): View {
  const keepsPage = Object.keys(change).every((name) => name === 'page');
  return { ...view, ...(keepsPage ? {} : { page: firstView.page }), ...change };
}

export type ListQuery = NonNullable<EndpointInput<typeof srmVehicleEndpoints.list>['query']>;

type ListFilter = NonNullable<EndpointInput<typeof srmVehicleEndpoints.downloadExcel>['query']>;

/**
 * The filter and order of the request, for a page and for a download. The sort column is sent only if it is
 * not the usual one, because not every server knows it.
 */
export const toListFilter = ({ search, due, sort }: View): ListFilter => ({
  sortOrder: sort.descending ? 'DESC' : 'ASC',
  ...(sort.by === firstView.sort.by ? {} : { sortBy: sort.by }),
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
