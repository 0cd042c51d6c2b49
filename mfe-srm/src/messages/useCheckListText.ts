import type { Translate } from '@portal/shared/i18n';
import { useI18n, useT } from '@portal/shared/portal';
import en from './check-list.en.messages.json';

const messages = { en };

export type CheckListMessageId = keyof typeof en;
export type CheckListWords = Translate<CheckListMessageId>;

/** `t(id, values)`; the words come with the pages that use them. */
export function useCheckListText(): CheckListWords {
  void useI18n().add(messages);
  return useT<CheckListMessageId>();
}
