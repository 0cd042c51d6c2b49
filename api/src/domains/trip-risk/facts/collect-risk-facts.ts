import type { RiskFactKind } from '@portal/shared/contract';
import type { EarlierTrips, RiskSnapshot } from './risk-snapshot';

/** A fact, and the number that weights are multiplied with. */
export interface CollectedFact {
  readonly kind: RiskFactKind;
  /** As a person reads it; null where nothing is on file. */
  readonly value: number | null;
  readonly total?: number;
  readonly size: number;
}

const ALMOST_EXPIRED = 30;
const MANY_RATES = 30;

/** One more trip than there were, so that a single one does not stand for all. */
const collectShare = (kind: RiskFactKind, count: number, { trips }: EarlierTrips): CollectedFact => ({
  kind,
  value: count,
  total: trips,
  size: count / (trips + 1),
});

function collectEarlier(earlier: EarlierTrips): CollectedFact[] {
  return [
    { kind: 'earlierTrips', value: earlier.trips, size: Math.log1p(earlier.trips) },
    ...(earlier.trips === 0
      ? []
      : [
          collectShare('earlierLate', earlier.late, earlier),
          collectShare('earlierUnpaid', earlier.unpaid, earlier),
          collectShare('earlierDamage', earlier.damaged, earlier),
          collectShare('earlierFines', earlier.fined, earlier),
        ]),
  ];
}

/** 1 without a licence that lasts until the return, a half for one that ends soon after. */
function rateLicence(days: number | null): number {
  if (days === null || days < 0) return 1;
  return days < ALMOST_EXPIRED ? 0.5 : 0;
}

function collectDocuments({ earlier, licenceDays, documents }: RiskSnapshot): CollectedFact[] {
  if (earlier === null) return [];
  return [
    { kind: 'licence', value: licenceDays, size: rateLicence(licenceDays) },
    ...(documents === null
      ? []
      : [{ kind: 'documents' as const, value: documents, size: documents === 0 ? 1 : 0 }]),
  ];
}

function collectIfKnown(
  kind: RiskFactKind,
  value: number | null,
  getSize: (value: number) => number,
  show: (value: number) => number = Math.round,
): CollectedFact[] {
  return value === null || !Number.isFinite(value)
    ? []
    : [{ kind, value: show(value), size: getSize(value) }];
}

const toPercent = (share: number): number => Math.round(share * 100);
const toTenths = (value: number): number => Math.round(value * 10) / 10;

function collectDriving({ driving }: RiskSnapshot): CollectedFact[] {
  if (driving === null) return [];
  const { zoneAlerts, drivingAlerts, hoursLate, fines } = driving;
  return [
    { kind: 'zoneAlerts' as const, value: zoneAlerts, size: Math.min(zoneAlerts, 3) },
    { kind: 'drivingAlerts' as const, value: drivingAlerts, size: Math.log1p(drivingAlerts) },
    { kind: 'lateNow' as const, value: Math.floor(hoursLate), size: Math.log1p(Math.floor(hoursLate)) },
    { kind: 'newFines' as const, value: fines, size: Math.log1p(fines) },
  ].filter(({ value }) => value > 0);
}

/** The facts of a trip. What is not known has no fact, and weighs nothing. */
export function collectRiskFacts(snapshot: RiskSnapshot): CollectedFact[] {
  const { earlier, leadHours, days, depositRates, paidShare, rateRatio } = snapshot;
  return [
    ...(earlier === null ? [] : collectEarlier(earlier)),
    ...collectIfKnown('leadTime', leadHours, (hours) => Math.log1p(Math.max(0, hours))),
    ...collectIfKnown('length', days, (count) => Math.log(Math.max(1 / 24, count)), toTenths),
    ...collectIfKnown('deposit', depositRates, (rates) => Math.log1p(Math.min(rates, MANY_RATES)), toTenths),
    ...collectIfKnown('paid', paidShare, (share) => Math.min(1, Math.max(0, share)), toPercent),
    ...collectDocuments(snapshot),
    ...collectIfKnown('vehicleValue', rateRatio, (ratio) => Math.log(Math.max(0.1, ratio)), toPercent),
    ...collectDriving(snapshot),
  ];
}
