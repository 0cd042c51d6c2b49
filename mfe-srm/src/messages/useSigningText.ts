import { createUseText, type Translate } from '@portal/shared/i18n';
import en from './signing.en.messages.json';

export type SigningMessageId = keyof typeof en;
export type SigningWords = Translate<SigningMessageId>;

/** `t(id, values)`; the texts load with the pages that use them. */
export const useSigningText = createUseText(en, {
  ar: () => import(/* webpackChunkName: "words-ar" */ './signing.ar.messages.json'),
  hi: () => import(/* webpackChunkName: "words-hi" */ './signing.hi.messages.json'),
});
