import { createUseText, type Translate } from '@portal/shared/i18n';
import en from './trips.en.messages.json';

export type TripsMessageId = keyof typeof en;
export type TripsWords = Translate<TripsMessageId>;

/** `t(id, values)` of the trips, whose words come with their pages: they are no part of the remote's entry. */
export const useTripsText = createUseText(en, {
  ar: () => import(/* webpackChunkName: "words-ar" */ './trips.ar.messages.json'),
  hi: () => import(/* webpackChunkName: "words-hi" */ './trips.hi.messages.json'),
});
