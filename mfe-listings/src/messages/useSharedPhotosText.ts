import { createUseText } from '@portal/shared/i18n';
import en from './shared-photos.en.messages.json';

/** `t(id, values)` for photos that a phone shares. */
export const useSharedPhotosText = createUseText(en, {
  ar: () => import(/* webpackChunkName: "words-ar" */ './shared-photos.ar.messages.json'),
  hi: () => import(/* webpackChunkName: "words-hi" */ './shared-photos.hi.messages.json'),
});
