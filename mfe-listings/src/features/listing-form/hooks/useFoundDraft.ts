import { isMissing } from '@portal/shared/api';
import { listingDraftEndpoints, type ListingDraft, type ListingDraftName } from '@portal/shared/contract';
import { useCapability } from '@portal/shared/portal';
import { useState } from 'react';
import { useFreshQuery } from './useFreshQuery';

/** Null if the server has none, undefined if it was not reached or keeps no drafts. */
export interface FoundDraft {
  readonly saved: ListingDraft | null | undefined;
  /** When it was requested, in milliseconds. What this device sent later is not in the answer. */
  readonly requestedAt: number;
}

/**
 * What the server keeps of a form when it opens; null while it is asked. What is sent later changes the list, and not
 * what was found.
 */
export function useFoundDraft({ draftId, level }: ListingDraftName): FoundDraft | null {
  const isOffered = useCapability('listing-drafts');
  const [requestedAt] = useState(() => Date.now());
  const [found, setFound] = useState<FoundDraft | null>(isOffered ? null : { saved: undefined, requestedAt });
  const list = useFreshQuery(listingDraftEndpoints.list, isOffered ? {} : null);
  const isListed = list.data?.list.some((draft) => draft.draftId === draftId && draft.level === level);
  const isRead = found === null && isListed === true;
  const one = useFreshQuery(listingDraftEndpoints.get, isRead ? { query: { draftId, level } } : null);
  if (found !== null) return found;
  if (isListed === false) setFound({ saved: null, requestedAt });
  else if (list.error) setFound({ saved: undefined, requestedAt });
  else if (one.data) setFound({ saved: one.data, requestedAt });
  else if (one.error) setFound({ saved: isMissing(one.error) ? null : undefined, requestedAt });
  return null;
}
