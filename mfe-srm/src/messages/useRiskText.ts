import { createUseText } from '@portal/shared/i18n';
import en from './risk.en.messages.json';

/** `t` for the risk of a trip. Its texts load with the part that shows it. */
export const useRiskText = createUseText(en, {
  ar: () => import(/* webpackChunkName: "words-ar" */ './risk.ar.messages.json'),
  hi: () => import(/* webpackChunkName: "words-hi" */ './risk.hi.messages.json'),
});
