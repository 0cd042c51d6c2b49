import { isApiError } from '@portal/shared/api';
import { notificationEndpoints } from '@portal/shared/contract';
import { useNotify, usePortal } from '@portal/shared/portal';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRemotes } from '../../../core/host-context';
import { useNotificationMessages } from '../../../messages/useNotificationMessages';
import { findPage } from '../model/find-page';

interface Props {
  /** `all`: the list. */
  notificationId: string;
  /** It has no page of its own, or is not there: the list opens. */
  onList: () => void;
}

/** Opens what a link in a message is about, and marks it as read. */
export function LinkedNotification({ notificationId, onList }: Props) {
  const t = useNotificationMessages();
  const { api, events } = usePortal();
  const { entries } = useRemotes();
  const navigate = useNavigate();
  const notify = useNotify();
  const open = useEffectEvent(async () => {
    if (notificationId === 'all') {
      await navigate('/', { replace: true });
      onList();
      return;
    }
    try {
      const found = await api.call(notificationEndpoints.get, { params: { notificationId } });
      const page = findPage(found, entries);
      await navigate(page ?? '/', { replace: true });
      if (page === null) onList();
      await api.call(notificationEndpoints.read, { body: { notificationId } });
      events.emit('notifications:changed', {});
    } catch (error) {
      if (!isApiError(error)) throw error;
      await navigate('/', { replace: true });
      notify({
        title: t('notifications.link.missing'),
        description: error.message,
        tone: 'destructive',
      });
    }
  });
  useEffect(() => void open(), []);
  return null;
}
