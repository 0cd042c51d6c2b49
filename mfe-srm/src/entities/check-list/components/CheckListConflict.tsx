import type { CheckListRecord } from '@portal/shared/contract';
import { useCheckListText, type CheckListWords } from '../../../messages/useCheckListText';
import { ConflictDialog } from '../../../libraries/compare/components/ConflictDialog';
import type { Sides } from '../../../libraries/compare/sides';
import { listDifferingParts, isZone, type Part } from '../model/sides';
import { toFormValues, type CheckListValues } from '../model/values';
import { formatPartLabel, formatPartValue } from './format-part';

interface Props {
  typed: CheckListValues;
  stored: CheckListRecord;
  onSettle: (sides: Sides<Part> | null) => void;
}

/** For a zone also its note and its number of photos. */
function describe(t: CheckListWords, values: CheckListValues, part: Part): string {
  const value = formatPartValue(t, values, part);
  if (!isZone(part)) return value;
  const { note, photos } = values.zones[part];
  const pictures = photos.length > 0 ? t('checkList.photos', { photos: photos.length }) : '';
  return [value, note.trim(), pictures].filter(Boolean).join(' \u00b7 ');
}

/** A checklist that another device filled in at the same time. */
export function CheckListConflict({ typed, stored, onSettle }: Props) {
  const t = useCheckListText();
  const other = toFormValues(stored);
  const rows = listDifferingParts(typed, other).map((name) => ({
    name,
    label: formatPartLabel(t, name),
    first: describe(t, typed, name),
    second: describe(t, other, name),
  }));
  const words = {
    title: t('checkList.conflict.title'),
    text: t('checkList.conflict.text', { count: rows.length }),
    field: t('checkList.conflict.part'),
    empty: t('checkList.unknown'),
    typed: t('checkList.conflict.here'),
    stored: t('checkList.conflict.there'),
    allHere: t('checkList.conflict.mine'),
    allThere: t('checkList.conflict.theirs'),
    back: t('checkList.conflict.back'),
    use: t('checkList.conflict.use'),
  };
  return <ConflictDialog rows={rows} words={words} onSettle={onSettle} />;
}
