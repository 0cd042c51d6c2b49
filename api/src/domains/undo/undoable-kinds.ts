import type { AgentActionKind } from '@portal/shared/contract';

import type { Undoable } from '../agent-actions';
import { listingRemoval, listingVisibility } from '../catalogue';
import { followUpChange } from '../enquiries';

/** How each kind of action is undone, by the domain whose records it changed. */
export const undoableKinds: Readonly<Record<AgentActionKind, Undoable>> = {
  listingPublished: listingVisibility,
  listingHidden: listingVisibility,
  listingRemoved: listingRemoval,
  followUpChanged: followUpChange,
};
