import { readPage, withParameters } from '@portal/shared/address';
import { limits, type EndpointInput, type srmCustomerEndpoints } from '@portal/shared/contract';

export const pageSizes = [limits.page.srmLimit, limits.page.limit] as const;
export const sortNames = ['asc', 'desc'] as const;
export type SortName = (typeof sortNames)[number];

/** What the list shows. All of it is in its address. */
export interface View {
  readonly page: number;
  readonly size: number;
  readonly search: string;
  readonly sort: SortName;
}
export const firstView: View = {
  page: limits.page.first,
  size: limits.page.srmLimit,
  search: '',
  sort: 'asc',
};

export const readSort = (text: string | null): SortName =>
  sortNames.find((name) => name === text) ?? firstView.sort;

/** Any typed address gives a valid view. */
export function readView(params: URLSearchParams): View {
  const size = Number(params.get('size'));
  return {
    page: readPage(params),
    size: pageSizes.find((one) => one === size) ?? firstView.size,
    search: (params.get('search') ?? '').slice(0, 100),
    sort: readSort(params.get('sort')),
  };
}

/** Only what differs from the default view; other parameters stay. */
export const writeView = (view: View, params: URLSearchParams): URLSearchParams =>
  withParameters(params, [
    ['page', String(view.page), String(firstView.page)],
    ['size', String(view.size), String(firstView.size)],
    ['search', view.search, firstView.search],
    ['sort', view.sort, firstView.sort],
  ]);

/** Another search, order or size starts at the first page. */
export function changeView(view: View, change: Partial<View>): View {
  const keepsPage = Object.keys(change).every((name) => name === 'page');
  return { ...view, ...(keepsPage ? {} : { page: firstView.page }), ...change };
}

export type ListQuery = NonNullable<EndpointInput<typeof srmCustomerEndpoints.list>['query']>;

type ListFilter = NonNullable<EndpointInput<typeof srmCustomerEndpoints.downloadExcel>['query']>;

/** The filter and order of the request, for a page and for a download. */
export const toListFilter = ({ search, sort }: View): ListFilter => ({
  sortOrder: sort === 'desc' ? 'DESC' : 'ASC',
  ...(search.trim() ? { search: search.trim() } : {}),
});

export const toListQuery = (view: View): ListQuery => ({
  page: view.page,
  limit: view.size,
  ...toListFilter(view),
});
