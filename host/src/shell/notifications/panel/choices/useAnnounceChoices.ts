import { useNotify } from '@portal/shared/portal';
import { useEffect, useEffectEvent, type RefObject } from 'react';
import { useNotificationMessages } from '../../../../messages/useNotificationMessages';
import { useAccount } from '../../../../session/useAccount';

/** Offers to undo what was chosen, once the choices are left: there the switches themselves go back. */
export function useAnnounceChoices(hasChanged: RefObject<boolean>): void {
  const t = useNotificationMessages();
  const notify = useNotify();
  const { user } = useAccount();
  const announce = useEffectEvent(() => {
    if (!hasChanged.current || !user) return;
    notify({
      title: t('notifications.choices.saved'),
      tone: 'success',
      undo: { kind: 'notificationsChosen', subjectId: user.id },
    });
  });
  useEffect(() => () => announce(), []);
}
