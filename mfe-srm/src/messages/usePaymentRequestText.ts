import { createUseText } from '@portal/shared/i18n';
import en from './payment-request.en.messages.json';

/** `t` for payments by link. Its texts load with the part of the page that shows them. */
export const usePaymentRequestText = createUseText(en, {
  ar: () => import(/* webpackChunkName: "words-ar" */ './payment-request.ar.messages.json'),
  hi: () => import(/* webpackChunkName: "words-hi" */ './payment-request.hi.messages.json'),
});
