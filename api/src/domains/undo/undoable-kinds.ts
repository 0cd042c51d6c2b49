import type { AgentActionKind } from '@portal/shared/contract';

import type { Undoable } from '../agent-actions';
import { listingRemoval, listingVisibility } from '../catalogue';
import { chargeDecision } from '../charges';
import { followUpChange } from '../enquiries';
import { vehicleRemoval } from '../fleet';
import { maintenanceAddition, maintenanceRemoval, tripExtension, tripMove } from '../rentals';

/** How each kind of action is undone, by the domain whose records it changed. */
export const undoableKinds: Readonly<Record<AgentActionKind, Undoable>> = {
  listingPublished: listingVisibility,
  listingHidden: listingVisibility,
  listingRemoved: listingRemoval,
  followUpChanged: followUpChange,
  tripMoved: tripMove,
  tripExtended: tripExtension,
  maintenanceAdded: maintenanceAddition,
  maintenanceRemoved: maintenanceRemoval,
  vehicleRemoved: vehicleRemoval,
  chargeDecided: chargeDecision,
};
