import { createUseText } from '@portal/shared/i18n';
import en from './import.en.messages.json';

/** `t` of the catalogue that loads with the dialog of an import. */
export const useImportText = createUseText(en, {
  ar: () => import(/* webpackChunkName: "record-import-ar" */ './import.ar.messages.json'),
  hi: () => import(/* webpackChunkName: "record-import-hi" */ './import.hi.messages.json'),
});
