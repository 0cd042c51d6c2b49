import { createUseText } from '@portal/shared/i18n';
import en from './money.en.messages.json';

/** `t` for payments. Its texts load with the part of the page that shows them. */
export const useMoneyText = createUseText(en, {
  ar: () => import(/* webpackChunkName: "words-ar" */ './money.ar.messages.json'),
  hi: () => import(/* webpackChunkName: "words-hi" */ './money.hi.messages.json'),
});
