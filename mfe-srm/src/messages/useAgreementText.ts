import { createUseText } from '@portal/shared/i18n';
import en from './agreement.en.messages.json';

/**
 * `t(id, values)` for tax rules and versions of the terms. Its texts load with their parts and are not part
 * of the remote's entry.
 */
export const useAgreementText = createUseText(en, {
  ar: () => import(/* webpackChunkName: "words-ar" */ './agreement.ar.messages.json'),
  hi: () => import(/* webpackChunkName: "words-hi" */ './agreement.hi.messages.json'),
});
