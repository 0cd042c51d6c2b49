import type { AlertRules } from '@portal/shared/contract';

/** The rules of alerts, and their numbers. */
export const ruleNumbers = {
  overdue: ['hours'],
  latePickup: ['hours'],
  mileage: ['percent'],
  repeatDamage: ['times', 'months'],
  manyTrips: ['trips', 'days'],
  mismatchedDocuments: [],
  spam: [],
  depositDue: ['days'],
  holdDue: ['days'],
  holdLapsed: [],
  refundFailed: [],
  fineDue: ['days', 'limit'],
  electronicDue: ['days', 'limit'],
  deliveryFailing: [],
  zoneLeft: [],
  zoneEntered: [],
  speeding: ['speed', 'seconds'],
  usedBetween: [],
  trackerSilent: ['minutes'],
  plannedKilometres: ['percent'],
  yardArrived: [],
  nightUse: ['from', 'to'],
  idling: ['minutes'],
  towed: [],
  tampering: [],
  crash: [],
  harshDriving: ['times'],
  tripRisk: [],
} as const satisfies {
  readonly [Rule in keyof AlertRules]: readonly Exclude<keyof AlertRules[Rule], 'enabled'>[];
};

export type RuleName = keyof typeof ruleNumbers;
export const ruleNames = Object.keys(ruleNumbers) as readonly RuleName[];
