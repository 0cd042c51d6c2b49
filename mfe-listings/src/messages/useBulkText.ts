import { createUseText } from '@portal/shared/i18n';
import en from './bulk.en.messages.json';

/** `t(id, values)` for changing several listings. Its texts load with its dialog. */
export const useBulkText = createUseText(en, {
  ar: () => import(/* webpackChunkName: "words-ar" */ './bulk.ar.messages.json'),
  hi: () => import(/* webpackChunkName: "words-hi" */ './bulk.hi.messages.json'),
});
