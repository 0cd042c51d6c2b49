export type Permission = NotificationPermission | 'missing';

/** Whether the browser shows notifications of this site. `missing` where it cannot, as on addresses without TLS. */
export const notificationPermission = (): Permission =>
  'Notification' in globalThis ? Notification.permission : 'missing';

export const askForNotifications = async (): Promise<Permission> =>
  'Notification' in globalThis ? Notification.requestPermission() : 'missing';

interface Shown {
  readonly title: string;
  readonly body?: string | undefined;
  /** A later notification with the same tag replaces it. */
  readonly tag: string;
  readonly onClick: () => void;
}

export function showNotification({ title, body, tag, onClick }: Shown): void {
  if (notificationPermission() !== 'granted') return;
  try {
    const shown = new Notification(title, { tag, ...(body === undefined ? {} : { body }) });
    shown.onclick = () => {
      window.focus();
      shown.close();
      onClick();
    };
  } catch (error) {
    // Browsers on phones show them only for service workers.
    console.info('No notification can be shown here', error);
  }
}
