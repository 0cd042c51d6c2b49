import type { Translate } from '@portal/shared/i18n';
import { useI18n, useT } from '@portal/shared/portal';
import en from './price.en.messages.json';

const messages = { en };

export type PriceMessageId = keyof typeof en;
export type PriceWords = Translate<PriceMessageId>;

/** `t(id, values)`; the words come with the pages that use them. */
export function usePriceText(): PriceWords {
  void useI18n().add(messages);
  return useT<PriceMessageId>();
}
