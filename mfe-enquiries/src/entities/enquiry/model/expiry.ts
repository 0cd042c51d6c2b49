import { SECOND, limits, type Enquiry } from '@portal/shared/contract';

const MINUTE = 60 * SECOND;
const { expiry, warningMinutes } = limits.enquiry;
const CRITICAL_MINUTES = 2;
const life = expiry / MINUTE;
const warningAt = Math.max(warningMinutes, 0.2 * life);
const criticalAt = Math.max(CRITICAL_MINUTES, 0.1 * life);

export type ExpiryTone = 'normal' | 'warning' | 'critical' | 'expired';

/**
 * When a new enquiry expires, in ms: from the server, else 30 minutes after it was created. NaN if that is
 * not a time.
 */
export function expiryMoment({ expiresAt, createdAt }: Pick<Enquiry, 'expiresAt' | 'createdAt'>): number {
  const serverTime = expiresAt === undefined ? Number.NaN : Date.parse(expiresAt);
  return Number.isNaN(serverTime) ? Date.parse(createdAt) + expiry : serverTime;
}

export interface TimeLeft {
  /** Whole minutes, and the remaining seconds. */
  readonly minutes: number;
  readonly seconds: number;
  /** From 1 to 0. */
  readonly share: number;
  readonly tone: ExpiryTone;
}

const over: TimeLeft = { minutes: 0, seconds: 0, share: 0, tone: 'expired' };

export function timeLeft(expiresAt: number, now: number): TimeLeft {
  const left = expiresAt - now;
  if (!(left > 0)) return over;
  const minutes = Math.floor(left / MINUTE);
  return {
    minutes,
    seconds: Math.floor((left % MINUTE) / SECOND),
    share: Math.min(1, left / expiry),
    tone: minutes <= criticalAt ? 'critical' : minutes <= warningAt ? 'warning' : 'normal',
  };
}

const two = (value: number): string => String(value).padStart(2, '0');
/** `mm:ss` */
export const clockText = ({ minutes, seconds }: Pick<TimeLeft, 'minutes' | 'seconds'>): string =>
  `${two(minutes)}:${two(seconds)}`;

/** An enquiry that expires soon has 1 to 6 whole minutes left. */
export function isExpiringSoon(expiresAt: number, now: number): boolean {
  const { minutes, tone } = timeLeft(expiresAt, now);
  return tone !== 'expired' && minutes >= 1 && minutes <= warningMinutes;
}
