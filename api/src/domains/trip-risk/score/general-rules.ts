import type { DrivingFactKind } from '@portal/shared/contract';
import type { RiskModel } from './risk-model';

/**
 * What desks know by experience, until a company has enough trips of its own: about one trip in six goes wrong, a share of
 * unpaid trips weighs most, and a trip booked the day before, with three daily rates of deposit and half of the rental
 * paid, is usual.
 */
export const generalRules: RiskModel = {
  base: -1.6,
  usualShare: null,
  usualRate: null,
  weights: {
    earlierTrips: { weight: -0.3, usual: Math.log1p(1) },
    earlierLate: { weight: 1.6, usual: 0 },
    earlierUnpaid: { weight: 2.2, usual: 0 },
    earlierDamage: { weight: 1.3, usual: 0 },
    earlierFines: { weight: 0.9, usual: 0 },
    leadTime: { weight: -0.2, usual: Math.log1p(24) },
    length: { weight: 0.2, usual: Math.log(3) },
    deposit: { weight: -0.4, usual: Math.log1p(3) },
    paid: { weight: -0.7, usual: 0.5 },
    licence: { weight: 0.9, usual: 0 },
    documents: { weight: 0.5, usual: 0 },
    vehicleValue: { weight: 0, usual: 0 },
  },
};

/** The same for every company: what happens on a trip is not known at the handovers that a company's weights are learned from. */
export const drivingWeights: Readonly<Record<DrivingFactKind, number>> = {
  zoneAlerts: 0.8,
  drivingAlerts: 0.35,
  lateNow: 0.6,
  newFines: 0.6,
};
