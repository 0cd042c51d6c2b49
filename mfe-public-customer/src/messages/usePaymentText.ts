import { createUseText } from '@portal/shared/i18n';
import en from './payment.en.messages.json';

/** `t` for the page of a payment. Its texts load with that page. */
export const usePaymentText = createUseText(en, {
  ar: () => import(/* webpackChunkName: "words-ar" */ './payment.ar.messages.json'),
  hi: () => import(/* webpackChunkName: "words-hi" */ './payment.hi.messages.json'),
});
