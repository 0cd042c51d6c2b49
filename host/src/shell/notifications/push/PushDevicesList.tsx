import { formatDate } from '@portal/shared/format';
import { useCountry } from '@portal/shared/portal';
import { Banner, Button, Heading, Inline, Skeleton, Stack, Text } from '@portal/shared/ui';
import { useNotificationMessages } from '../../../messages/useNotificationMessages';
import { usePushDevices } from './usePushDevices';

type Devices = ReturnType<typeof usePushDevices>;

function ThisDevice({ support, isAdding, addThis }: Devices) {
  const t = useNotificationMessages();
  if (support !== 'ready') return <Text tone="muted">{t(`notifications.devices.${support}`)}</Text>;
  return (
    <div>
      <Button busy={isAdding} onClick={() => void addThis()}>
        {t('notifications.devices.add')}
      </Button>
    </div>
  );
}

/** The devices that get messages, by their browser. */
export function PushDevicesList() {
  const t = useNotificationMessages();
  const { id: country } = useCountry();
  const devices = usePushDevices();
  const { list, error, hasFailed, remove, retry } = devices;
  return (
    <Stack gap={3}>
      <Heading level={3} size={3}>
        {t('notifications.devices')}
      </Heading>
      <Text tone="muted">{t('notifications.devices.text')}</Text>
      {error && (
        <Banner
          tone="danger"
          action={list ? undefined : <Button onClick={retry}>{t('notifications.retry')}</Button>}
        >
          {error.message}
        </Banner>
      )}
      {hasFailed && <Banner tone="danger">{t('notifications.devices.failed')}</Banner>}
      {!list && !error && <Skeleton height={10} />}
      {list?.map((device) => (
        <Inline key={device.deviceId} gap={3} justify="space-between" wrap={false}>
          <Stack gap={0}>
            <span>{device.name}</span>
            <Text size={2} tone="muted">
              {device.isCurrent
                ? t('notifications.devices.current')
                : t('notifications.devices.since', { day: formatDate(device.createdAt, country) })}
            </Text>
          </Stack>
          <Button
            variant="ghost"
            aria-label={t('notifications.devices.removeNamed', { name: device.name })}
            onClick={() => void remove(device)}
          >
            {t('notifications.devices.remove')}
          </Button>
        </Inline>
      ))}
      {list && !list.some(({ isCurrent }) => isCurrent) && <ThisDevice {...devices} />}
    </Stack>
  );
}
