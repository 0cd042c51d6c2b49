import { createUseText } from '@portal/shared/i18n';
import en from './signing.en.messages.json';

/** `t(id, values)`; the texts load with the pages that use them. */
export const useSigningText = createUseText(en, {
  ar: () => import(/* webpackChunkName: "words-ar" */ './signing.ar.messages.json'),
  hi: () => import(/* webpackChunkName: "words-hi" */ './signing.hi.messages.json'),
});
