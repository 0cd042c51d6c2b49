import core from './core.messages.json';
import ui from './en.messages.json';
import type { MessageSource } from './message-source';

/**
 * The English messages of this package for customers' pages, without those that only the desk's forms and
 * lists use.
 */
export const customerMessages = { ...core, ...ui };

/** With the other languages. Each loads when it is chosen. */
export const customerSource: MessageSource = {
  en: customerMessages,
  others: {
    ar: () => import(/* webpackChunkName: "shared-ar" */ './ar.messages.json'),
    hi: () => import(/* webpackChunkName: "shared-hi" */ './hi.messages.json'),
  },
};
