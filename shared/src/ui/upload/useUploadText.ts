import { createUseText } from '@portal/shared/i18n';
import en from './upload.en.messages.json';

/** `t` of the catalogue that loads with the file field. */
export const useUploadText = createUseText<'ui.file.failed' | 'ui.cancel' | 'ui.tryAgain', typeof en>(en, {
  ar: () => import(/* webpackChunkName: "upload-ar" */ './upload.ar.messages.json'),
  hi: () => import(/* webpackChunkName: "upload-hi" */ './upload.hi.messages.json'),
});
