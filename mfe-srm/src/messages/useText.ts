import { useT } from '@portal/shared/portal';
import type en from './en.messages.json';
import type onboarding from './onboarding.en.messages.json';

export type MessageId = keyof typeof en | keyof typeof onboarding;

export const useText = () => useT<MessageId>();
