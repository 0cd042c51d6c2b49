import * as v from 'valibot';

export const tripStatuses = ['COMPLETED', 'ONGOING', 'CANCELLED', 'INCOMPLETE'] as const;
export const tripStatus = v.picklist(tripStatuses);
export type TripStatus = v.InferOutput<typeof tripStatus>;

/** The label of a trip next to its status. */
export const tripLabels = ['DRAFT', 'RESERVED', 'DUE_TODAY', 'OVERDUE'] as const;
export const tripLabel = v.picklist(tripLabels);
export type TripLabel = v.InferOutput<typeof tripLabel>;

/** The allowed next statuses of a trip. Anything else is refused. A trip is completed only by ending it. */
export const tripTransitions: Readonly<Record<TripStatus, readonly TripStatus[]>> = {
  INCOMPLETE: ['ONGOING', 'CANCELLED'],
  ONGOING: ['COMPLETED'],
  COMPLETED: ['ONGOING'],
  CANCELLED: [],
};

/** The levels of a new trip, in the order they are filled. */
export const tripLevels = ['vehicle', 'customer', 'payment', 'checkList', 'contract'] as const;
export type TripLevel = (typeof tripLevels)[number];
export const tripLevelsFilled = v.looseObject({
  vehicle: v.nullish(v.boolean()),
  customer: v.nullish(v.boolean()),
  payment: v.nullish(v.boolean()),
  checkList: v.nullish(v.boolean()),
  contract: v.nullish(v.boolean()),
  next: v.nullish(v.string()),
});

/** The system that collects road tolls. The wire calls every toll `salik`. */
export const tollSystems = { ae: 'Salik', in: 'FASTag' } as const;
