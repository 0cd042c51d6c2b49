import { createUseText } from '@portal/shared/i18n';
import en from './segments.en.messages.json';

/** `t` of the catalogue that loads with the segments. */
export const useSegmentsText = createUseText<'ui.calendar.previous' | 'ui.calendar.next'>(en, {
  ar: () => import(/* webpackChunkName: "segments-ar" */ './segments.ar.messages.json'),
  hi: () => import(/* webpackChunkName: "segments-hi" */ './segments.hi.messages.json'),
});
