import { createUseText } from '@portal/shared/i18n';
import en from './passkeys.en.messages.json';

/** `t(id, values)` for passkeys and recovery codes. Its texts load with the profile. */
export const usePasskeyText = createUseText(en, {
  ar: () => import(/* webpackChunkName: "words-ar" */ './passkeys.ar.messages.json'),
  hi: () => import(/* webpackChunkName: "words-hi" */ './passkeys.hi.messages.json'),
});
