import { isApiError } from '@portal/shared/api';
import { notificationEndpoints, notificationKinds, type NotificationKind } from '@portal/shared/contract';
import { useEvents, useMutation, useQuery } from '@portal/shared/portal';
import { Banner, ErrorState, Skeleton, Stack, Text } from '@portal/shared/ui';
import { useState } from 'react';
import { useNotificationMessages } from '../../../messages/use-notification-messages';
import { AlertSwitch } from '../../dialogs/AlertSwitch';

/** A switch for each kind of notification. Each is saved at once, and goes back if it cannot be. */
export function NotificationChoices() {
  const t = useNotificationMessages();
  const events = useEvents();
  const { data, error, refresh } = useQuery(
    notificationEndpoints.choices,
    {},
    // The panel itself says so, with another try.
    { onError: () => undefined, shouldRetryOnError: false },
  );
  const change = useMutation(notificationEndpoints.changeChoices);
  /** What was chosen here, ahead of the server. */
  const [pressed, setPressed] = useState<readonly NotificationKind[] | null>(null);

  async function choose(muted: readonly NotificationKind[]) {
    setPressed(muted);
    try {
      await change.run({ body: { muted: [...muted] } });
      events.emit('notifications:changed', {});
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      setPressed(null);
      void refresh();
    }
  }

  if (error && !data)
    return (
      <ErrorState title={t('notifications.choices.failed')} level={3} onRetry={() => void refresh()}>
        {error.message}
      </ErrorState>
    );
  if (!data)
    return (
      <Stack gap={4} aria-busy>
        {notificationKinds.map((kind) => (
          <Skeleton key={kind} height={6} />
        ))}
      </Stack>
    );
  const muted = pressed ?? data.muted;
  return (
    <Stack gap={2}>
      <Text tone="muted">{t('notifications.choices.text')}</Text>
      {change.error && <Banner tone="danger">{change.error.message}</Banner>}
      {notificationKinds.map((kind) => (
        <AlertSwitch
          key={kind}
          label={t(`notifications.kind.${kind}`)}
          checked={!muted.includes(kind)}
          onChange={(isOn) => void choose(isOn ? muted.filter((one) => one !== kind) : [...muted, kind])}
        />
      ))}
    </Stack>
  );
}
