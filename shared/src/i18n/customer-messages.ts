import forms from '../contract/validation/forms.en.messages.json';
import own from './en.messages.json';
import type { MessageSource } from './message-source';

/**
 * The English messages of this package for customers' pages, without those that only the desk's forms and
 * lists use.
 */
export const customerMessages = { ...own, ...forms };

/** With the other languages. Each loads when it is chosen. */
export const customerSource: MessageSource = {
  en: customerMessages,
  others: {
    ar: () => import(/* webpackChunkName: "shared-ar" */ './words-ar'),
    hi: () => import(/* webpackChunkName: "shared-hi" */ './words-hi'),
  },
};
