import { createUseText } from '@portal/shared/i18n';
import en from './account.en.messages.json';

/** `t(id, values)` for the account settings. Its texts load with the profile. */
export const useAccountText = createUseText(en, {
  ar: () => import(/* webpackChunkName: "words-ar" */ './account.ar.messages.json'),
  hi: () => import(/* webpackChunkName: "words-hi" */ './account.hi.messages.json'),
});
