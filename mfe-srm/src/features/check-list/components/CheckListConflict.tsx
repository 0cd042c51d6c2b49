import type { CheckListRecord } from '@portal/shared/contract';
import { useCheckListText, type CheckListWords } from '../../../messages/useCheckListText';
import { ConflictDialog } from '../../compare/components/ConflictDialog';
import type { Sides } from '../../compare/sides';
import { differingParts, isEquipment, isZone, type Part } from '../model/sides';
import { valuesOf, type CheckListValues } from '../model/values';

interface Props {
  mine: CheckListValues;
  theirs: CheckListRecord;
  onSettle: (sides: Sides<Part> | null) => void;
}

function labelOf(t: CheckListWords, part: Part): string {
  if (isZone(part)) return t(`checkList.zone.${part}`);
  return isEquipment(part) ? t(`checkList.item.${part}`) : t(`checkList.name.${part}`);
}

/** Empty for what was not looked at. */
function describe(t: CheckListWords, values: CheckListValues, part: Part): string {
  if (isZone(part)) {
    const { condition, note, photos } = values.zones[part];
    const pictures = photos.length > 0 ? t('checkList.photos', { photos: photos.length }) : '';
    return [t(`checkList.condition.${condition}`), note.trim(), pictures].filter(Boolean).join(' · ');
  }
  if (isEquipment(part)) {
    const is = values.equipment[part];
    return is === null ? '' : t(is ? 'checkList.yes' : 'checkList.no');
  }
  const value = values[part];
  if (value === null || value === '') return '';
  if (part === 'fuelEighths') return t('checkList.fuelOf', { eighths: value });
  return part === 'cleanliness' ? t(`checkList.grade.${values.cleanliness ?? 'clean'}`) : String(value);
}

/** A check-list that was filled in on another device meanwhile. */
export function CheckListConflict({ mine, theirs, onSettle }: Props) {
  const t = useCheckListText();
  const other = valuesOf(theirs);
  const rows = differingParts(mine, other).map((name) => ({
    ...{ name, label: labelOf(t, name), first: describe(t, mine, name), second: describe(t, other, name) },
  }));
  const words = {
    ...{ title: t('checkList.conflict.title'), text: t('checkList.conflict.text', { count: rows.length }) },
    ...{ field: t('checkList.conflict.part'), empty: t('checkList.unknown') },
    ...{ here: t('checkList.conflict.here'), there: t('checkList.conflict.there') },
    ...{ allHere: t('checkList.conflict.mine'), allThere: t('checkList.conflict.theirs') },
    ...{ back: t('checkList.conflict.back'), use: t('checkList.conflict.use') },
  };
  return <ConflictDialog rows={rows} words={words} onSettle={onSettle} />;
}
