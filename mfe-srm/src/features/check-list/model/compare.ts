import type { AdditionalChargeType, CheckListRecord } from '@portal/shared/contract';
import { checkListZones } from '@portal/shared/contract';
import { equipment, type Condition, type Equipment, type Grade, type Zone } from './parts';
import { valuesOf, type Photo } from './values';

interface Of {
  /** Tells one difference from another. */
  readonly id: string;
  /** The kind of charge that makes it good; none where nothing is owed. */
  readonly charge: AdditionalChargeType | null;
}
/** What is otherwise at return than it was at handover. */
export type Difference = Of &
  (
    | { kind: 'zone'; zone: Zone; from: Condition; to: Condition; note: string; photos: readonly Photo[] }
    | { kind: 'equipment'; item: Equipment }
    | { kind: 'fuel'; from: number; to: number }
    | { kind: 'cleanliness'; from: Grade; to: Grade }
    | { kind: 'keys'; from: number; to: number }
  );

const worse: readonly Grade[] = ['clean', 'used', 'dirty'];
const accessories = 'Replacement/Repair of Lost/Damaged Accessories';

/** Worse than before: damages, missing things, less fuel, dirt, lost keys. What was not looked at, or is better, is no difference. */
export function differencesOf(handover: CheckListRecord, ret: CheckListRecord): Difference[] {
  const [before, after] = [valuesOf(handover), valuesOf(ret)];
  const found: Difference[] = [];
  for (const zone of checkListZones) {
    const [from, to] = [before.zones[zone], after.zones[zone]];
    const isSame = from.condition === to.condition && from.note === to.note && to.photos.length === 0;
    if (to.condition === 'none' || isSame) continue;
    const charge = to.condition === 'missing' ? accessories : 'Insurance Excess/Deductible';
    const { note, photos } = to;
    found.push({
      ...{ id: zone, kind: 'zone', zone, note, photos },
      ...{ from: from.condition, to: to.condition, charge },
    });
  }
  for (const item of equipment)
    if (before.equipment[item] && after.equipment[item] === false)
      found.push({
        ...{ id: item, kind: 'equipment', item },
        charge: item === 'registrationCard' ? 'Lost Registration Card' : accessories,
      });
  if (before.keysCount !== null && after.keysCount !== null && after.keysCount < before.keysCount)
    found.push({
      id: 'keys',
      kind: 'keys',
      from: before.keysCount,
      to: after.keysCount,
      charge: accessories,
    });
  if (before.fuelEighths !== null && after.fuelEighths !== null && after.fuelEighths < before.fuelEighths)
    found.push({
      ...{ id: 'fuel', kind: 'fuel', from: before.fuelEighths, to: after.fuelEighths },
      charge: 'Fuel Charges',
    });
  const [was, is] = [before.cleanliness, after.cleanliness];
  if (was && is && worse.indexOf(is) > worse.indexOf(was))
    found.push({ id: 'cleanliness', kind: 'cleanliness', from: was, to: is, charge: 'Cleaning Charges' });
  return found;
}
