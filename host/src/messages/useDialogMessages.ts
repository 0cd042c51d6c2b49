import { createUseText } from '@portal/shared/i18n';
import en from './dialogs.en.messages.json';

/** `t` of the account menu and the dialogs, which load together. */
export const useDialogMessages = createUseText(en, {
  ar: () => import(/* webpackChunkName: "words-ar" */ './dialogs.ar.messages.json'),
  hi: () => import(/* webpackChunkName: "words-hi" */ './dialogs.hi.messages.json'),
});
