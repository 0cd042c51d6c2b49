import { createUseText } from '@portal/shared/i18n';
import en from './price.en.messages.json';

/** `t(id, values)`; the texts load with the pages that use them. */
export const usePriceText = createUseText(en, {
  ar: () => import(/* webpackChunkName: "words-ar" */ './price.ar.messages.json'),
  hi: () => import(/* webpackChunkName: "words-hi" */ './price.hi.messages.json'),
});
