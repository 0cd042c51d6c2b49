import { createUseText } from '@portal/shared/i18n';
import en from './bulk.en.messages.json';

/** `t` of the catalogue that loads with the dialog of a bulk action. */
export const useBulkText = createUseText(en, {
  ar: () => import(/* webpackChunkName: "list-bulk-ar" */ './bulk.ar.messages.json'),
  hi: () => import(/* webpackChunkName: "list-bulk-hi" */ './bulk.hi.messages.json'),
});
