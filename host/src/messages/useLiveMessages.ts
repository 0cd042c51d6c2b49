import { createUseText } from '@portal/shared/i18n';
import en from './live.en.messages.json';

/** `t` of the notices about new enquiries. Only a signed-in agent's pages load it. */
export const useLiveMessages = createUseText(en, {
  ar: () => import(/* webpackChunkName: "words-ar" */ './live.ar.messages.json'),
  hi: () => import(/* webpackChunkName: "words-hi" */ './live.hi.messages.json'),
});
