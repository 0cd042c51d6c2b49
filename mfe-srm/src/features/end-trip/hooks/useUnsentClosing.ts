import { useKeptDraft, useSession } from '@portal/shared/portal';
import type { KeptEntry } from '../../../entities/trip/components/closed/KeptEntries';
import { endDraftName } from '../model/end-draft';
import { writtenFields } from '../model/end-values';
import { useFieldLabel } from './useFieldLabel';

/** What an agent typed into a closing that somebody else completed first; nothing once their own was sent. */
export function useUnsentClosing(bookingId: string): readonly KeptEntry[] {
  const getLabel = useFieldLabel();
  const userId = useSession()?.userId ?? '';
  const draft = useKeptDraft(endDraftName(userId, bookingId));
  return writtenFields.flatMap((field) => {
    const value = draft?.[field];
    return typeof value === 'string' && value.trim() && value.trim() !== '0'
      ? [{ id: field, term: getLabel(field), value: value.trim() }]
      : [];
  });
}
