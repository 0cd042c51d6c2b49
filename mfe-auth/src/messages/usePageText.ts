import { useI18n, useT } from '@portal/shared/portal';
import type { MessageId } from './useText';
import en from './pages.en.messages.json';

export type PageMessageId = MessageId | keyof typeof en;

const messages = { en };

/** `t(id, values)` of the pages behind the login, whose words come with the first of them: they are no part of a first load. */
export function usePageText() {
  void useI18n().add(messages);
  return useT<PageMessageId>();
}
