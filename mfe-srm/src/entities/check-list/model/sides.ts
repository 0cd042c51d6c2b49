import { checkListZones } from '@portal/shared/contract';
import { getSide, type Sides } from '../../../libraries/compare/sides';
import { readOdometer } from './body';
import type { Draft } from './draft';
import { equipment, type Equipment, type Zone } from './equipment';
import type { CheckListValues, ZoneState } from './values';

export const readings = ['odometer', 'fuelEighths', 'cleanliness', 'keysCount'] as const;
export type Reading = (typeof readings)[number];
export type Part = Reading | Equipment | Zone;

export const isZone = (part: Part): part is Zone => checkListZones.some((zone) => zone === part);
export const isEquipment = (part: Part): part is Equipment => equipment.some((item) => item === part);

const toComparableZone = ({ condition, note, photos }: ZoneState) => [
  condition,
  note.trim(),
  photos.map(({ key, fileId }) => fileId ?? key),
];
const getPart = (values: CheckListValues, part: Part): unknown => {
  if (isZone(part)) return toComparableZone(values.zones[part]);
  if (isEquipment(part)) return values.equipment[part];
  // "12,000" is 12000 on the server.
  return part === 'odometer' ? (readOdometer(values.odometer) ?? values.odometer.trim()) : values[part];
};

/** The parts that differ between this form and the server, in the form's order. */
export const listDifferingParts = (typed: CheckListValues, stored: CheckListValues): Part[] =>
  [...readings, ...equipment, ...checkListZones].filter(
    (part) => JSON.stringify(getPart(typed, part)) !== JSON.stringify(getPart(stored, part)),
  );

/** Continues from the server's list, with the chosen parts of this device. Nobody has signed the result. */
export function settleDraft(
  draft: Draft,
  stored: { readonly values: CheckListValues; readonly version: number },
  sides: Sides<Part>,
): Draft {
  const stay = new Set(
    listDifferingParts(draft.values, stored.values).filter((part) => getSide(sides, part) === 'first'),
  );
  const pick = <Name extends Part, Value>(name: Name, typed: Value, other: Value): Value =>
    stay.has(name) ? typed : other;
  const { values } = draft;
  const merged: CheckListValues = {
    odometer: pick('odometer', values.odometer, stored.values.odometer),
    fuelEighths: pick('fuelEighths', values.fuelEighths, stored.values.fuelEighths),
    cleanliness: pick('cleanliness', values.cleanliness, stored.values.cleanliness),
    keysCount: pick('keysCount', values.keysCount, stored.values.keysCount),
    equipment: Object.fromEntries(
      equipment.map((item) => [item, pick(item, values.equipment[item], stored.values.equipment[item])]),
    ) as CheckListValues['equipment'],
    zones: Object.fromEntries(
      checkListZones.map((zone) => [zone, pick(zone, values.zones[zone], stored.values.zones[zone])]),
    ) as CheckListValues['zones'],
  };
  return {
    values: merged,
    base: stored.version,
    attempted: undefined,
    signatures: { agent: null, customer: null },
    isFinished: false,
    revision: draft.revision + 1,
  };
}
