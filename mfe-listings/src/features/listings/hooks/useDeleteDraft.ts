import { toError } from '@portal/shared/api';
import { listingDraftEndpoints, type ListingDraftSummary } from '@portal/shared/contract';
import { useInvalidate, useMutation, useNotify } from '@portal/shared/portal';
import { useState } from 'react';
import { useListingsText } from '../../../messages/useListingsText';

/** Deletes a new listing that was begun. The notice brings it back. */
export function useDeleteDraft() {
  const t = useListingsText();
  const notify = useNotify();
  const invalidate = useInvalidate();
  const removing = useMutation(listingDraftEndpoints.remove);
  const [deletedId, setDeletedId] = useState<string | null>(null);

  /** @returns whether it is deleted */
  async function deleteDraft({ draftId, level }: ListingDraftSummary, title: string): Promise<boolean> {
    setDeletedId(draftId);
    try {
      await removing.run({ query: { draftId, level, reason: 'discarded' } });
      notify({
        title: t('listings.draft.deleted', { title }),
        tone: 'success',
        undo: { kind: 'listingDraftRemoved', subjectId: draftId },
      });
      return true;
    } catch (error) {
      notify({ title: toError(error).message, tone: 'destructive' });
      return false;
    } finally {
      await invalidate(listingDraftEndpoints.list);
      setDeletedId(null);
    }
  }
  return { deleteDraft, deletedId };
}
