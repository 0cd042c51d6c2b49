import { createUseText, type Translate } from '@portal/shared/i18n';
import en from './check-list.en.messages.json';

export type CheckListMessageId = keyof typeof en;
export type CheckListWords = Translate<CheckListMessageId>;

/** `t(id, values)`; the texts load with the pages that use them. */
export const useCheckListText = createUseText(en, {
  ar: () => import(/* webpackChunkName: "words-ar" */ './check-list.ar.messages.json'),
  hi: () => import(/* webpackChunkName: "words-hi" */ './check-list.hi.messages.json'),
});
