import { enquiryStatuses, type Enquiry, type EnquiryStatus } from '@portal/shared/contract';
import { isExpiringSoon } from './expiry';
import { statusOf } from './status';

/** The seven figures above the table. */
export type Stats = Readonly<Record<EnquiryStatus | 'total' | 'expiringSoon', number>>;

export function statsOf(enquiries: readonly Enquiry[], now: number): Stats {
  const stats = { total: 0, NEW: 0, AGENTVIEW: 0, CONTACTED: 0, CANCELLED: 0, EXPIRED: 0, expiringSoon: 0 };
  for (const enquiry of enquiries) {
    stats.total += 1;
    const status = statusOf(enquiry);
    if (status) stats[status] += 1;
    if (isExpiringSoon(enquiry, now)) stats.expiringSoon += 1;
  }
  return stats;
}

type Counts = Omit<Stats, 'total'>;

/** Of the counts that our own server sends beside a page. */
export const statsOfCounts = (counts: Counts): Stats => ({
  ...counts,
  total: enquiryStatuses.reduce((sum, status) => sum + counts[status], 0),
});
