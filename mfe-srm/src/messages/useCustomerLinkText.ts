import { createUseText } from '@portal/shared/i18n';
import en from './customer-link.en.messages.json';

/** `t` for the customer's link. Its texts load with the part of the page that shows it. */
export const useCustomerLinkText = createUseText(en, {
  ar: () => import(/* webpackChunkName: "words-ar" */ './customer-link.ar.messages.json'),
  hi: () => import(/* webpackChunkName: "words-hi" */ './customer-link.hi.messages.json'),
});
