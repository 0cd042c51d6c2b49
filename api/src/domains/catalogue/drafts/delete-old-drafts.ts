import { DAY, listingDraftLimits } from '@portal/shared/contract';

import type { Deps } from '../../../deps';
import { deleteDraftsBefore } from './draft-repository';

/** Drafts that nobody continued, and deleted ones that can no longer be brought back. Their files go with the next clean-up. */
export const deleteOldDrafts = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> => {
  const now = clock.now().getTime();
  const { keptDays, restoreWithin } = listingDraftLimits;
  return deleteDraftsBefore(db, new Date(now - keptDays * DAY), new Date(now - restoreWithin));
};
