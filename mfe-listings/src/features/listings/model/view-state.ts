import {
  defineChoice,
  defineId,
  definePage,
  defineSearch,
  defineSize,
  defineSort,
  defineView,
  type Sort,
} from '@portal/shared/address';
import {
  limits,
  listingSorts,
  type EndpointInput,
  type ListingSort,
  type vehicleEndpoints,
} from '@portal/shared/contract';

export const pageSizes = [limits.page.limit, 50, limits.page.max] as const;
export const stateFilters = ['all', 'published', 'hidden', 'incomplete'] as const;
export type StateFilter = (typeof stateFilters)[number];
export const levelFilters = ['0', '1', '2', '3'] as const;

/** The orders to choose from; the first is the default. */
export const sortNames = [
  'createdAt-desc',
  'createdAt-asc',
  'updatedAt-desc',
  'vehicleModel-asc',
  'vehicleModel-desc',
  'dailyRate-asc',
  'dailyRate-desc',
  'levelsFilled-asc',
  'levelsFilled-desc',
] as const;
/** The headers of the table offer every column both ways. */
const sort = defineSort<ListingSort>([
  ...sortNames,
  ...listingSorts.flatMap((by) => [`${by}-asc`, `${by}-desc`] as const),
]);
export const readSort: (name: string) => Sort<ListingSort> = sort.read;

const isFilter = true;

/** What the page shows. All of it is in the address. Empty means without that filter. Brands belong to a category. */
export const listingsView = defineView(
  {
    page: definePage(),
    size: defineSize(pageSizes),
    search: defineSearch(),
    state: defineChoice(stateFilters, { name: 'show', isFilter }),
    category: defineId({ isFilter }),
    brand: defineId({ isFilter }),
    /** The id of a state or emirate. */
    place: defineId({ name: 'state', isFilter }),
    level: defineChoice(['', ...levelFilters], { isFilter }),
    sort,
  },
  (view, { category }) => (category === undefined || category === view.category ? {} : { brand: '' }),
);
export type View = typeof listingsView.first;

export type ListQuery = NonNullable<EndpointInput<typeof vehicleEndpoints.list>['query']>;

const states: Readonly<Record<StateFilter, ListQuery>> = {
  all: {},
  published: { isVisible: true },
  hidden: { isVisible: false },
  incomplete: { isComplete: false },
};

/** The request to the server. */
export const toListQuery = ({
  page,
  size,
  search,
  state,
  category,
  brand,
  place,
  level,
  sort,
}: View): ListQuery => ({
  page,
  limit: size,
  sortBy: sort.by,
  sortOrder: sort.descending ? 'DESC' : 'ASC',
  ...(search.trim() ? { search: search.trim() } : {}),
  ...(category ? { vehicleCategoryId: category } : {}),
  ...(brand ? { vehicleBrandId: brand } : {}),
  ...(place ? { stateId: place } : {}),
  ...(level ? { levelsFilled: Number(level) } : {}),
  ...states[state],
});

/** Drafts are no listings, so they are shown where nothing looks for particular ones. */
export const isListedWithDrafts = (view: View): boolean =>
  view.page === listingsView.first.page &&
  (view.state === 'all' || view.state === 'incomplete') &&
  !listingsView.isFiltered({ ...view, state: listingsView.first.state });
