import { createUseText } from '@portal/shared/i18n';
import en from './documents.en.messages.json';

/** `t` for the parts of the form that load after the first one. Its texts load with them. */
export const useDocumentsText = createUseText(en, {
  ar: () => import(/* webpackChunkName: "words-ar" */ './documents.ar.messages.json'),
  hi: () => import(/* webpackChunkName: "words-hi" */ './documents.hi.messages.json'),
});
export type DocumentsTextId = keyof typeof en;
