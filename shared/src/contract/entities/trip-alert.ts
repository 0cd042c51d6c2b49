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
