import type { AgentActionKind } from '@portal/shared/contract';

import type { Undoable } from '../agent-actions';
import { draftRemoval, listingRemoval, listingVisibility } from '../catalogue';
import { chargeDecision, chargeMark } from '../charges';
import { followUpChange } from '../enquiries';
import { damageRepair, vehicleRemoval } from '../fleet';
import { choiceOfNotifications } from '../notifications';
import {
  maintenanceAddition,
  maintenanceRemoval,
  reservationConfirmation,
  reservationRelease,
  tripExtension,
  tripMove,
} from '../rentals';
import { gateChange } from '../tolls';
import {
  trackerAddition,
  trackerMove,
  trackerRemoval,
  zoneAddition,
  zoneChange,
  zoneRemoval,
} from '../tracking';
import { riskMarking } from '../trip-risk';

/** How each kind of action is undone, by the domain whose records it changed. */
export const undoableKinds: Readonly<Record<AgentActionKind, Undoable>> = {
  listingPublished: listingVisibility,
  listingHidden: listingVisibility,
  listingRemoved: listingRemoval,
  followUpChanged: followUpChange,
  tripMoved: tripMove,
  tripExtended: tripExtension,
  reservationConfirmed: reservationConfirmation,
  reservationReleased: reservationRelease,
  maintenanceAdded: maintenanceAddition,
  maintenanceRemoved: maintenanceRemoval,
  vehicleRemoved: vehicleRemoval,
  chargeDecided: chargeDecision,
  chargeMarked: chargeMark,
  zoneAdded: zoneAddition,
  zoneChanged: zoneChange,
  zoneRemoved: zoneRemoval,
  trackerAdded: trackerAddition,
  trackerMoved: trackerMove,
  trackerRemoved: trackerRemoval,
  damageRepaired: damageRepair,
  gatePlaced: gateChange,
  gateForgotten: gateChange,
  riskMarked: riskMarking,
  notificationsChosen: choiceOfNotifications,
  listingDraftRemoved: draftRemoval,
};
