import { createUseText } from '@portal/shared/i18n';
import en from './alerts.en.messages.json';

/** `t` of the account menu's settings for alerts, which load with the menu. */
export const useAlertMessages = createUseText(en, {
  ar: () => import(/* webpackChunkName: "words-ar" */ './alerts.ar.messages.json'),
  hi: () => import(/* webpackChunkName: "words-hi" */ './alerts.hi.messages.json'),
});
