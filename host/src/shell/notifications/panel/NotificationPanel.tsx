import { Banner, Button, EmptyState, ErrorState, Inline, Skeleton, Stack } from '@portal/shared/ui';
import { Drawer } from '@portal/shared/ui/overlays';
import { useNotificationMessages } from '../../../messages/useNotificationMessages';
import { useCapability } from '@portal/shared/portal';
import { useState } from 'react';
import { useConnection } from '../../banners/useConnection';
import { NotificationChoices } from './choices/NotificationChoices';
import { NotificationList } from './NotificationList';
import { useNotifications } from './useNotifications';

const lines = ['first', 'second', 'third', 'fourth'];

function Loading() {
  const t = useNotificationMessages();
  return (
    <Stack gap={4} aria-busy role="status" aria-label={t('notifications.loading')}>
      {lines.map((line) => (
        <Stack key={line} gap={2}>
          <Skeleton width="60%" />
          <Skeleton width="85%" />
        </Stack>
      ))}
    </Stack>
  );
}

type Notifications = ReturnType<typeof useNotifications>;

function Earlier({ hasEarlier, earlierState, loadEarlier }: Notifications) {
  const t = useNotificationMessages();
  if (!hasEarlier) return null;
  return (
    <Stack gap={3}>
      {earlierState === 'failed' && <Banner tone="danger">{t('notifications.earlierFailed')}</Banner>}
      <Inline justify="center">
        <Button busy={earlierState === 'loading'} onClick={() => void loadEarlier()}>
          {t('notifications.earlier')}
        </Button>
      </Inline>
    </Stack>
  );
}

function Contents({ notifications, onClose }: { notifications: Notifications; onClose: () => void }) {
  const t = useNotificationMessages();
  const { list, isLoading, hasFailed, retry, read } = notifications;
  const isOffline = useConnection() === 'offline';
  if (isLoading) return <Loading />;
  if (list.length === 0)
    return hasFailed ? (
      <ErrorState title={t('notifications.failed')} level={3} onRetry={retry}>
        {isOffline ? t('notifications.offline') : undefined}
      </ErrorState>
    ) : (
      <EmptyState title={t('notifications.none.title')} level={3}>
        {t('notifications.none.text')}
      </EmptyState>
    );
  return (
    <Stack gap={4}>
      {isOffline && <Banner tone="warning">{t('notifications.offline')}</Banner>}
      {hasFailed && !isOffline && (
        <Banner
          tone="danger"
          title={t('notifications.failed')}
          action={<Button onClick={retry}>{t('notifications.retry')}</Button>}
        />
      )}
      <NotificationList list={list} onRead={(one) => void read(one)} onOpened={onClose} />
      <Earlier {...notifications} />
    </Stack>
  );
}

/** What happened at the desk since it was last looked at, at the side of the page. */
export function NotificationPanel({ onClose }: { onClose: () => void }) {
  const t = useNotificationMessages();
  const notifications = useNotifications();
  const { hasUnread, isMarking, markingError, readAll, startAgain } = notifications;
  const canChoose = useCapability('notification-choices');
  const [isChoosing, setIsChoosing] = useState(false);
  const turn = () => {
    if (isChoosing) startAgain();
    setIsChoosing(!isChoosing);
  };
  return (
    <Drawer
      title={t(isChoosing ? 'notifications.choices' : 'notifications.title')}
      onClose={onClose}
      size="sm"
      footer={
        (canChoose || hasUnread) && (
          <>
            {canChoose && (
              <Button variant="ghost" onClick={turn}>
                {t(isChoosing ? 'notifications.back' : 'notifications.choose')}
              </Button>
            )}
            {hasUnread && !isChoosing && (
              <Button busy={isMarking} onClick={() => void readAll()}>
                {t('notifications.readAll')}
              </Button>
            )}
          </>
        )
      }
    >
      {isChoosing ? (
        <NotificationChoices />
      ) : (
        <Stack gap={4}>
          {markingError && <Banner tone="danger">{markingError.message}</Banner>}
          <Contents notifications={notifications} onClose={onClose} />
        </Stack>
      )}
    </Drawer>
  );
}
