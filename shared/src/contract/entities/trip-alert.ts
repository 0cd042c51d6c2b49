import * as v from 'valibot';
import { trackingAlertKinds } from './tracking-alert';

export const tripAlertKinds = [
  'overdue',
  'latePickup',
  'mileage',
  'repeatDamage',
  'manyTrips',
  'mismatchedDocuments',
  'spam',
  'depositDue',
  'holdDue',
  'holdLapsed',
  'refundFailed',
  'fineDue',
  'electronicDue',
  'deliveryFailing',
  ...trackingAlertKinds,
] as const;
export type TripAlertKind = (typeof tripAlertKinds)[number];

/** Something about a trip that calls for caution, with the figures that say why. */
export const tripAlert = v.looseObject({
  kind: v.picklist(tripAlertKinds),
  severity: v.picklist(['notice', 'warning', 'critical']),
  bookingId: v.nullish(v.string()),
  tripCode: v.nullish(v.string()),
  customerId: v.nullish(v.string()),
  customerName: v.nullish(v.string()),
  vehicleRegistrationNumber: v.nullish(v.string()),
  /** By kind: `hours`, `driven`, `planned`, `times`, `trips`, `days`, `count`, `dueAt`, `field`, `number`, `since`, `country`, `amount`, `chargeId`, `plate`; those of a tracker's alert, and its `alertId`. */
  figures: v.record(v.string(), v.union([v.string(), v.number()])),
});
export type TripAlert = v.InferOutput<typeof tripAlert>;

const whole = (min: number, max: number) =>
  v.pipe(
    v.number('validation.number'),
    v.integer('validation.number'),
    v.minValue(min, 'validation.number'),
    v.maxValue(max, 'validation.number'),
  );
const enabled = v.boolean();

