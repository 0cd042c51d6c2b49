import { checkListZones, damageKinds, type VehicleDamage } from '@portal/shared/contract';
import type { Zone } from './equipment';
import { mapZones, untouched, toFormValues, type CheckListValues, type ZoneState } from './values';

/** Damage by zone, the most severe first. */
export type KnownDamages = Readonly<Partial<Record<Zone, readonly VehicleDamage[]>>>;

const severity = ({ kind }: VehicleDamage) => damageKinds.indexOf(kind);

/** Those not marked as repaired. */
export function groupKnownDamages(damages: readonly VehicleDamage[]): KnownDamages {
  const open = damages.filter(({ repairedAt }) => !repairedAt);
  return Object.fromEntries(
    checkListZones.flatMap((zone) => {
      const zoneDamages = open.filter((damage) => damage.zone === zone);
      return zoneDamages.length === 0
        ? []
        : [[zone, zoneDamages.sort((one, other) => severity(other) - severity(one))]];
    }),
  );
}

/** A handover begins with the known damage of the vehicle; the photos stay with the damage. */
export function startFromKnown(known: KnownDamages): CheckListValues {
  const start = toFormValues(null);
  const zones = mapZones(start.zones, () => untouched);
  const filled = Object.entries(known).map(([zone, [worst]]) => [
    zone,
    { ...untouched, condition: worst?.kind ?? 'none', note: worst?.note ?? '' },
  ]);
  return { ...start, zones: { ...zones, ...(Object.fromEntries(filled) as Partial<typeof zones>) } };
}

/** The known damage that a zone of a list repeats; null if it has another, or none. */
export const findKnown = (known: KnownDamages, zone: Zone, { condition }: ZoneState): VehicleDamage | null =>
  known[zone]?.find(({ kind }) => kind === condition) ?? null;
