import { createUseText, type Translate } from '@portal/shared/i18n';
import en from './desk.en.messages.json';

export type DeskMessageId = keyof typeof en;
export type DeskWords = Translate<DeskMessageId>;

/** `t(id, values)` of the rental dashboard, whose words come with its page: they are no part of the remote's entry. */
export const useDeskText = createUseText(en, {
  ar: () => import(/* webpackChunkName: "words-ar" */ './desk.ar.messages.json'),
  hi: () => import(/* webpackChunkName: "words-hi" */ './desk.hi.messages.json'),
});
