import { checkListZones } from '@portal/shared/contract';
import { Badge, Inline, Stack, Text } from '@portal/shared/ui';
import { useCheckListText } from '../../../messages/useCheckListText';
import { isDamaged, type CheckListValues } from '../model/values';
import { conditionTone } from './condition-tone';
import { PhotoStrip } from './PhotoStrip';

/** Zones with damage, notes or photos. */
export function DamageList({ values }: { values: CheckListValues }) {
  const t = useCheckListText();
  const damaged = checkListZones.filter((zone) => isDamaged(values.zones[zone]));
  if (damaged.length === 0) return <Text tone="muted">{t('checkList.noDamages')}</Text>;
  return (
    <Stack gap={4}>
      {damaged.map((zone) => {
        const { condition, note, photos } = values.zones[zone];
        return (
          <Stack key={zone} gap={1}>
            <Inline>
              <Text as="strong" weight={600}>
                {t(`checkList.zone.${zone}`)}
              </Text>
              <Badge tone={conditionTone[condition]}>{t(`checkList.condition.${condition}`)}</Badge>
            </Inline>
            {note && <Text dir="auto">{note}</Text>}
            <PhotoStrip photos={photos} getPhotoUrl={({ url }) => url ?? null} />
          </Stack>
        );
      })}
    </Stack>
  );
}
