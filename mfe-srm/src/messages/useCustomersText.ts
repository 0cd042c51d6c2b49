import { createUseText, type Translate } from '@portal/shared/i18n';
import en from './customers.en.messages.json';

export type CustomersMessageId = keyof typeof en;
export type CustomersWords = Translate<CustomersMessageId>;

/** `t(id, values)` for customers. Its texts load with their pages and are not part of the remote's entry. */
export const useCustomersText = createUseText(en, {
  ar: () => import(/* webpackChunkName: "words-ar" */ './customers.ar.messages.json'),
  hi: () => import(/* webpackChunkName: "words-hi" */ './customers.hi.messages.json'),
});
