import { createUseText } from '@portal/shared/i18n';
import en from './end-trip.en.messages.json';

/** `t` for the page that ends a trip. Its texts load with the part of the page that shows it. */
export const useEndTripText = createUseText(en, {
  ar: () => import(/* webpackChunkName: "words-ar" */ './end-trip.ar.messages.json'),
  hi: () => import(/* webpackChunkName: "words-hi" */ './end-trip.hi.messages.json'),
});
