import {
  cancelReasons,
  contactVisibilityActions,
  type ContactVisibilityAction,
  type EnquiryStatus,
} from '@portal/shared/contract';
import type { TranslateText } from '../../../messages/useText';

/** @throws Error on anything but the four actions of the contract */
export function toVisibilityAction(action: string): ContactVisibilityAction {
  const known = contactVisibilityActions.find((one) => one === action);
  if (!known) throw new Error(`Unknown action: ${action}`);
  return known;
}

/** What an agent can do next with an enquiry in a status. The keys are keyboard shortcuts. */
export interface Step {
  readonly action: 'unlock' | 'contact' | 'cancel';
  readonly to: EnquiryStatus;
}
const steps: Partial<Record<EnquiryStatus, Step>> = {
  NEW: { action: 'unlock', to: 'AGENTVIEW' },
  AGENTVIEW: { action: 'contact', to: 'CONTACTED' },
  CONTACTED: { action: 'cancel', to: 'CANCELLED' },
};
export const getNextStep = (status: EnquiryStatus | null): Step | null => (status && steps[status]) ?? null;

/** A reason as text. Reasons of another platform stay unchanged. */
export function reasonLabel(reason: string, t: TranslateText): string {
  const known = cancelReasons.find(({ code }) => code === reason);
  return known ? t(`enquiries.reason.${known.code}`) : reason;
}
