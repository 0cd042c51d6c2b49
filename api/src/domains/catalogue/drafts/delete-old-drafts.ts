import { DAY, listingDraftLimits } from '@portal/shared/contract';

import type { Deps } from '../../../deps';
import { deleteDraftsBefore } from './draft-repository';

export const deleteOldDrafts = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> =>
  deleteDraftsBefore(db, new Date(clock.now().getTime() - listingDraftLimits.keptDays * DAY));
