import * as v from 'valibot';
import { uuid } from './primitives';

/** What a tracker can give reason to. Each is also a kind of a trip's alerts, with a rule that switches it. */
export const trackingAlertKinds = [
  'zoneLeft',
  'zoneEntered',
  'speeding',
  'usedBetween',
  'trackerSilent',
  'plannedKilometres',
  'yardArrived',
  'nightUse',
  'idling',
  'towed',
  'tampering',
  'crash',
  'harshDriving',
] as const;
export type TrackingAlertKind = (typeof trackingAlertKinds)[number];

export const alertVerdicts = ['right', 'wrong'] as const;
export type AlertVerdict = (typeof alertVerdicts)[number];

/** One matter: it is raised once, and changes while it goes on. */
export const trackingAlert = v.looseObject({
  alertId: v.string(),
  kind: v.picklist(trackingAlertKinds),
  /** When the matter began, not when it was noticed. */
  startedAt: v.string(),
  endedAt: v.nullish(v.string()),
  vehicleId: v.string(),
  plate: v.string(),
  trip: v.nullish(
    v.looseObject({ bookingId: v.string(), code: v.string(), customerName: v.nullish(v.string()) }),
  ),
  /** By kind: `since`, `until`, `zone`, `km`, `speed`, `limit`, `seconds`, `driven`, `planned`, `from`, `to`, `minutes`, `alarm`, `times`, `country` (ISO 3166-1). */
  figures: v.record(v.string(), v.union([v.string(), v.number()])),
  acknowledgedAt: v.nullish(v.string()),
  /** The e-mail address; null after that account was deleted. */
  acknowledgedBy: v.nullish(v.string()),
  verdict: v.nullish(v.picklist(alertVerdicts)),
});
export type TrackingAlert = v.InferOutput<typeof trackingAlert>;

export const acknowledgeAlertBody = v.object({
  alertId: uuid,
  verdict: v.picklist(alertVerdicts, 'validation.required'),
});

export const trackingAlertRaisedKind = 'tracking:alert';
/** The data of the live event that says that an alert was raised. */
export const liveTrackingAlert = v.object({
  kind: v.literal(trackingAlertRaisedKind),
  at: v.string(),
  alertId: v.string(),
});
export type LiveTrackingAlert = v.InferOutput<typeof liveTrackingAlert>;
