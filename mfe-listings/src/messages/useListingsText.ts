import type { Translate } from '@portal/shared/i18n';
import { useI18n, useT } from '@portal/shared/portal';
import en from './listings.en.messages.json';

const messages = { en };

export type ListingsMessageId = keyof typeof en;
export type ListingsWords = Translate<ListingsMessageId>;

/** `t(id, values)` of the list, whose words come with its page: they are no part of the remote's entry. */
export function useListingsText(): ListingsWords {
  void useI18n().add(messages);
  return useT<ListingsMessageId>();
}
