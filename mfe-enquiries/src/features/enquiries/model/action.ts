import {
  cancelReasons,
  contactVisibilityActions,
  type ContactVisibilityAction,
  type EnquiryStatus,
} from '@portal/shared/contract';

/** @throws Error on anything but the four actions of the contract */
export function toVisibilityAction(action: string): ContactVisibilityAction {
  const known = contactVisibilityActions.find((one) => one === action);
  if (!known) throw new Error(`Unknown action: ${action}`);
  return known;
}

/** What an agent can do next with an enquiry of a status; the keys are those of the keyboard. */
export interface Step {
  readonly action: 'unlock' | 'contact' | 'cancel';
  readonly to: EnquiryStatus;
}
const steps: Partial<Record<EnquiryStatus, Step>> = {
  NEW: { action: 'unlock', to: 'AGENTVIEW' },
  AGENTVIEW: { action: 'contact', to: 'CONTACTED' },
  CONTACTED: { action: 'cancel', to: 'CANCELLED' },
};
export const stepOf = (status: EnquiryStatus | null): Step | null => (status && steps[status]) ?? null;

/** The label of a reason, as the specification words it; another platform's own words stay as they are. */
export const reasonLabel = (reason: string): string =>
  cancelReasons.find(({ code }) => code === reason)?.label ?? reason;
