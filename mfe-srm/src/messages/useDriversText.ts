import { createUseText } from '@portal/shared/i18n';
import en from './drivers.en.messages.json';

/** `t` for the additional drivers of a trip. Its texts load where a trip is shown. */
export const useDriversText = createUseText(en, {
  ar: () => import(/* webpackChunkName: "words-ar" */ './drivers.ar.messages.json'),
  hi: () => import(/* webpackChunkName: "words-hi" */ './drivers.hi.messages.json'),
});
