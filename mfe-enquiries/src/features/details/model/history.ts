import type { EnquiryHistoryEntry } from '@portal/shared/contract';
import type { Tone } from '@portal/shared/ui';
import type { Words } from '../../../messages/useText';
import { reasonLabel } from '../../enquiries/model/action';
import { statusLabel, statusOf, statusTone } from '../../enquiries/model/status';

const known = ['NEW', 'AGENTVIEW', 'CONTACTED', 'CANCELLED', 'EXPIRED'] as const;

/** What happened, in a few words. */
export function historyText({ change, status }: EnquiryHistoryEntry, t: Words): string {
  if (change !== 'status') return t(`enquiries.history.${change}`);
  const to = known.find((one) => one === statusOf({ status }));
  return to ? t(`enquiries.history.${to}`) : statusLabel(status, t);
}

export const reasonText = ({ cancelReason }: EnquiryHistoryEntry, t: Words): string | null =>
  cancelReason ? reasonLabel(cancelReason, t) : null;

/** The colour of the mark; what is no step of its own stays quiet. */
export const historyTone = ({ change, status }: EnquiryHistoryEntry): Tone =>
  change === 'status' || change === 'created' ? statusTone(statusOf({ status })) : 'neutral';
