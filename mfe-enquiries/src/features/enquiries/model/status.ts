import { enquiryStatuses, type Enquiry, type EnquiryStatus } from '@portal/shared/contract';
import type { Tone } from '@portal/shared/ui';

const known: ReadonlySet<string> = new Set(enquiryStatuses);

/** Whatever the case the server writes it in; null for a status that this portal does not know. */
export function statusOf({ status }: Pick<Enquiry, 'status'>): EnquiryStatus | null {
  const upper = status.toUpperCase();
  return known.has(upper) ? (upper as EnquiryStatus) : null;
}

export const statusLabel = (status: string): string => status.toLowerCase();

const tones: Readonly<Record<EnquiryStatus, Tone>> = {
  NEW: 'info',
  AGENTVIEW: 'warning',
  CONTACTED: 'success',
  CANCELLED: 'danger',
  EXPIRED: 'neutral',
};
export const statusTone = (status: EnquiryStatus | null): Tone => (status ? tones[status] : 'neutral');
