import { readPage, withParameters } from '@portal/shared/address';
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

export interface Sort {
  readonly by: ListingSort;
  readonly descending: boolean;
}

/** What the page shows. All of it is in the address. Empty means without that filter. */
export interface View {
  readonly page: number;
  readonly size: number;
  readonly search: string;
  readonly state: StateFilter;
  readonly category: string;
  readonly brand: string;
  /** The id of a state or emirate. */
  readonly place: string;
  readonly level: string;
  readonly sort: Sort;
}
export const firstView: View = {
  page: limits.page.first,
  size: limits.page.limit,
  search: '',
  state: 'all',
  category: '',
  brand: '',
  place: '',
  level: '',
  sort: { by: 'createdAt', descending: true },
};
export const noFilters = {
  state: 'all',
  category: '',
  brand: '',
  place: '',
  level: '',
} as const satisfies Partial<View>;

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

export const sortText = ({ by, descending }: Sort): string => `${by}-${descending ? 'desc' : 'asc'}`;
export function readSort(text: string | null): Sort {
  const [name, order] = (text ?? '').split('-');
  const by = listingSorts.find((one) => one === name);
  return by && (order === 'asc' || order === 'desc') ? { by, descending: order === 'desc' } : firstView.sort;
}

const id = (text: string | null) => (/^[0-9a-f-]{36}$/i.test(text ?? '') ? (text as string) : '');

/** Any typed address gives a valid view. */
export function readView(params: URLSearchParams): View {
  const size = Number(params.get('size'));
  return {
    page: readPage(params),
    size: pageSizes.find((one) => one === size) ?? firstView.size,
    search: (params.get('search') ?? '').slice(0, 100),
    state: stateFilters.find((one) => one === params.get('show')) ?? firstView.state,
    category: id(params.get('category')),
    brand: id(params.get('brand')),
    place: id(params.get('state')),
    level: levelFilters.find((one) => one === params.get('level')) ?? '',
    sort: readSort(params.get('sort')),
  };
}

/** Only what differs from the default view; other parameters stay. */
export function writeView(view: View, params: URLSearchParams): URLSearchParams {
  return withParameters(params, [
    ['page', String(view.page), String(firstView.page)],
    ['size', String(view.size), String(firstView.size)],
    ['search', view.search, ''],
    ['show', view.state, firstView.state],
    ['category', view.category, ''],
    ['brand', view.brand, ''],
    ['state', view.place, ''],
    ['level', view.level, ''],
    ['sort', sortText(view.sort), sortText(firstView.sort)],
  ]);
}

/** Another filter, order or size starts at the first page; brands belong to a category. */
export function changeView(view: View, change: Partial<View>): View {
  const keepsPage = Object.keys(change).every((name) => name === 'page');
  const otherBrands = change.category !== undefined && change.category !== view.category;
  return {
    ...view,
    ...(keepsPage ? {} : { page: firstView.page }),
    ...(otherBrands ? { brand: '' } : {}),
    ...change,
  };
}

export const isFiltered = ({ search, state, category, brand, place, level }: View): boolean =>
  search.trim() !== '' || state !== 'all' || [category, brand, place, level].some(Boolean);

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
  view.page === firstView.page &&
  (view.state === 'all' || view.state === 'incomplete') &&
  !isFiltered({ ...view, state: firstView.state });
