import { useI18n, useT } from '@portal/shared/portal';
import en from './live.en.messages.json';

const messages = { en };

/** `t` of what is told about new enquiries: only a signed-in agent's pages load it. */
export function useLiveMessages() {
  void useI18n().add(messages);
  return useT<keyof typeof en>();
}
