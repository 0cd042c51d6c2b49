import type { EnquiryHistoryEntry } from '@portal/shared/contract';
import type { Tone } from '@portal/shared/ui';
import type { TranslateText } from '../../../messages/useText';
import { reasonLabel } from '../../../entities/enquiry/model/action';
import { statusLabel, toStatus, statusTone } from '../../../entities/enquiry/model/status';

const known = ['NEW', 'AGENTVIEW', 'CONTACTED', 'CANCELLED', 'EXPIRED'] as const;

/** What happened, in a few words. */
export function historyText({ change, status }: EnquiryHistoryEntry, t: TranslateText): string {
  if (change !== 'status') return t(`enquiries.history.${change}`);
  const to = known.find((one) => one === toStatus({ status }));
  return to ? t(`enquiries.history.${to}`) : statusLabel(status, t);
}

export const reasonText = ({ cancelReason }: EnquiryHistoryEntry, t: TranslateText): string | null =>
  cancelReason ? reasonLabel(cancelReason, t) : null;

/** The colour of the mark. Anything but a change of status is neutral. */
export const historyTone = ({ change, status }: EnquiryHistoryEntry): Tone =>
  change === 'status' || change === 'created' ? statusTone(toStatus({ status })) : 'neutral';
