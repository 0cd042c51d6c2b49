import { srmPositionEndpoints } from '@portal/shared/contract';
import { formatDateTime } from '@portal/shared/format';
import { FormFailure } from '@portal/shared/forms';
import { useCountry, useQuery } from '@portal/shared/portal';
import { BouncingDots, Stack, Text } from '@portal/shared/ui';
import { Dialog } from '@portal/shared/ui/overlays';
import styled from 'styled-components';
import { useTrackingText } from '../../../../messages/useTrackingText';

const List = styled.ol`
  display: grid;
  padding: 0;
  list-style: none;
  & > li {
    padding-block: var(--space-2);
    border-block-end: 1px solid var(--color-line);
  }
`;

/** Who looked where a vehicle is or was, when and why. */
export function AccessLog({ onClose }: { onClose: () => void }) {
  const t = useTrackingText();
  const country = useCountry().id;
  const { data, error } = useQuery(
    srmPositionEndpoints.listAccess,
    {},
    { revalidateOnMount: true, onError: () => undefined },
  );
  return (
    <Dialog title={t('tracking.log.title')} onClose={onClose}>
      <Stack gap={3}>
        <Text tone="secondary">{t('tracking.log.text')}</Text>
        <FormFailure error={error} />
        {!data && !error && <BouncingDots />}
        {data?.list.length === 0 && <Text>{t('tracking.log.none')}</Text>}
        <List aria-label={t('tracking.log.title')}>
          {data?.list.map(({ accessId, at, by, purpose, note, plate, tripCode, from }) => (
            <li key={accessId}>
              <Text weight={600}>{t(`tracking.access.purpose.${purpose}`)}</Text>
              <Text size={2}>
                {plate
                  ? t('tracking.log.day', { plate, day: formatDateTime(from, country) })
                  : tripCode
                    ? t('tracking.log.trip', { code: tripCode })
                    : t('tracking.log.all')}
              </Text>
              {note && (
                <Text size={2} dir="auto">
                  {note}
                </Text>
              )}
              <Text size={2} tone="muted">
                {t('tracking.log.by', {
                  by: by ?? t('tracking.log.deleted'),
                  at: formatDateTime(at, country),
                })}
              </Text>
            </li>
          ))}
        </List>
      </Stack>
    </Dialog>
  );
}
