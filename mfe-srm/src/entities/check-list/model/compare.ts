import type { AdditionalChargeType, CheckListRecord } from '@portal/shared/contract';
import { checkListZones } from '@portal/shared/contract';
import { readOdometer } from './body';
import { equipment, type Condition, type Equipment, type Grade, type Zone } from './equipment';
import { listDifferingParts } from './sides';
import { toReturnValues, toFormValues, type CheckListValues } from './values';

interface Worse<Kind extends string, Id extends string, Value> {
  readonly kind: Kind;
  /** The part of the list. */
  readonly id: Id;
  readonly from: Value;
  readonly to: Value;
  /** The type of charge that covers it; none if nothing is owed. */
  readonly charge: AdditionalChargeType | null;
}
/** What is worse at return than at handover. */
export type Difference =
  | Worse<'zone', Zone, Condition>
  | Worse<'equipment', Equipment, boolean>
  | Worse<'fuel', 'fuelEighths', number>
  | Worse<'cleanliness', 'cleanliness', Grade>
  | Worse<'keys', 'keysCount', number>;

const worse: readonly Grade[] = ['clean', 'used', 'dirty'];
const accessories = 'Replacement/Repair of Lost/Damaged Accessories';

/**
 * Worse than before: damages, missing things, less fuel, dirt, lost keys. Unchecked or improved parts are no
 * difference.
 */
export function listDifferences(handover: CheckListRecord, ret: CheckListRecord): Difference[] {
  const [before, after] = [toFormValues(handover), toFormValues(ret)];
  const found: Difference[] = [];
  for (const zone of checkListZones) {
    const [from, to] = [before.zones[zone], after.zones[zone]];
    const isSame = from.condition === to.condition && from.note === to.note && to.photos.length === 0;
    if (to.condition === 'none' || isSame) continue;
    const charge = to.condition === 'missing' ? accessories : 'Insurance Excess/Deductible';
    found.push({ id: zone, kind: 'zone', from: from.condition, to: to.condition, charge });
  }
  for (const item of equipment)
    if (before.equipment[item] && after.equipment[item] === false) {
      const charge = item === 'registrationCard' ? 'Lost Registration Card' : accessories;
      found.push({ id: item, kind: 'equipment', from: true, to: false, charge });
    }
  const { keysCount, fuelEighths } = before;
  if (keysCount !== null && after.keysCount !== null && after.keysCount < keysCount)
    found.push({ id: 'keysCount', kind: 'keys', from: keysCount, to: after.keysCount, charge: accessories });
  if (fuelEighths !== null && after.fuelEighths !== null && after.fuelEighths < fuelEighths)
    found.push({
      id: 'fuelEighths',
      kind: 'fuel',
      charge: 'Fuel Charges',
      from: fuelEighths,
      to: after.fuelEighths,
    });
  const [was, is] = [before.cleanliness, after.cleanliness];
  if (was && is && worse.indexOf(is) > worse.indexOf(was))
    found.push({ id: 'cleanliness', kind: 'cleanliness', from: was, to: is, charge: 'Cleaning Charges' });
  return found;
}

/** Parts that differ from handover, better or worse, except for kilometres and fuel. */
export function countChanges(values: CheckListValues, handover: CheckListRecord): number {
  const before = toReturnValues(handover);
  return listDifferingParts(values, before).filter((part) => part !== 'odometer' && part !== 'fuelEighths')
    .length;
}

/** Null if one of the readings is unknown. */
export function kilometresBetween(before: CheckListValues, after: CheckListValues): number | null {
  const [from, to] = [readOdometer(before.odometer), readOdometer(after.odometer)];
  return typeof from === 'number' && typeof to === 'number' ? to - from : null;
}
