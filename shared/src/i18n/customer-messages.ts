import core from './core.messages.json';
import ui from './en.messages.json';
import type { MessageSource } from './message-source';

/** English that customers' pages need of this package: without the words that only the desk's forms and lists use. */
export const customerMessages = { ...core, ...ui };

/** With the other languages; each comes when it is chosen. */
export const customerSource: MessageSource = {
  en: customerMessages,
  others: {
    ar: () => import(/* webpackChunkName: "shared-ar" */ './ar.messages.json'),
    hi: () => import(/* webpackChunkName: "shared-hi" */ './hi.messages.json'),
  },
};
