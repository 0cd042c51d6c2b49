import { useI18n, useT } from '@portal/shared/portal';
import en from './end-trip.en.messages.json';

const messages = { en };

/** `t` of the page that ends a trip, whose words come with the part of the page that shows it. */
export function useEndTripText() {
  void useI18n().add(messages);
  return useT<keyof typeof en>();
}
