import * as v from 'valibot';
import { damage as limits } from '../limits';
import { checkListZones } from './checklist';
import { fileReference } from './file-reference';
import { uuid } from './primitives';

/** From light to severe. */
export const damageKinds = ['scratch', 'dent', 'crack', 'missing'] as const;
export type DamageKind = (typeof damageKinds)[number];

/** Damage that a signed checklist recorded. It stays until somebody marks it as repaired. */
export const vehicleDamage = v.looseObject({
  damageId: v.string(),
  vehicleId: v.string(),
  zone: v.picklist(checkListZones),
  kind: v.picklist(damageKinds),
  note: v.nullish(v.string()),
  photos: v.nullish(v.array(fileReference)),
  since: v.string(),
  /** The trip whose checklist named it first. */
  bookingId: v.nullish(v.string()),
  tripCode: v.nullish(v.string()),
  repairedAt: v.nullish(v.string()),
  /** The agent's address. */
  repairedBy: v.nullish(v.string()),
  repairNote: v.nullish(v.string()),
});
export type VehicleDamage = v.InferOutput<typeof vehicleDamage>;

export const repairDamageBody = v.object({
  damageId: uuid,
  note: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(limits.repairNoteMax, 'validation.tooLong')), ''),
});
