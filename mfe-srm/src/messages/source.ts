import { joinSources } from '@portal/shared/i18n';
import onboarding from './onboarding.en.messages.json';
import en from './en.messages.json';

/** The words that every page of this remote has. */
export const messages = joinSources(
  {
    en,
    others: {
      ar: () => import(/* webpackChunkName: "words-ar" */ './ar.messages.json'),
      hi: () => import(/* webpackChunkName: "words-hi" */ './hi.messages.json'),
    },
  },
  {
    en: onboarding,
    others: {
      ar: () => import(/* webpackChunkName: "words-ar" */ './onboarding.ar.messages.json'),
      hi: () => import(/* webpackChunkName: "words-hi" */ './onboarding.hi.messages.json'),
    },
  },
);
