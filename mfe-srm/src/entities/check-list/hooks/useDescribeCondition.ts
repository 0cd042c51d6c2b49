import { checkListZones, type VehicleDamage } from '@portal/shared/contract';
import { formatList } from '@portal/shared/format';
import { useCheckListText } from '../../../messages/useCheckListText';
import { equipment, type Zone } from '../model/equipment';
import { findKnown, groupKnownDamages } from '../model/known-damages';
import { isDamaged, type CheckListValues } from '../model/values';

interface ConditionWords {
  readonly equipment: string;
  readonly damages: readonly { readonly zone: Zone; readonly text: string }[];
}

/** Equipment and damage of a list in words. @param damages the damage known before */
export function useDescribeCondition(): (
  values: CheckListValues,
  damages: readonly VehicleDamage[],
) => ConditionWords {
  const t = useCheckListText();
  return (values, damages) => {
    const known = groupKnownDamages(damages);
    const missing = equipment.filter((item) => values.equipment[item] === false);
    return {
      equipment:
        missing.length === 0
          ? t('checkList.allThere')
          : t('checkList.notThere', {
              items: formatList(missing.map((item) => t(`checkList.item.${item}`))),
            }),
      damages: checkListZones
        .filter((zone) => isDamaged(values.zones[zone]))
        .map((zone) => {
          const condition = t(`checkList.condition.${values.zones[zone].condition}`);
          const text = t('checkList.zoneButton', { zone: t(`checkList.zone.${zone}`), condition });
          const isKnown = findKnown(known, zone, values.zones[zone]) !== null;
          return { zone, text: isKnown ? t('checkList.alreadyKnown', { damage: text }) : text };
        }),
    };
  };
}
