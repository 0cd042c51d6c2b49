import { createUseText } from '@portal/shared/i18n';
import en from './gate.en.messages.json';

/** `t` of what stands before an agent's pages while his company is not approved: it comes with the agent's side of the shell. */
export const useGateMessages = createUseText(en, {
  ar: () => import(/* webpackChunkName: "words-ar" */ './gate.ar.messages.json'),
  hi: () => import(/* webpackChunkName: "words-hi" */ './gate.hi.messages.json'),
});
