import type { CheckListWords } from '../../../messages/useCheckListText';
import { readOdometer } from '../model/body';
import { isEquipment, isZone, type Part } from '../model/sides';
import type { CheckListValues } from '../model/values';

export function formatPartLabel(t: CheckListWords, part: Part): string {
  if (isZone(part)) return t(`checkList.zone.${part}`);
  return isEquipment(part) ? t(`checkList.item.${part}`) : t(`checkList.name.${part}`);
}

/** A reading, or whether something is present; empty if unchecked. For a zone only its condition. */
export function formatPartValue(t: CheckListWords, values: CheckListValues, part: Part): string {
  if (isZone(part)) return t(`checkList.condition.${values.zones[part].condition}`);
  if (isEquipment(part)) {
    const is = values.equipment[part];
    return is === null ? '' : t(is ? 'checkList.yes' : 'checkList.no');
  }
  if (part === 'odometer') {
    const km = readOdometer(values.odometer);
    return typeof km === 'number' ? t('checkList.kmOf', { km }) : values.odometer;
  }
  if (part === 'cleanliness') return values.cleanliness ? t(`checkList.grade.${values.cleanliness}`) : '';
  const count = values[part];
  if (count === null) return '';
  return part === 'fuelEighths' ? t('checkList.fuelOf', { eighths: count }) : String(count);
}
