import { isApiError } from '@portal/shared/api';
import { notificationEndpoints, type NotificationChoices } from '@portal/shared/contract';
import { useEvents, useMutation, useQuery } from '@portal/shared/portal';
import { useRef, useState } from 'react';

/** What the user chose. Each change is saved at once, and goes back if it cannot be. */
export function useChoices() {
  const events = useEvents();
  const { data, error, refresh } = useQuery(
    notificationEndpoints.choices,
    {},
    // The panel itself says so, with another try.
    { onError: () => undefined, shouldRetryOnError: false },
  );
  const saving = useMutation(notificationEndpoints.changeChoices);
  /** What was chosen here, ahead of the server. */
  const [pressed, setPressed] = useState<NotificationChoices | null>(null);
  const choices = pressed ?? data;
  const hasChanged = useRef(false);

  async function change(part: Partial<NotificationChoices>) {
    if (!choices) return;
    const { muted, email, push, quietHours } = { ...choices, ...part };
    const next = {
      muted,
      ...(email && { email }),
      ...(push && { push }),
      ...(quietHours !== undefined && { quietHours }),
    };
    setPressed(next);
    try {
      await saving.run({ body: next });
      hasChanged.current = true;
      events.emit('notifications:changed', {});
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      setPressed(null);
      void refresh();
    }
  }

  return { choices, change, hasChanged, error, retry: () => void refresh(), savingError: saving.error };
}
