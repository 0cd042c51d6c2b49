import { DAY, HOUR } from './time';

/** When a company's own trips count, and what the levels mean. */
export const riskLimits = {
  /** Closed trips, and how many of them have to have gone wrong and well, before a company's own trips count. */
  tripsMin: 60,
  eachOutcomeMin: 10,
  /** The newest ones are learned from. */
  tripsMax: 5000,
  learnEvery: DAY,
  /** A return counts as late from then on. */
  lateAfter: 3 * HOUR,
  /** Imported fines of one trip. */
  finesFrom: 2,
  /** A trip that a person marked counts as so many. */
  markedWeight: 2,
  /** How likely, and how many times as likely as a usual trip of the company. */
  raisedFrom: 0.25,
  raisedTimes: 1.5,
  highFrom: 0.5,
  highTimes: 2.5,
  highMax: 0.9,
  openMax: 1000,
} as const;
