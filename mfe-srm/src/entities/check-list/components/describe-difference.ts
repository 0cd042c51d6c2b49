import type { CheckListWords } from '../../../messages/useCheckListText';
import type { Difference } from '../model/compare';

/** A difference as text: "Rear bumper: scratch". */
export function describeDifference(t: CheckListWords, difference: Difference): string {
  switch (difference.kind) {
    case 'zone':
      return t('checkList.difference.zone', {
        zone: t(`checkList.zone.${difference.id}`),
        condition: t(`checkList.condition.${difference.to}`),
      });
    case 'equipment':
      return t('checkList.difference.equipment', { item: t(`checkList.item.${difference.id}`) });
    case 'fuel':
      return t('checkList.difference.fuel', {
        from: t('checkList.fuelOf', { eighths: difference.from }),
        to: t('checkList.fuelOf', { eighths: difference.to }),
      });
    case 'cleanliness':
      return t('checkList.difference.cleanliness', {
        from: t(`checkList.grade.${difference.from}`),
        to: t(`checkList.grade.${difference.to}`),
      });
    case 'keys':
      return t('checkList.difference.keys', { from: difference.from, to: difference.to });
  }
}
