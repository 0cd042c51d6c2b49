import { DAY } from '../time';
import * as v from 'valibot';
import { maintenance as limits } from '../limits';
import { kilometre } from './kilometre';
import { moneyText } from './money';
import { isoMoment, uuid } from './primitives';

export const maintenanceKinds = ['maintenance', 'own_use'] as const;
export type MaintenanceKind = (typeof maintenanceKinds)[number];

const getDurationMs = ({ from, to }: { from: string; to: string }) => Date.parse(to) - Date.parse(from);

/** A period in which a vehicle cannot be rented, and the work that was done. The end is not part of it. */
export const maintenanceBody = v.pipe(
  v.object({
    vehicleId: uuid,
    kind: v.picklist(maintenanceKinds, 'validation.required'),
    from: isoMoment,
    to: isoMoment,
    note: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(limits.noteMax, 'validation.tooLong')), ''),
    cost: v.optional(v.nullable(moneyText), null),
    kilometre: v.optional(v.nullable(kilometre), null),
  }),
  v.forward(
    v.check((value) => getDurationMs(value) > 0, 'validation.dateOrder'),
    ['to'],
  ),
  v.forward(
    v.check((value) => getDurationMs(value) <= limits.daysMax * DAY, 'validation.periodTooLong'),
    ['to'],
  ),
);

export const maintenanceEntry = v.object({
  maintenanceId: v.string(),
  vehicleId: v.string(),
  kind: v.string(),
  from: v.string(),
  to: v.string(),
  note: v.nullish(v.string()),
  cost: v.nullish(v.string()),
  kilometre: v.nullish(v.number()),
  createdAt: v.nullish(v.string()),
});
export type MaintenanceEntry = v.InferOutput<typeof maintenanceEntry>;
