import { srmTrackerEndpoints } from '@portal/shared/contract';
import { formatAge } from '@portal/shared/format';
import { useQuery, useServerClock } from '@portal/shared/portal';
import { Button, Inline, Stack, Text } from '@portal/shared/ui';
import styled from 'styled-components';
import { useTrackingText } from '../../../../messages/useTrackingText';

const List = styled.ul`
  display: grid;
  gap: var(--space-2);
  padding: 0;
  list-style: none;
`;

/** How often the page asks whether another device was refused, in milliseconds. */
const REFRESH = 10_000;

/** Phones that sent the company's key and are not added: a press types their identifier. Nothing where there are none. */
export function RefusedDevices({ onChoose }: { onChoose: (identifier: string) => void }) {
  const t = useTrackingText();
  const clock = useServerClock();
  const { data } = useQuery(
    srmTrackerEndpoints.listRefused,
    {},
    { revalidateOnMount: true, refreshInterval: REFRESH, onError: () => undefined },
  );
  if (!data || data.list.length === 0) return null;
  return (
    <Stack gap={2}>
      <Text size={2} weight={600}>
        {t('tracking.refused')}
      </Text>
      <List aria-label={t('tracking.refused')}>
        {data.list.map(({ identifier, protocol, seenAt }) => (
          <li key={identifier}>
            <Inline gap={2}>
              <Text size={2}>
                <bdi>{identifier}</bdi> ({t(`tracking.refused.${protocol}`)},{' '}
                {formatAge(seenAt, new Date(clock.now()))})
              </Text>
              <Button
                size="sm"
                aria-label={t('tracking.refused.useThis', { identifier })}
                onClick={() => onChoose(identifier)}
              >
                {t('tracking.refused.use')}
              </Button>
            </Inline>
          </li>
        ))}
      </List>
    </Stack>
  );
}
