import { srmTrackerEndpoints, type TrackingAddress } from '@portal/shared/contract';
import { FormFailure } from '@portal/shared/forms';
import { useLazyPart } from '@portal/shared/lazy';
import { useQuery } from '@portal/shared/portal';
import { Button, Card, Heading, Inline, Skeleton, Stack, Text } from '@portal/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useTrackingText } from '../../../../messages/useTrackingText';
import { CopyRow } from './CopyRow';

const loadRenewal = async () => (await import(/* webpackChunkName: "tracker-key" */ './RenewKey')).RenewKey;

const Steps = styled.ol`
  display: grid;
  gap: var(--space-1);
  padding-inline-start: var(--space-5);
`;

const protocols = ['gt06', 'teltonika', 'h02'] as const;

/** GPS trackers, which name themselves by their IMEI and need no key. */
function TrackerAddress({ host, ports }: Pick<TrackingAddress, 'host' | 'ports'>) {
  const t = useTrackingText();
  const served = protocols.filter((protocol) => ports?.[protocol]);
  if (!host || served.length === 0) return <Text>{t('tracking.address.noTrackers')}</Text>;
  return (
    <>
      <Text tone="secondary">{t('tracking.address.trackerText')}</Text>
      <CopyRow label={t('tracking.address.host')} value={host} />
      {served.map((protocol) => (
        <CopyRow
          key={protocol}
          label={t(`tracking.address.port.${protocol}`)}
          value={String(ports?.[protocol])}
        />
      ))}
    </>
  );
}

interface WebProps {
  address: TrackingAddress;
  /** Of the phone in this vehicle, null where there is none. */
  identifier: string | null;
}

/** Phones with a tracker app, and Traccar servers, which send the company's key. */
function WebAddress({ address: { webUrl, osmandPath, traccarPath }, identifier }: WebProps) {
  const t = useTrackingText();
  if (!webUrl) return <Text>{t('tracking.address.noPhones')}</Text>;
  return (
    <>
      <Steps>
        <Text as="li">{t('tracking.address.step.app')}</Text>
        <Text as="li">{t('tracking.address.step.url')}</Text>
        <Text as="li">{t('tracking.address.step.identifier')}</Text>
        <Text as="li">{t('tracking.address.step.start')}</Text>
      </Steps>
      <CopyRow label={t('tracking.address.phone')} value={`${webUrl}${osmandPath}`} />
      {identifier !== null && <CopyRow label={t('tracking.address.identifier')} value={identifier} />}
      <CopyRow label={t('tracking.address.traccar')} value={`${webUrl}${traccarPath}`} />
    </>
  );
}

/** What a device or phone has to be set to, so that its positions arrive. */
export function AddressCard({ identifier }: Pick<WebProps, 'identifier'>) {
  const t = useTrackingText();
  const [isRenewing, setRenewing] = useState(false);
  const renewal = useLazyPart(loadRenewal, isRenewing, () => setRenewing(false));
  const { data, error } = useQuery(srmTrackerEndpoints.address, {}, { onError: () => undefined });
  return (
    <Card title={t('tracking.address')} subtitle={t('tracking.addressText')}>
      <FormFailure error={error} />
      {!data && !error && <Skeleton width="60%" />}
      {data && (
        <Stack gap={5}>
          <Stack gap={3}>
            <Heading level={3} size={3}>
              {t('tracking.channel.web')}
            </Heading>
            <WebAddress address={data} identifier={identifier} />
            <Inline>
              <Button size="sm" aria-haspopup="dialog" onClick={() => setRenewing(true)}>
                {t('tracking.renew')}
              </Button>
            </Inline>
          </Stack>
          <Stack gap={3}>
            <Heading level={3} size={3}>
              {t('tracking.channel.tracker')}
            </Heading>
            <TrackerAddress host={data.host} ports={data.ports} />
          </Stack>
        </Stack>
      )}
      {isRenewing && renewal && <renewal.Part onClose={() => setRenewing(false)} />}
    </Card>
  );
}
