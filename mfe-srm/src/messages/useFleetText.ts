import { createUseText, type Translate } from '@portal/shared/i18n';
import en from './fleet.en.messages.json';

export type FleetMessageId = keyof typeof en;
export type FleetWords = Translate<FleetMessageId>;

/** `t(id, values)` for the fleet. Its texts load with its pages and are not part of the remote's entry. */
export const useFleetText = createUseText(en, {
  ar: () => import(/* webpackChunkName: "words-ar" */ './fleet.ar.messages.json'),
  hi: () => import(/* webpackChunkName: "words-hi" */ './fleet.hi.messages.json'),
});
