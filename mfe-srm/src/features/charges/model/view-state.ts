import {
  defineChoice,
  defineDay,
  definePage,
  defineSearch,
  defineSize,
  defineText,
  defineView,
} from '@portal/shared/address';
import { chargeKinds, limits, type EndpointInput, type srmChargeEndpoints } from '@portal/shared/contract';

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
export const chargesView = defineView({
  page: definePage(),
  size: defineSize(pageSizes),
  search: defineSearch(),
  show: defineChoice(shows, { isFilter: true }),
  kind: defineChoice(['', ...chargeKinds], { isFilter: true }),
  /** Calendar days, both included. */
  from: defineDay({ isFilter: true }),
  to: defineDay({ isFilter: true }),
  /** The open charge. */
  charge: defineText(() => true, { keepsPage: true }),
});
export type View = typeof chargesView.first;

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
