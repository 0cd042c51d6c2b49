import * as v from 'valibot';

export const fleetAlertKinds = ['registration', 'insurance', 'service'] as const;

/** Something a vehicle needs soon. */
export const fleetAlert = v.object({
  kind: v.picklist(fleetAlertKinds),
  unit: v.picklist(['day', 'kilometre']),
  /** How many days or kilometres are left. Below zero it is overdue by that much. */
  left: v.number(),
  /** The threshold that was passed: 60, 30, 7 or 0. */
  at: v.number(),
});
export type FleetAlert = v.InferOutput<typeof fleetAlert>;
