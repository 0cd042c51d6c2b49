import { createUseText } from '@portal/shared/i18n';
import en from './onboarding.en.messages.json';

export type OnboardingMessageId = keyof typeof en;

/**
 * `t(id, values)` for the setup of rental management, tax number and contract terms. Its texts load with
 * their pages and are not part of the remote's entry.
 */
export const useOnboardingText = createUseText(en, {
  ar: () => import(/* webpackChunkName: "words-ar" */ './onboarding.ar.messages.json'),
  hi: () => import(/* webpackChunkName: "words-hi" */ './onboarding.hi.messages.json'),
});
