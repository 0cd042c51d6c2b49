import type { EngineRequest } from '@portal/shared/contract';
import { formatDateTime } from '@portal/shared/format';
import { useCountry } from '@portal/shared/portal';
import { Badge, Heading, Stack, Text, type Tone } from '@portal/shared/ui';
import { StackedList } from '../../../../components/StackedList';
import { useEngineText } from '../../../../messages/useEngineText';

const tones: Record<EngineRequest['state'], Tone> = {
  requested: 'warning',
  approved: 'warning',
  sent: 'warning',
  answered: 'info',
  unanswered: 'danger',
  lapsed: 'neutral',
  withdrawn: 'neutral',
};

/** All that was asked of the engine, by whom, and what the device said. */
export function EngineLog({ requests }: { requests: readonly EngineRequest[] }) {
  const t = useEngineText();
  const country = useCountry().id;
  if (requests.length === 0) return null;
  return (
    <Stack gap={3}>
      <Heading level={3}>{t('engine.log')}</Heading>
      <StackedList aria-label={t('engine.log')}>
        {requests.map(({ requestId, action, state, events }) => (
          <li key={requestId}>
            <Badge tone={tones[state]}>{t(`engine.state.${state}`)}</Badge>
            <Text weight={600}>{t(`engine.action.${action}`)}</Text>
            {events.map(({ kind, at, by, text }, index) => (
              <Text key={`${at} ${index}`} size={2} tone="secondary">
                {t('engine.event', {
                  at: formatDateTime(at, country),
                  event: t(`engine.event.${kind}`),
                  by: by ?? 'none',
                  text: text ?? 'none',
                })}
              </Text>
            ))}
          </li>
        ))}
      </StackedList>
    </Stack>
  );
}
