import { createUseText } from '@portal/shared/i18n';
import en from './trips.en.messages.json';

/** `t(id, values)` for trips. Its texts load with their pages and are not part of the remote's entry. */
export const useTripsText = createUseText<'validation.tripTooLong', typeof en>(en, {
  ar: () => import(/* webpackChunkName: "words-ar" */ './trips.ar.messages.json'),
  hi: () => import(/* webpackChunkName: "words-hi" */ './trips.hi.messages.json'),
});
