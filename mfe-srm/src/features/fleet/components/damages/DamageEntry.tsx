import type { VehicleDamage } from '@portal/shared/contract';
import { formatDate } from '@portal/shared/format';
import { useCountry } from '@portal/shared/portal';
import { Badge, Button, Inline, Text } from '@portal/shared/ui';
import styled from 'styled-components';
import { useCheckListText } from '../../../../messages/useCheckListText';
import { useFleetText } from '../../../../messages/useFleetText';
import { conditionTone } from '../../../../entities/check-list/components/condition-tone';
import { PhotoStrip } from '../../../../entities/check-list/components/PhotoStrip';
import { toPhoto } from '../../../../entities/check-list/model/values';

const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: var(--space-2) var(--space-4);
  padding-block: var(--space-3);
  &:not(:first-child) {
    border-block-start: 1px solid var(--color-line);
  }
  & > div {
    display: grid;
    gap: var(--space-1);
    min-inline-size: 0;
  }
`;

interface Props {
  damage: VehicleDamage;
  onRepair?: () => void;
}

export function DamageEntry({ damage, onRepair }: Props) {
  const t = useFleetText();
  const words = useCheckListText();
  const country = useCountry().id;
  const { zone, kind, note, since, tripCode, repairedAt, repairedBy, repairNote, photos } = damage;
  const day = (at: string) => formatDate(at, country);
  const name = words('checkList.zoneButton', {
    zone: words(`checkList.zone.${zone}`),
    condition: words(`checkList.condition.${kind}`),
  });
  return (
    <Line>
      <div>
        <Inline gap={2}>
          <Text as="strong" weight={600}>
            {words(`checkList.zone.${zone}`)}
          </Text>
          <Badge tone={repairedAt ? 'neutral' : conditionTone[kind]}>
            {words(`checkList.condition.${kind}`)}
          </Badge>
        </Inline>
        <Text tone="muted" size={2}>
          {tripCode
            ? t('fleet.damages.sinceTrip', { day: day(since), code: tripCode })
            : t('fleet.damages.since', { day: day(since) })}
        </Text>
        {note && <Text dir="auto">{note}</Text>}
        <PhotoStrip photos={(photos ?? []).map(toPhoto)} getPhotoUrl={({ url }) => url ?? null} />
        {repairedAt && (
          <Text size={2}>
            {repairedBy
              ? t('fleet.damages.repairedBy', { day: day(repairedAt), agent: repairedBy })
              : t('fleet.damages.repairedOn', { day: day(repairedAt) })}
          </Text>
        )}
        {repairNote && (
          <Text dir="auto" size={2}>
            {repairNote}
          </Text>
        )}
      </div>
      {onRepair && (
        <Button
          size="sm"
          aria-haspopup="dialog"
          aria-label={t('fleet.damages.repairThis', { damage: name })}
          onClick={onRepair}
        >
          {t('fleet.damages.repair')}
        </Button>
      )}
    </Line>
  );
}
