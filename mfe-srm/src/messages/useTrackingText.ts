import { createUseText } from '@portal/shared/i18n';
import en from './tracking.en.messages.json';

/** `t(id, values)` for trackers and where vehicles are. Its texts load with these parts. */
export const useTrackingText = createUseText(en, {
  ar: () => import(/* webpackChunkName: "words-ar" */ './tracking.ar.messages.json'),
  hi: () => import(/* webpackChunkName: "words-hi" */ './tracking.hi.messages.json'),
});
