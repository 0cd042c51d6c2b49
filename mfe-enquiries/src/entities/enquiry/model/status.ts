import { enquiryStatuses, type Enquiry, type EnquiryStatus } from '@portal/shared/contract';
import type { IconName, Tone } from '@portal/shared/ui';
import type { TranslateText } from '../../../messages/useText';

const known: ReadonlySet<string> = new Set(enquiryStatuses);

/** In whatever case the server writes it; null for a status that this portal does not know. */
export function toStatus({ status }: Pick<Enquiry, 'status'>): EnquiryStatus | null {
  const upper = status.toUpperCase();
  return known.has(upper) ? (upper as EnquiryStatus) : null;
}

/** As text. An unknown status stays as the server writes it. */
export function statusLabel(status: string, t: TranslateText): string {
  const known = toStatus({ status });
  return known ? t(`enquiries.status.${known}`) : status.toLowerCase();
}

const tones: Readonly<Record<EnquiryStatus, Tone>> = {
  NEW: 'info',
  AGENTVIEW: 'warning',
  CONTACTED: 'success',
  CANCELLED: 'neutral',
  EXPIRED: 'neutral',
};
export const statusTone = (status: EnquiryStatus | null): Tone => (status ? tones[status] : 'neutral');

const icons: Readonly<Record<EnquiryStatus, IconName>> = {
  NEW: 'inbox',
  AGENTVIEW: 'eye',
  CONTACTED: 'phone',
  CANCELLED: 'x',
  EXPIRED: 'clock',
};
/** A status is never shown by colour alone. */
export const statusIcon = (status: EnquiryStatus | null): IconName => (status ? icons[status] : 'info');
