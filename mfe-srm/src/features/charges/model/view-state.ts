import { readPage, withParameters } from '@portal/shared/address';
import {
  chargeKinds,
  limits,
  type ChargeKind,
  type EndpointInput,
  type srmChargeEndpoints,
} from '@portal/shared/contract';

export const pageSizes = [limits.page.limit, 50] as const;
/** The parts of the list: all, what a person has to decide, whose time ends soon, and the states. */
export const shows = [
  'all',
  'toDecide',
  'due',
  'unbilled',
  'billed',
  'collected',
  'disputed',
  'writtenOff',
] as const;
export type Show = (typeof shows)[number];

/** What the list shows. All of it is in its address. */
export interface View {
  readonly page: number;
  readonly size: number;
  readonly search: string;
  readonly show: Show;
  readonly kind: ChargeKind | '';
  /** Calendar days, both included. */
  readonly from: string;
  readonly to: string;
  /** The open charge. */
  readonly charge: string;
}
export const firstView: View = {
  page: limits.page.first,
  size: limits.page.limit,
  search: '',
  show: 'all',
  kind: '',
  from: '',
  to: '',
  charge: '',
};

const readDay = (text: string | null): string => (text && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : '');
export const readKind = (text: string | null): ChargeKind | '' =>
  chargeKinds.find((kind) => kind === text) ?? '';

/** Any typed address gives a valid view. */
export function readView(params: URLSearchParams): View {
  const size = Number(params.get('size'));
  return {
    page: readPage(params),
    size: pageSizes.find((one) => one === size) ?? firstView.size,
    search: (params.get('search') ?? '').slice(0, 100),
    show: shows.find((show) => show === params.get('show')) ?? firstView.show,
    kind: readKind(params.get('kind')),
    from: readDay(params.get('from')),
    to: readDay(params.get('to')),
    charge: params.get('charge') ?? '',
  };
}

/** Only what differs from the default view; other parameters stay. */
export const writeView = (view: View, params: URLSearchParams): URLSearchParams =>
  withParameters(
    params,
    (Object.keys(firstView) as (keyof View)[]).map((name) => [
      name,
      String(view[name]),
      String(firstView[name]),
    ]),
  );

/** Another filter starts at the first page; opening a charge does not. */
export function changeView(view: View, change: Partial<View>): View {
  const keepsPage = Object.keys(change).every((name) => name === 'page' || name === 'charge');
  return { ...view, ...(keepsPage ? {} : { page: firstView.page }), ...change };
}

export const isFiltered = ({ search, show, kind, from, to }: View): boolean =>
  [search.trim(), kind, from, to].some((text) => text !== '') || show !== 'all';

type ListQuery = NonNullable<EndpointInput<typeof srmChargeEndpoints.list>['query']>;

/** The newest first; what is to be decided, too. */
export function toListQuery({ page, size, search, show, kind, from, to }: View): ListQuery {
  const match = show === 'toDecide' || show === 'due' ? show : undefined;
  const state = show === 'all' || match ? undefined : (show as Exclude<Show, 'all' | 'toDecide' | 'due'>);
  return {
    page,
    limit: size,
    sortOrder: 'DESC',
    ...(search.trim() && { search: search.trim() }),
    ...(match && { match }),
    ...(state && { state }),
    ...(kind && { kind }),
    ...(from && { dateStartRange: from }),
    ...(to && { dateEndRange: to }),
  };
}
