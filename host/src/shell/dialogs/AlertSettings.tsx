import { usePortal, usePreferences } from '@portal/shared/portal';
import { Stack, Text } from '@portal/shared/ui';
import { useState } from 'react';
import { playChime } from '../../live/alerts/play-chime';
import { askForNotifications, notificationPermission } from '../../live/alerts/notifications';
import { useAlertMessages } from '../../messages/useAlertMessages';
import { AlertSwitch } from './AlertSwitch';

const notes = { denied: 'alerts.blocked', default: 'alerts.dismissed', missing: 'alerts.missing' } as const;

/** How new enquiries are announced in addition to what the pages show. */
export function AlertSettings() {
  const t = useAlertMessages();
  const { preferences } = usePortal();
  const { enquirySound, enquiryNotifications } = usePreferences();
  const [permission, setPermission] = useState(notificationPermission);
  const [isConfirming, setIsConfirming] = useState(false);

  const switchSound = (on: boolean) => {
    preferences.set({ enquirySound: on });
    // So that the agent hears how it sounds.
    if (on) void playChime();
  };
  const switchNotifications = async (on: boolean) => {
    const granted = on ? await askForNotifications() : permission;
    setPermission(granted);
    setIsConfirming(on);
    preferences.set({ enquiryNotifications: on && granted === 'granted' });
  };
  // If nobody ever asked, there is nothing to explain.
  const refused = permission !== 'granted' && (permission !== 'default' || isConfirming) ? permission : null;
  return (
    <Stack gap={1}>
      <Text size={2} tone="muted">
        {t('alerts.title')}
      </Text>
      <AlertSwitch label={t('alerts.sound')} checked={enquirySound} onChange={switchSound} />
      <AlertSwitch
        label={t('alerts.notifications')}
        checked={enquiryNotifications && permission === 'granted'}
        onChange={(on) => void switchNotifications(on)}
        disabled={permission === 'missing'}
        note={refused ? t(notes[refused]) : undefined}
      />
    </Stack>
  );
}
