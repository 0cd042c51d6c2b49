import { isApiError } from '@portal/shared/api';
import { notificationEndpoints, type Notification } from '@portal/shared/contract';
import { useEvent, useMutation, usePortal, useQuery } from '@portal/shared/portal';
import { useState } from 'react';
import { mergeNotifications } from '../model/merge-notifications';

interface Earlier {
  readonly state: 'idle' | 'loading' | 'failed';
  /** As the last answer says; null before the first. */
  readonly hasMore: boolean | null;
}

const markAsRead = (list: readonly Notification[], isMarked: (one: Notification) => boolean) =>
  list.map((one) => (isMarked(one) ? { ...one, isRead: true } : one));

/** What happened, page by page, with what the user has read on this device and on others. */
export function useNotifications() {
  const { api, events } = usePortal();
  const [known, setKnown] = useState<readonly Notification[]>([]);
  const [earlier, setEarlier] = useState<Earlier>({ state: 'idle', hasMore: null });
  const first = useQuery(
    notificationEndpoints.list,
    { query: {} },
    {
      onSuccess: (page) => setKnown((before) => mergeNotifications(before, page)),
      // The panel itself says so, with another try.
      onError: () => undefined,
      shouldRetryOnError: false,
    },
  );
  const one = useMutation(notificationEndpoints.read);
  const all = useMutation(notificationEndpoints.readAll);
  useEvent('notifications:changed', () => void first.refresh());
  useEvent('enquiries:missed', () => void first.refresh());

  const list = known.length > 0 ? known : (first.data?.list ?? []);
  const newest = list[0];
  const oldest = list.at(-1);

  async function loadEarlier() {
    if (!oldest) return;
    setEarlier(({ hasMore }) => ({ state: 'loading', hasMore }));
    try {
      const page = await api.call(notificationEndpoints.list, { query: { before: oldest.notificationId } });
      setKnown((before) => mergeNotifications(before.length > 0 ? before : list, page));
      setEarlier({ state: 'idle', hasMore: page.hasEarlier });
    } catch (error) {
      if (!isApiError(error)) throw error;
      setEarlier(({ hasMore }) => ({ state: 'failed', hasMore }));
    }
  }

  /** One that cannot be marked stays unread, which the list shows. */
  async function read({ notificationId, isRead }: Notification) {
    if (isRead) return;
    try {
      await one.run({ body: { notificationId } });
    } catch (error) {
      if (!isApiError(error)) throw error;
      return;
    }
    setKnown((before) => markAsRead(before, (each) => each.notificationId === notificationId));
    events.emit('notifications:changed', {});
  }

  async function readAll() {
    if (!newest) return;
    try {
      await all.run({ body: { until: newest.notificationId } });
    } catch (error) {
      if (!isApiError(error)) throw error;
      return;
    }
    setKnown((before) => markAsRead(before, ({ at }) => at <= newest.at));
    events.emit('notifications:changed', {});
  }

  /** Other kinds are wanted now. */
  function startAgain() {
    setKnown([]);
    setEarlier({ state: 'idle', hasMore: null });
    void first.refresh();
  }

  return {
    list,
    startAgain,
    isLoading: first.isLoading,
    hasFailed: first.error !== undefined,
    retry: () => void first.refresh(),
    hasUnread: (first.data?.unread ?? 0) > 0 || list.some(({ isRead }) => !isRead),
    read,
    readAll,
    isMarking: all.isRunning,
    markingError: all.error,
    hasEarlier: earlier.hasMore ?? first.data?.hasEarlier ?? false,
    earlierState: earlier.state,
    loadEarlier,
  };
}
