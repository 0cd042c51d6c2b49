import type { Translate } from '@portal/shared/i18n';
import { useI18n, useT } from '@portal/shared/portal';
import en from './desk.en.messages.json';

const messages = { en };

export type DeskMessageId = keyof typeof en;
export type DeskWords = Translate<DeskMessageId>;

/** `t(id, values)` of the rental dashboard, whose words come with its page: they are no part of the remote's entry. */
export function useDeskText(): DeskWords {
  void useI18n().add(messages);
  return useT<DeskMessageId>();
}
