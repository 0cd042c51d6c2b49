import type { MessageSource } from '@portal/shared/i18n';
import en from './en.messages.json';

/** The shell's own messages. */
export const messages: MessageSource = {
  en,
  others: {
    ar: () => import(/* webpackChunkName: "words-ar" */ './ar.messages.json'),
    hi: () => import(/* webpackChunkName: "words-hi" */ './hi.messages.json'),
  },
};
