import { enquiryStatuses, type EnquiryCounts, type EnquiryStatus } from '@portal/shared/contract';
import { isExpiringSoon } from '../../../entities/enquiry/model/expiry';
import type { Row } from '../../../entities/enquiry/model/row';

/** The seven metrics above the table. */
export type Stats = Readonly<Record<EnquiryStatus | 'total' | 'expiringSoon', number>>;

const none: Stats = {
  total: 0,
  NEW: 0,
  AGENTVIEW: 0,
  CONTACTED: 0,
  CANCELLED: 0,
  EXPIRED: 0,
  expiringSoon: 0,
};

/** @param rows only the new ones */
export const countExpiringSoon = (rows: readonly Row[], now: number): number =>
  rows.reduce((count, row) => count + Number(isExpiringSoon(row.expiresAt, now)), 0);

/** From the loaded rows. Expiring ones depend on the moment and are counted separately. */
export function computeStats(rows: readonly Row[]): Stats {
  const stats = { ...none, total: rows.length };
  for (const { status } of rows) if (status) stats[status] += 1;
  return stats;
}

/** From the counts that our own server sends with a page. */
export const toStats = (counts: EnquiryCounts): Stats => ({
  ...counts,
  total: enquiryStatuses.reduce((sum, status) => sum + counts[status], 0),
});
