import { createUseText } from '@portal/shared/i18n';
import en from './fleet.en.messages.json';

/** `t(id, values)` for the fleet. Its texts load with its pages and are not part of the remote's entry. */
export const useFleetText = createUseText(en, {
  ar: () => import(/* webpackChunkName: "words-ar" */ './fleet.ar.messages.json'),
  hi: () => import(/* webpackChunkName: "words-hi" */ './fleet.hi.messages.json'),
});
