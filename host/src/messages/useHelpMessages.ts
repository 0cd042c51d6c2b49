import { createUseText } from '@portal/shared/i18n';
import en from './help.en.messages.json';

/**
 * `t` of the help dialog's catalogue, which loads with the dialog: its long answers are not part of a first load.
 */
export const useHelpMessages = createUseText(en, {
  ar: () => import(/* webpackChunkName: "words-ar" */ './help.ar.messages.json'),
  hi: () => import(/* webpackChunkName: "words-hi" */ './help.hi.messages.json'),
});
