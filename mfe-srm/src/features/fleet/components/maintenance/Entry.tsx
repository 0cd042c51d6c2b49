import { readMinor, type MaintenanceEntry } from '@portal/shared/contract';
import { formatDateTime, formatMoney } from '@portal/shared/format';
import { useCountry, useServerClock } from '@portal/shared/portal';
import { Badge, Button, Inline, Text } from '@portal/shared/ui';
import styled from 'styled-components';
import { useFleetText } from '../../../../messages/useFleetText';
import { getMaintenanceState } from '../../model/maintenance-values';

const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-2) var(--space-4);
  padding-block: var(--space-3);
  &:not(:first-child) {
    border-block-start: 1px solid var(--color-line);
  }
  & > div {
    display: grid;
    gap: var(--space-1);
  }
`;

const tones = { past: 'neutral', now: 'warning', ahead: 'info' } as const;

interface Props {
  entry: MaintenanceEntry;
  isRemoving: boolean;
  onRemove: () => void;
}

export function Entry({ entry, isRemoving, onRemove }: Props) {
  const t = useFleetText();
  const { id: country, currency } = useCountry();
  const clock = useServerClock();
  const state = getMaintenanceState(entry, clock.now());
  const period = t('fleet.maintenance.period', {
    from: formatDateTime(entry.from, country),
    to: formatDateTime(entry.to, country),
  });
  const kind = entry.kind === 'own_use' ? 'own_use' : 'maintenance';
  const minor = readMinor(entry.cost);
  const facts = [
    typeof entry.kilometre === 'number' ? t('fleet.km', { km: entry.kilometre }) : '',
    minor === null ? '' : formatMoney(minor, currency),
  ].filter(Boolean);
  return (
    <Line>
      <div>
        <Inline gap={2}>
          <Text as="strong" weight={600}>
            {t(`fleet.maintenance.kind.${kind}`)}
          </Text>
          <Badge tone={tones[state]}>{t(`fleet.maintenance.state.${state}`)}</Badge>
        </Inline>
        <Text tabular>{period}</Text>
        {facts.length > 0 && (
          <Text tone="muted" size={2} tabular>
            {facts.join(' \u00b7 ')}
          </Text>
        )}
        {entry.note && <Text dir="auto">{entry.note}</Text>}
      </div>
      <Button
        size="sm"
        variant="ghost"
        busy={isRemoving}
        aria-label={t('fleet.maintenance.removeThis', { period })}
        onClick={onRemove}
      >
        {t('fleet.maintenance.remove')}
      </Button>
    </Line>
  );
}
