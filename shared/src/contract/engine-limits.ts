import { DAY, MINUTE, SECOND } from './time';

/** Of stopping an engine. */
export const engineLimits = {
  reasonMin: 10,
  reasonMax: 300,
  /** A request that nobody approves, and one whose car does not stand, lapse after this time. */
  requestLife: 30 * MINUTE,
  codeTries: 5,
  /** A second person counts this long after they were confirmed. */
  contactWaits: DAY,
  /** Reports show that a car stands for this long, the newest not older than `newest`, none farther apart than `gap`. */
  standing: 60 * SECOND,
  newest: 30 * SECOND,
  gap: 60 * SECOND,
  /** Metres between reports of a car that stands. */
  drift: 50,
  /** A device that does not answer so long has not answered. */
  replyWithin: 60 * SECOND,
  /** Of one day, for one company. */
  requestsPerDay: 20,
  replyMax: 300,
} as const;
