import { checkListZones } from '@portal/shared/contract';
import { getSide, type Sides } from '../../../libraries/compare/sides';
import { readOdometer } from './body';
import type { Draft } from './draft';
import { equipment, type Equipment, type Zone } from './parts';
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
export const differingParts = (mine: CheckListValues, theirs: CheckListValues): Part[] =>
  [...readings, ...equipment, ...checkListZones].filter(
    (part) => JSON.stringify(getPart(mine, part)) !== JSON.stringify(getPart(theirs, part)),
  );

/** Continues from the server's list, with the chosen parts of this device. Nobody has signed the result. */
export function settledDraft(
  draft: Draft,
  theirs: { readonly values: CheckListValues; readonly version: number },
  sides: Sides<Part>,
): Draft {
  const stay = new Set(
    differingParts(draft.values, theirs.values).filter((part) => getSide(sides, part) === 'first'),
  );
  const pick = <Name extends Part, Value>(name: Name, mine: Value, other: Value): Value =>
    stay.has(name) ? mine : other;
  const { values } = draft;
  const merged: CheckListValues = {
    odometer: pick('odometer', values.odometer, theirs.values.odometer),
    fuelEighths: pick('fuelEighths', values.fuelEighths, theirs.values.fuelEighths),
    cleanliness: pick('cleanliness', values.cleanliness, theirs.values.cleanliness),
    keysCount: pick('keysCount', values.keysCount, theirs.values.keysCount),
    equipment: Object.fromEntries(
      equipment.map((item) => [item, pick(item, values.equipment[item], theirs.values.equipment[item])]),
    ) as CheckListValues['equipment'],
    zones: Object.fromEntries(
      checkListZones.map((zone) => [zone, pick(zone, values.zones[zone], theirs.values.zones[zone])]),
    ) as CheckListValues['zones'],
  };
  return {
    values: merged,
    base: theirs.version,
    attempted: undefined,
    signatures: { agent: null, customer: null },
    isFinished: false,
    revision: draft.revision + 1,
  };
}
