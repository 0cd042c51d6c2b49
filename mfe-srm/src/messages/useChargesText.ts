import { createUseText } from '@portal/shared/i18n';
import en from './charges.en.messages.json';

export type ChargesMessageId = keyof typeof en;

/** `t(id, values)` for tolls and fines. Its texts load with their page and are not part of the remote's entry. */
export const useChargesText = createUseText(en, {
  ar: () => import(/* webpackChunkName: "words-ar" */ './charges.ar.messages.json'),
  hi: () => import(/* webpackChunkName: "words-hi" */ './charges.hi.messages.json'),
});
