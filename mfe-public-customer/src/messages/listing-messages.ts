import type { MessageSource } from '@portal/shared/i18n';
import en from './listing.en.messages.json';

/** The texts of the public page of a listing. */
export const listingMessages: MessageSource & { en: typeof en } = {
  en,
  others: {
    ar: () => import(/* webpackChunkName: "words-ar" */ './listing.ar.messages.json'),
    hi: () => import(/* webpackChunkName: "words-hi" */ './listing.hi.messages.json'),
  },
};
