import { createUseText } from '@portal/shared/i18n';
import en from './swap.en.messages.json';

/** `t(id, values)`; the texts load with the pages that use them. */
export const useSwapText = createUseText(en, {
  ar: () => import(/* webpackChunkName: "words-ar" */ './swap.ar.messages.json'),
  hi: () => import(/* webpackChunkName: "words-hi" */ './swap.hi.messages.json'),
});
