import { createUseText, type Translate } from '@portal/shared/i18n';
import en from './customers.en.messages.json';

export type CustomersMessageId = keyof typeof en;
export type CustomersWords = Translate<CustomersMessageId>;

/** `t(id, values)` of the customers, whose words come with their pages: they are no part of the remote's entry. */
export const useCustomersText = createUseText(en, {
  ar: () => import(/* webpackChunkName: "words-ar" */ './customers.ar.messages.json'),
  hi: () => import(/* webpackChunkName: "words-hi" */ './customers.hi.messages.json'),
});
