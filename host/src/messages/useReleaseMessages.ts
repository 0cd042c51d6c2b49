import { createUseText } from '@portal/shared/i18n';
import en from './release.en.messages.json';

/** `t` of what tells about versions of the portal. It loads after the first view. */
export const useReleaseMessages = createUseText(en, {
  ar: () => import(/* webpackChunkName: "words-ar" */ './release.ar.messages.json'),
  hi: () => import(/* webpackChunkName: "words-hi" */ './release.hi.messages.json'),
});
