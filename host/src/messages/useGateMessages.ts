import { createUseText } from '@portal/shared/i18n';
import en from './gate.en.messages.json';

/** `t` of the page that an agent sees while their company is not approved. It loads with the agent's side of the shell. */
export const useGateMessages = createUseText(en, {
  ar: () => import(/* webpackChunkName: "words-ar" */ './gate.ar.messages.json'),
  hi: () => import(/* webpackChunkName: "words-hi" */ './gate.hi.messages.json'),
});
