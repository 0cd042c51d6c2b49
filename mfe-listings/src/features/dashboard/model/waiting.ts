import { MINUTE, limits, type Enquiry } from '@portal/shared/contract';

export interface Waiting {
  readonly count: number;
  /** Whole minutes until the oldest expires; null if none of the loaded ones still waits. */
  readonly minutesLeft: number | null;
}

/** When a new enquiry expires: from the server, else after its lifetime. */
const getExpiry = ({ expiresAt, createdAt }: Enquiry): number => {
  const serverTime = Date.parse(expiresAt ?? '');
  return Number.isNaN(serverTime) ? Date.parse(createdAt) + limits.enquiry.expiry : serverTime;
};

/** @param total of all that wait, including further pages */
export function getWaiting(enquiries: readonly Enquiry[], total: number, now: number): Waiting {
  const moments = enquiries.map(getExpiry).filter((moment) => moment > now);
  const expiredSince = enquiries.length - moments.length;
  return {
    count: Math.max(0, total - expiredSince),
    minutesLeft: moments.length === 0 ? null : Math.floor((Math.min(...moments) - now) / MINUTE),
  };
}
