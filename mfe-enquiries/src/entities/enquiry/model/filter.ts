import { enquiryStatuses, type EnquiryStatus } from '@portal/shared/contract';
import { always, anyDay, type ArrivalDays, type Between } from './arrival';
import { isExpiringSoon } from './expiry';
import type { Row } from './row';
import { createSearch } from './search';

export const statusFilters = ['all', ...enquiryStatuses, 'EXPIRING', 'ANSWERED'] as const;
/**
 * `EXPIRING` are new enquiries that expire soon. `ANSWERED` are those whose customer was contacted, including
 * cancelled ones.
 */
export type StatusFilter = (typeof statusFilters)[number];

/** As the catalogue names them. */
export const statusNames = {
  NEW: 'new',
  AGENTVIEW: 'agentview',
  CONTACTED: 'contacted',
  CANCELLED: 'cancelled',
  EXPIRED: 'expired',
  EXPIRING: 'expiring',
  ANSWERED: 'answered',
} as const satisfies Record<Exclude<StatusFilter, 'all'>, string>;

export interface Filters extends ArrivalDays {
  readonly search: string;
  readonly status: StatusFilter;
  /** A location's text, or `all`. */
  readonly location: string;
  /** The id of a listing. */
  readonly vehicle: string | null;
}
export const noFilters: Filters = { search: '', status: 'all', location: 'all', vehicle: null, ...anyDay };

/** All filters apply together, with the period of `between`. `now` is the server's time. */
export const filterRows = (
  rows: readonly Row[],
  { search, ...others }: Filters,
  now: number,
  between?: Between,
): readonly Row[] => createSearch(narrowRows(rows, others, now, between))(search);

/** What passes all filters except the search. */
export function narrowRows(
  rows: readonly Row[],
  { status, location, vehicle }: Omit<Filters, 'search'>,
  now: number,
  [from, to]: Between = always,
): Row[] {
  const kept = rows.filter(
    (row) =>
      (location === 'all' || row.location === location) &&
      (vehicle === null || row.enquiry.vehicleId === vehicle) &&
      // An enquiry without a time matches no day.
      ((from === -Infinity && to === Infinity) || (row.createdAt >= from && row.createdAt < to)),
  );
  if (status === 'all') return kept;
  if (status === 'EXPIRING')
    return kept.filter((row) => row.status === 'NEW' && isExpiringSoon(row.expiresAt, now));
  if (status === 'ANSWERED') return kept.filter(isAnswered);
  return kept.filter((row) => row.status === status);
}

/** A cancellation comes after the contact. */
export const isAnswered = ({ status }: Row): boolean => status === 'CONTACTED' || status === 'CANCELLED';

/** The status that the server is asked for. */
export const toRequestStatus = (status: StatusFilter): EnquiryStatus | undefined =>
  status === 'all' || status === 'ANSWERED' ? undefined : status === 'EXPIRING' ? 'NEW' : status;

/** The places of the rows, in alphabetical order. */
export const listLocations = (rows: readonly Row[]): string[] =>
  [...new Set(rows.map(({ location }) => location))].sort((a, b) => a.localeCompare(b));
