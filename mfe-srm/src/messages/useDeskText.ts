import { createUseText, type Translate } from '@portal/shared/i18n';
import en from './desk.en.messages.json';

export type DeskMessageId = keyof typeof en;
export type DeskWords = Translate<DeskMessageId>;

/**
 * `t(id, values)` for the rental dashboard. Its texts load with its page and are not part of the remote's
 * entry.
 */
export const useDeskText = createUseText<'validation.date', typeof en>(en, {
  ar: () => import(/* webpackChunkName: "words-ar" */ './desk.ar.messages.json'),
  hi: () => import(/* webpackChunkName: "words-hi" */ './desk.hi.messages.json'),
});
