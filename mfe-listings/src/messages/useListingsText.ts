import { createUseText, type Translate } from '@portal/shared/i18n';
import en from './listings.en.messages.json';

export type ListingsMessageId = keyof typeof en;
export type ListingsWords = Translate<ListingsMessageId>;

/** `t(id, values)` for the list. Its texts load with its page and are not part of the remote's entry. */
export const useListingsText = createUseText(en, {
  ar: () => import(/* webpackChunkName: "words-ar" */ './listings.ar.messages.json'),
  hi: () => import(/* webpackChunkName: "words-hi" */ './listings.hi.messages.json'),
});
