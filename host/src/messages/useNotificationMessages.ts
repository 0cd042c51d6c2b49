import { createUseText } from '@portal/shared/i18n';
import en from './notifications.en.messages.json';

/** `t` of the notifications' catalogue, which loads with their panel. */
export const useNotificationMessages = createUseText(en, {
  ar: () => import(/* webpackChunkName: "words-ar" */ './notifications.ar.messages.json'),
  hi: () => import(/* webpackChunkName: "words-hi" */ './notifications.hi.messages.json'),
});
