import type { MessageSource } from '@portal/shared/i18n';
import en from './en.messages.json';

/** English is at hand; the others come when they are chosen. */
export const messages: MessageSource = {
  en,
  others: {
    ar: () => import(/* webpackChunkName: "words-ar" */ './ar.messages.json'),
    hi: () => import(/* webpackChunkName: "words-hi" */ './hi.messages.json'),
  },
};
