import { createUseText, type Translate } from '@portal/shared/i18n';
import en from './onboarding.en.messages.json';

export type OnboardingMessageId = keyof typeof en;
export type OnboardingWords = Translate<OnboardingMessageId>;

/** `t(id, values)` of setting rental management up, tax number and contract terms, whose words come with their pages: they are no part of the remote's entry. */
export const useOnboardingText = createUseText(en, {
  ar: () => import(/* webpackChunkName: "words-ar" */ './onboarding.ar.messages.json'),
  hi: () => import(/* webpackChunkName: "words-hi" */ './onboarding.hi.messages.json'),
});
