import type { Translate } from '@portal/shared/i18n';
import { useI18n, useT } from '@portal/shared/portal';
import en from './customers.en.messages.json';

const messages = { en };

export type CustomersMessageId = keyof typeof en;
export type CustomersWords = Translate<CustomersMessageId>;

/** `t(id, values)` of the customers, whose words come with their pages: they are no part of the remote's entry. */
export function useCustomersText(): CustomersWords {
  void useI18n().add(messages);
  return useT<CustomersMessageId>();
}
