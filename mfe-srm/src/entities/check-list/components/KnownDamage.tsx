import type { VehicleDamage } from '@portal/shared/contract';
import { formatDate } from '@portal/shared/format';
import { useCountry } from '@portal/shared/portal';
import { Badge, Inline, Stack, Text } from '@portal/shared/ui';
import { useCheckListText } from '../../../messages/useCheckListText';
import { toPhoto } from '../model/values';
import { conditionTone } from './condition-tone';
import { PhotoStrip } from './PhotoStrip';

/** What an earlier list said about a part, with its photos. */
export function KnownDamage({ damage }: { damage: VehicleDamage }) {
  const t = useCheckListText();
  const country = useCountry().id;
  return (
    <Stack gap={1} role="group" aria-label={t('checkList.knownDamage')}>
      <Inline>
        <Text as="strong" weight={600}>
          {t('checkList.knownDamage')}
        </Text>
        <Badge tone={conditionTone[damage.kind]}>{t(`checkList.condition.${damage.kind}`)}</Badge>
        <Text tone="muted" size={2}>
          {t('checkList.knownSince', { day: formatDate(damage.since, country) })}
        </Text>
      </Inline>
      {damage.note && <Text dir="auto">{damage.note}</Text>}
      <PhotoStrip photos={(damage.photos ?? []).map(toPhoto)} getPhotoUrl={({ url }) => url ?? null} />
    </Stack>
  );
}
