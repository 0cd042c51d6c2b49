import { useI18n, useT } from '@portal/shared/portal';
import en from './money.en.messages.json';

const messages = { en };

/** `t` of what is paid, whose words come with the part of the page that shows it. */
export function useMoneyText() {
  void useI18n().add(messages);
  return useT<keyof typeof en>();
}
