import { createUseText } from '@portal/shared/i18n';
import en from './accounting.en.messages.json';

/** `t(id, values)` for the accountant's page. Its texts load with the page and are not part of the remote's entry. */
export const useAccountingText = createUseText(en, {
  ar: () => import(/* webpackChunkName: "words-ar" */ './accounting.ar.messages.json'),
  hi: () => import(/* webpackChunkName: "words-hi" */ './accounting.hi.messages.json'),
});
