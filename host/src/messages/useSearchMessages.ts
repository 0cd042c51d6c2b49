import { createUseText } from '@portal/shared/i18n';
import en from './search.en.messages.json';

/** `t` of the search's catalogue, which loads with the search. */
export const useSearchMessages = createUseText(en, {
  ar: () => import(/* webpackChunkName: "words-ar" */ './search.ar.messages.json'),
  hi: () => import(/* webpackChunkName: "words-hi" */ './search.hi.messages.json'),
});
