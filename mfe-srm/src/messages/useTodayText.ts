import { createUseText } from '@portal/shared/i18n';
import en from './today.en.messages.json';

/**
 * `t(id, values)` for the page of the day. Its texts load with its page and are not part of the remote's
 * entry.
 */
export const useTodayText = createUseText(en, {
  ar: () => import(/* webpackChunkName: "words-ar" */ './today.ar.messages.json'),
  hi: () => import(/* webpackChunkName: "words-hi" */ './today.hi.messages.json'),
});
