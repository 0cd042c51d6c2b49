import { createUseText } from '@portal/shared/i18n';
import en from './activity.en.messages.json';

export type ActivityMessageId = keyof typeof en;

/** `t(id, values)` for the account's activity. Its texts load with its page. */
export const useActivityText = createUseText(en, {
  ar: () => import(/* webpackChunkName: "words-ar" */ './activity.ar.messages.json'),
  hi: () => import(/* webpackChunkName: "words-hi" */ './activity.hi.messages.json'),
});
