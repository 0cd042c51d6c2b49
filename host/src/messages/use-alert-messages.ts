import { useI18n, useT } from '@portal/shared/portal';
import en from './alerts.en.messages.json';

const messages = { en };

/** `t` of the account menu's settings for alerts, which come with the menu. */
export function useAlertMessages() {
  void useI18n().add(messages);
  return useT<keyof typeof en>();
}
