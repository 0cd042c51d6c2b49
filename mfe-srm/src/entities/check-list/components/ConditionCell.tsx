import { Badge, Stack, Text } from '@portal/shared/ui';
import { useCheckListText } from '../../../messages/useCheckListText';
import { isZone, type Part } from '../model/sides';
import type { CheckListValues } from '../model/values';
import { conditionTone } from './condition-tone';
import { formatPartValue } from './format-part';
import { PhotoStrip } from './PhotoStrip';

interface Props {
  values: CheckListValues;
  part: Part;
}

/** What one list says about a part. */
export function ConditionCell({ values, part }: Props) {
  const t = useCheckListText();
  const value = formatPartValue(t, values, part);
  if (!isZone(part)) return value || <Text tone="muted">{t('checkList.unknown')}</Text>;
  const { condition, note, photos } = values.zones[part];
  return (
    <Stack gap={1}>
      <div>
        <Badge tone={conditionTone[condition]}>{value}</Badge>
      </div>
      {note && <Text dir="auto">{note}</Text>}
      <PhotoStrip photos={photos} getPhotoUrl={({ url }) => url ?? null} />
    </Stack>
  );
}
