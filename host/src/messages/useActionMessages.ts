import { createUseText } from '@portal/shared/i18n';
import en from './actions.en.messages.json';

/** `t` of the catalogue of the last actions, which loads with the first notice or their list. */
export const useActionMessages = createUseText(en, {
  ar: () => import(/* webpackChunkName: "words-ar" */ './actions.ar.messages.json'),
  hi: () => import(/* webpackChunkName: "words-hi" */ './actions.hi.messages.json'),
});
