import * as v from 'valibot';

import { uuid } from './primitives';
import { gateId } from './toll-gate';

/** What an agent did and can undo, each with what it was done to. Nothing that has left the company is here. */
export const agentActionSubjects = {
  listingPublished: 'listing',
  listingHidden: 'listing',
  listingRemoved: 'listing',
  followUpChanged: 'enquiry',
  tripMoved: 'trip',
  tripExtended: 'trip',
  reservationConfirmed: 'trip',
  reservationReleased: 'trip',
  maintenanceAdded: 'vehicle',
  maintenanceRemoved: 'vehicle',
  vehicleRemoved: 'vehicle',
  chargeDecided: 'charge',
  chargeMarked: 'charge',
  zoneAdded: 'zone',
  zoneChanged: 'zone',
  zoneRemoved: 'zone',
  trackerAdded: 'vehicle',
  trackerMoved: 'vehicle',
  trackerRemoved: 'vehicle',
  damageRepaired: 'vehicle',
  gatePlaced: 'gate',
  gateForgotten: 'gate',
  riskMarked: 'trip',
  notificationsChosen: 'choices',
  listingDraftRemoved: 'draft',
} as const;
export type AgentActionKind = keyof typeof agentActionSubjects;
export type AgentActionSubject = (typeof agentActionSubjects)[AgentActionKind];

export const agentActionKinds = Object.keys(agentActionSubjects) as AgentActionKind[];

export const agentActionLimits = {
  /** The list has this many. */
  listed: 10,
  /** Days after which an action is deleted. */
  keptDays: 30,
} as const;

export const agentAction = v.looseObject({
  actionId: v.string(),
  kind: v.picklist(agentActionKinds),
  /** The record, or the first of several. */
  subjectId: v.string(),
  /** As the record was called then: a title, a plate, the code of a trip. */
  name: v.string(),
  /** How many more records the action changed. */
  others: v.number(),
  at: v.string(),
  /** By which a page finds the page of the record, as for a result of the search. */
  params: v.record(v.string(), v.string()),
  status: v.nullish(v.string()),
  undoneAt: v.nullish(v.string()),
  /** Why it cannot be undone, in the reader's language. Null for one that can, or that is undone. */
  refusal: v.nullish(v.string()),
});
export type AgentAction = v.InferOutput<typeof agentAction>;

/** With both, only the newest action of that kind on that record. */
export const agentActionQuery = v.object({
  kind: v.optional(v.picklist(agentActionKinds)),
  /** A gate is named by a text. */
  subjectId: v.optional(v.union([uuid, gateId])),
});

/** The newest first. */
export const agentActionList = v.looseObject({ list: v.array(agentAction) });

export const undoActionBody = v.object({ actionId: uuid });

export const undoneAction = v.looseObject({
  ...agentAction.entries,
  /** What could not be put back with it, in the reader's language. */
  note: v.nullish(v.string()),
});
export type UndoneAction = v.InferOutput<typeof undoneAction>;
