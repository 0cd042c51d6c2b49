import { agentActionLimits, DAY } from '@portal/shared/contract';

import type { Deps } from '../../deps';
import { deleteActionsBefore } from './action-repository';

export const deleteOldActions = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> =>
  deleteActionsBefore(db, new Date(clock.now().getTime() - agentActionLimits.keptDays * DAY));
