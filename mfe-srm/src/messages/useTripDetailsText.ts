import { createUseText } from '@portal/shared/i18n';
import en from './trip-details.en.messages.json';

/** `t` for the drawer of one trip. Its texts load when one is opened. */
export const useTripDetailsText = createUseText(en, {
  ar: () => import(/* webpackChunkName: "words-ar" */ './trip-details.ar.messages.json'),
  hi: () => import(/* webpackChunkName: "words-hi" */ './trip-details.hi.messages.json'),
});
