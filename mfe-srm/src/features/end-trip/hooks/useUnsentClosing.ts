import { useKeptDraft, useSession } from '@portal/shared/portal';
import { useTollName } from '../../../hooks/useTollName';
import { useEndTripText } from '../../../messages/useEndTripText';
import type { KeptEntry } from '../../../entities/trip/components/closed/KeptEntries';
import { endDraftName } from '../model/end-draft';

const labels = {
  currentKilometre: 'endTrip.currentKilometre',
  finesCollected: 'endTrip.fines',
  salikCollected: null,
  discounts: 'endTrip.discount',
  discountReason: 'endTrip.discountReason',
  collectedNow: 'endTrip.collectedNow',
  depositDeducted: 'endTrip.depositDeducted',
  depositReason: 'endTrip.depositReason',
  depositReturned: 'endTrip.depositReturned',
} as const;
const fields = Object.keys(labels) as (keyof typeof labels)[];

/** What an agent typed into a closing that somebody else completed first; nothing once their own was sent. */
export function useUnsentClosing(bookingId: string): readonly KeptEntry[] {
  const t = useEndTripText();
  const tollName = useTollName();
  const userId = useSession()?.userId ?? '';
  const draft = useKeptDraft(endDraftName(userId, bookingId));
  return fields.flatMap((field) => {
    const value = draft?.[field];
    const label = labels[field];
    return typeof value === 'string' && value.trim() && value.trim() !== '0'
      ? [
          {
            id: field,
            term: label === null ? tollName : t(label),
            value: value.trim(),
          },
        ]
      : [];
  });
}
