import { enquiryStatuses, type EnquiryStatus } from '@portal/shared/contract';
import { isExpiringSoon } from './expiry';
import type { Row } from './row';

export const statusFilters = ['all', ...enquiryStatuses, 'EXPIRING'] as const;
/** `EXPIRING` are the new ones that soon run out. */
export type StatusFilter = (typeof statusFilters)[number];

/** As the catalogue names them. */
export const statusNames = {
  NEW: 'new',
  AGENTVIEW: 'agentview',
  CONTACTED: 'contacted',
  CANCELLED: 'cancelled',
  EXPIRED: 'expired',
  EXPIRING: 'expiring',
} as const satisfies Record<Exclude<StatusFilter, 'all'>, string>;

export interface Filters {
  readonly search: string;
  readonly status: StatusFilter;
  /** A location's text, or `all`. */
  readonly location: string;
}
export const noFilters: Filters = { search: '', status: 'all', location: 'all' };

/** All of the filters hold together. `now` is the server's time. */
export function filterRows(rows: readonly Row[], { search, status, location }: Filters, now: number): Row[] {
  const words = search.trim().toLowerCase();
  const kept = rows.filter(
    (row) =>
      (words === '' || row.searched.includes(words)) && (location === 'all' || row.location === location),
  );
  if (status === 'all') return kept;
  if (status === 'EXPIRING')
    return kept.filter((row) => row.status === 'NEW' && isExpiringSoon(row.expiresAt, now));
  return kept.filter((row) => row.status === status);
}

/** The status that the server is asked for. */
export const askedStatus = (status: StatusFilter): EnquiryStatus | undefined =>
  status === 'all' ? undefined : status === 'EXPIRING' ? 'NEW' : status;

/** The places of the rows, in the order of the alphabet. */
export const locationsOf = (rows: readonly Row[]): string[] =>
  [...new Set(rows.map(({ location }) => location))].sort((a, b) => a.localeCompare(b));
