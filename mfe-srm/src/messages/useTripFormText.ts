import type { Translate } from '@portal/shared/i18n';
import { useI18n, useT } from '@portal/shared/portal';
import en from './trip-form.en.messages.json';

const messages = { en };

export type TripFormMessageId = keyof typeof en;
export type TripFormWords = Translate<TripFormMessageId>;

/** `t(id, values)`; the words come with the pages that use them. */
export function useTripFormText(): TripFormWords {
  void useI18n().add(messages);
  return useT<TripFormMessageId>();
}
