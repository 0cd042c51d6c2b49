import type { Translate } from '@portal/shared/i18n';
import { useI18n, useT } from '@portal/shared/portal';
import en from './trips.en.messages.json';

const messages = { en };

export type TripsMessageId = keyof typeof en;
export type TripsWords = Translate<TripsMessageId>;

/** `t(id, values)` of the trips, whose words come with their pages: they are no part of the remote's entry. */
export function useTripsText(): TripsWords {
  void useI18n().add(messages);
  return useT<TripsMessageId>();
}
