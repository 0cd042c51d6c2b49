import { createUseText, type Translate } from '@portal/shared/i18n';
import en from './trips.en.messages.json';

export type TripsMessageId = keyof typeof en;
export type TripsWords = Translate<TripsMessageId>;

/** `t(id, values)` for trips. Its texts load with their pages and are not part of the remote's entry. */
export const useTripsText = createUseText(en, {
  ar: () => import(/* webpackChunkName: "words-ar" */ './trips.ar.messages.json'),
  hi: () => import(/* webpackChunkName: "words-hi" */ './trips.hi.messages.json'),
});
