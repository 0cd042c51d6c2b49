import * as v from 'valibot';
import { uuid } from './primitives';
import { alertVerdicts } from './tracking-alert';

/** What a risk is calculated from until the handover. No other property of a customer is known to the calculation. */
export const bookingFactKinds = [
  'earlierTrips',
  'earlierLate',
  'earlierUnpaid',
  'earlierDamage',
  'earlierFines',
  'leadTime',
  'length',
  'deposit',
  'paid',
  'licence',
  'documents',
  'vehicleValue',
] as const;
export type BookingFactKind = (typeof bookingFactKinds)[number];

/** What is added while the vehicle is out. */
export const drivingFactKinds = ['zoneAlerts', 'drivingAlerts', 'lateNow', 'newFines'] as const;
export type DrivingFactKind = (typeof drivingFactKinds)[number];

export const riskFactKinds = [...bookingFactKinds, ...drivingFactKinds] as const;
export type RiskFactKind = (typeof riskFactKinds)[number];

export const riskLevels = ['low', 'raised', 'high'] as const;
export type RiskLevel = (typeof riskLevels)[number];

export const riskFact = v.looseObject({
  kind: v.picklist(riskFactKinds),
  /**
   * Trips, hours before the handover, days, daily rates of the deposit, percent paid, days from the return until the
   * licence expires, documents, percent of a usual daily rate, alerts, hours late, fines. Null: nothing is on file.
   */
  value: v.nullish(v.number()),
  /** Of so many earlier trips. */
  total: v.nullish(v.number()),
  /** Above 0 it raises the risk, below 0 it lowers it. As a difference of log-odds, so that they add up. */
  weight: v.number(),
});
export type RiskFact = v.InferOutput<typeof riskFact>;

/** A person's answer: whether what was shown was right. */
export const riskMark = v.looseObject({
  verdict: v.picklist(alertVerdicts),
  /** What was shown to them. */
  level: v.picklist(riskLevels),
  at: v.string(),
  /** The e-mail address; null after that account was deleted. */
  by: v.nullish(v.string()),
});
export type RiskMark = v.InferOutput<typeof riskMark>;

/** In what a customer is given about themselves. */
export const customerRiskMark = v.looseObject({ bookingId: v.string(), ...riskMark.entries });
export type CustomerRiskMark = v.InferOutput<typeof customerRiskMark>;

/** How likely it is that a trip ends with a late return, an open balance, damage, fines or a forbidden area, and why. */
export const tripRisk = v.looseObject({
  bookingId: v.string(),
  level: v.picklist(riskLevels),
  /** From 0 to 1. */
  probability: v.number(),
  /** `rules`: general weights. `company`: learned from the company's own closed trips. */
  source: v.picklist(['rules', 'company']),
  /** When the weights were learned. */
  learnedAt: v.nullish(v.string()),
  /** Closed trips that the weights were learned from, or that the company has so far. */
  trips: v.number(),
  /** From how many closed trips on the company's own count. */
  tripsNeeded: v.number(),
  /** The heaviest first. */
  facts: v.array(riskFact),
  mark: v.nullish(riskMark),
});
export type TripRisk = v.InferOutput<typeof tripRisk>;

export const openTripRisk = v.looseObject({
  bookingId: v.string(),
  level: v.picklist(riskLevels),
  probability: v.number(),
});
export type OpenTripRisk = v.InferOutput<typeof openTripRisk>;

export const markRiskBody = v.object({
  bookingId: uuid,
  verdict: v.picklist(alertVerdicts, 'validation.required'),
});
