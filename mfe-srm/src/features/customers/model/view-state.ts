import { defineChoice, definePage, defineSearch, defineSize, defineView } from '@portal/shared/address';
import { limits, type EndpointInput, type srmCustomerEndpoints } from '@portal/shared/contract';

export const pageSizes = [limits.page.srmLimit, limits.page.limit] as const;
export const sortNames = ['asc', 'desc'] as const;

/** What the list shows. All of it is in its address. */
export const customersView = defineView({
  page: definePage(),
  size: defineSize(pageSizes),
  search: defineSearch(),
  sort: defineChoice(sortNames),
});
export type View = typeof customersView.first;

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