/** What the desk is warned of: abuse, and times that the law sets. With the company's switches. */
export const alertRules = v.object({
  overdue: v.object({ enabled, hours: whole(0, 240) }),
  /** A reserved vehicle that nobody has picked up. A page of an earlier release does not send it. */
  latePickup: v.optional(v.object({ enabled, hours: whole(0, 240) }), { enabled: true, hours: 1 }),
  /** Driven beyond this many percent of the kilometres included. */
  mileage: v.object({ enabled, percent: whole(100, 1000) }),
  repeatDamage: v.object({ enabled, times: whole(1, 20), months: whole(1, 60) }),
  manyTrips: v.object({ enabled, trips: whole(2, 50), days: whole(1, 90) }),
  mismatchedDocuments: v.object({ enabled }),
  spam: v.object({ enabled }),
  depositDue: v.object({ enabled, days: whole(0, 30) }),
  /** A deposit that a bank holds lapses within this many days. A page of an earlier release does not send it. */
  holdDue: v.optional(v.object({ enabled, days: whole(1, 30) }), { enabled: true, days: 2 }),
  /** The hold of a trip lapsed, and nothing replaced it. A page of an earlier release does not send it. */
  holdLapsed: v.optional(v.object({ enabled }), { enabled: true }),
  /** Money did not go back to a customer's card, and nothing was refunded since. A page of an earlier release does not send it. */
  refundFailed: v.optional(v.object({ enabled }), { enabled: true }),
  /**
   * A fine that is neither billed nor settled, this many days before the time in which it can be disputed ends. The
   * limit counts days from the fine. A page of an earlier release does not send it.
   */
  fineDue: v.optional(v.object({ enabled, days: whole(0, 60), limit: whole(1, 365) }), {
    enabled: true,
    days: 7,
    limit: 45,
  }),
  /**
   * Where electronic invoices are mandatory: a document for a registered customer has not left, this many days before
   * the limit ends. The limit counts days from the issue. A page of an earlier release sends neither of the two.
   */
  electronicDue: v.optional(v.object({ enabled, days: whole(0, 30), limit: whole(1, 90) }), {
    enabled: false,
    days: 3,
    limit: 14,
  }),
  /** The provider has not taken a document for an hour. */
  deliveryFailing: v.optional(v.object({ enabled }), { enabled: true }),
  // Of trackers. A page of an earlier release sends none of these.
  /** A vehicle on a trip is outside every zone to stay in. */
  zoneLeft: v.optional(v.object({ enabled }), { enabled: true }),
  zoneEntered: v.optional(v.object({ enabled }), { enabled: true }),
  /** Faster than so many kilometres per hour for longer than so many seconds. */
  speeding: v.optional(v.object({ enabled, speed: whole(30, 300), seconds: whole(0, 3600) }), {
    enabled: true,
    speed: 140,
    seconds: 30,
  }),
  /** A vehicle moves outside the yards although no trip has it. */
  usedBetween: v.optional(v.object({ enabled }), { enabled: false }),
  /** A vehicle on a trip was moving when its tracker fell silent, this many minutes ago. */
  trackerSilent: v.optional(v.object({ enabled, minutes: whole(15, 1440) }), { enabled: true, minutes: 60 }),
  /** Driven beyond this many percent of the kilometres included, before the return. */
  plannedKilometres: v.optional(v.object({ enabled, percent: whole(50, 1000) }), {
    enabled: true,
    percent: 120,
  }),
  /** A vehicle that is due back is in a yard. */
  yardArrived: v.optional(v.object({ enabled }), { enabled: true }),
  /** A vehicle on a trip moves between two hours of the local clocks; two equal hours are the whole day. */
  nightUse: v.optional(v.object({ enabled, from: whole(0, 23), to: whole(0, 23) }), {
    enabled: false,
    from: 0,
    to: 5,
  }),
  /** A vehicle stands with its engine on for this many minutes. */
  idling: v.optional(v.object({ enabled, minutes: whole(5, 240) }), { enabled: false, minutes: 20 }),
  /** A vehicle is moved with its ignition off. */
  towed: v.optional(v.object({ enabled }), { enabled: true }),
  /** The tracker has lost its power, is removed or is jammed. */
  tampering: v.optional(v.object({ enabled }), { enabled: true }),
  /** The tracker noticed an impact. */
  crash: v.optional(v.object({ enabled }), { enabled: true }),
  /** The tracker noticed so many harsh manoeuvres on a trip. */
  harshDriving: v.optional(v.object({ enabled, times: whole(1, 100) }), { enabled: true, times: 5 }),
  /** How likely open trips are to end badly. A page of an earlier release does not send it. */
  tripRisk: v.optional(v.object({ enabled }), { enabled: true }),
});
export type AlertRules = v.InferOutput<typeof alertRules>;

/** The defaults until a company changes them. */
export const defaultAlertRules: AlertRules = {
  overdue: { enabled: true, hours: 2 },
  latePickup: { enabled: true, hours: 1 },
  mileage: { enabled: true, percent: 150 },
  repeatDamage: { enabled: true, times: 2, months: 12 },
  manyTrips: { enabled: true, trips: 3, days: 7 },
  mismatchedDocuments: { enabled: true },
  spam: { enabled: true },
  depositDue: { enabled: true, days: 7 },
  holdDue: { enabled: true, days: 2 },
  holdLapsed: { enabled: true },
  refundFailed: { enabled: true },
  fineDue: { enabled: true, days: 7, limit: 45 },
  electronicDue: { enabled: false, days: 3, limit: 14 },
  deliveryFailing: { enabled: true },
  zoneLeft: { enabled: true },
  zoneEntered: { enabled: true },
  speeding: { enabled: true, speed: 140, seconds: 30 },
  usedBetween: { enabled: false },
  trackerSilent: { enabled: true, minutes: 60 },
  plannedKilometres: { enabled: true, percent: 120 },
  yardArrived: { enabled: true },
  nightUse: { enabled: false, from: 0, to: 5 },
  idling: { enabled: false, minutes: 20 },
  towed: { enabled: true },
  tampering: { enabled: true },
  crash: { enabled: true },
  harshDriving: { enabled: true, times: 5 },
  tripRisk: { enabled: true },
};
