import { createUseText } from '@portal/shared/i18n';
import en from './tolls.en.messages.json';

/** `t(id, values)` for toll gates and what trackers foresee. Its texts load with these parts. */
export const useTollsText = createUseText(en, {
  ar: () => import(/* webpackChunkName: "words-ar" */ './tolls.ar.messages.json'),
  hi: () => import(/* webpackChunkName: "words-hi" */ './tolls.hi.messages.json'),
});
