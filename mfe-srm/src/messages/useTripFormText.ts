import { createUseText } from '@portal/shared/i18n';
import en from './trip-form.en.messages.json';

/** `t(id, values)`; the texts load with the pages that use them. */
export const useTripFormText = createUseText(en, {
  ar: () => import(/* webpackChunkName: "words-ar" */ './trip-form.ar.messages.json'),
  hi: () => import(/* webpackChunkName: "words-hi" */ './trip-form.hi.messages.json'),
});
