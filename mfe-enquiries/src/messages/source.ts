import { joinSources } from '@portal/shared/i18n';
import desk from './desk.en.messages.json';
import en from './en.messages.json';

/** The texts of this remote. */
export const messages = joinSources(
  {
    en,
    others: {
      ar: () => import(/* webpackChunkName: "words-ar" */ './ar.messages.json'),
      hi: () => import(/* webpackChunkName: "words-hi" */ './hi.messages.json'),
    },
  },
  {
    en: desk,
    others: {
      ar: () => import(/* webpackChunkName: "words-ar" */ './desk.ar.messages.json'),
      hi: () => import(/* webpackChunkName: "words-hi" */ './desk.hi.messages.json'),
    },
  },
);
