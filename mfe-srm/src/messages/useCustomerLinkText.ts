import { useI18n, useT } from '@portal/shared/portal';
import en from './customer-link.en.messages.json';

const messages = { en };

/** `t` of the customer's link, whose words come with the part of the page that shows it. */
export function useCustomerLinkText() {
  void useI18n().add(messages);
  return useT<keyof typeof en>();
}
