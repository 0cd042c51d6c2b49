import { createUseText } from '@portal/shared/i18n';
import en from './import.en.messages.json';

/** `t(id, values)` for the import. Its texts load with it. */
export const useImportText = createUseText(en, {
  ar: () => import(/* webpackChunkName: "words-ar" */ './import.ar.messages.json'),
  hi: () => import(/* webpackChunkName: "words-hi" */ './import.hi.messages.json'),
});
