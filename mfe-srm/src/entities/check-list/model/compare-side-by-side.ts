import { checkListZones, type CheckListRecord } from '@portal/shared/contract';
import { listDifferences, type Difference } from './compare';
import { equipment } from './equipment';
import { isEquipment, isZone, readings, type Part } from './sides';
import { isDamaged, toFormValues, type CheckListValues } from './values';

export interface Line {
  readonly part: Part;
  /** Null if nothing is worse at return. */
  readonly difference: Difference | null;
}
export interface SideBySide {
  readonly handover: CheckListValues;
  readonly ret: CheckListValues;
  readonly worse: readonly Line[];
  /** Everything else in either list, in the form's order. */
  readonly rest: readonly Line[];
}

function isSaid(values: CheckListValues, part: Part): boolean {
  if (isZone(part)) return isDamaged(values.zones[part]);
  if (isEquipment(part)) return values.equipment[part] !== null;
  return values[part] !== null && values[part] !== '';
}

/** The two lists of a trip: what is worse at return, then the rest. */
export function compareSideBySide(
  handoverRecord: CheckListRecord,
  returnRecord: CheckListRecord,
): SideBySide {
  const [handover, ret] = [toFormValues(handoverRecord), toFormValues(returnRecord)];
  const worse = listDifferences(handoverRecord, returnRecord).map((difference): Line => ({
    part: difference.id,
    difference,
  }));
  const rest = [...readings, ...equipment, ...checkListZones]
    .filter((part) => worse.every((line) => line.part !== part))
    .filter((part) => isSaid(handover, part) || isSaid(ret, part))
    .map((part): Line => ({ part, difference: null }));
  return { handover, ret, worse, rest };
}
