import { useI18n, useT } from '@portal/shared/portal';
import en from './help.en.messages.json';

const messages = { en };

/** `t` of the help dialog's catalogue, which comes with the dialog: its long answers are no part of a first load. */
export function useHelpMessages() {
  void useI18n().add(messages);
  return useT<keyof typeof en>();
}
