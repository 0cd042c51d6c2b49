import * as v from 'valibot';
import { checkList as limits } from '../limits';
import { fileReference } from './file-reference';
import { kilometre } from './kilometre';
import { uuid } from './primitives';

export const checkListZones = [
  'front-bumper',
  'bonnet',
  'windscreen',
  'roof',
  'front-driver-side',
  'rear-driver-side',
  'front-passenger-side',
  'rear-passenger-side',
  'rear-window',
  'boot',
  'rear-bumper',
  'wheels',
] as const;
export const zoneConditions = ['none', 'scratch', 'dent', 'crack', 'missing'] as const;
export const checkListMoments = ['handover', 'return'] as const;
export const cleanlinessGrades = ['clean', 'used', 'dirty'] as const;

const note = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(limits.noteMax, 'validation.tooLong')), '');
const whole = (max: number) =>
  v.pipe(
    v.number('validation.number'),
    v.integer('validation.number'),
    v.minValue(0),
    v.maxValue(max, 'validation.tooMany'),
  );

export const assumedOdometers = ['tracker', 'last-reading'] as const;
/** What nobody read at the vehicle again, and where it is from. What is missing here was read. */
export const assumedValues = v.object({
  odometer: v.optional(v.picklist(assumedOdometers)),
  fuel: v.optional(v.literal('last-list')),
  /** Cleanliness, equipment, keys and damage. */
  condition: v.optional(v.literal('last-list')),
});
export type AssumedValues = v.InferOutput<typeof assumedValues>;

const fields = {
  vehicleId: uuid,
  bookingId: v.optional(uuid),
  moment: v.optional(v.picklist(checkListMoments), 'handover'),
  odometer: v.optional(kilometre),
  fuelEighths: v.optional(whole(limits.fuelEighths)),
  cleanliness: v.optional(v.picklist(cleanlinessGrades)),
  spareWheel: v.optional(v.boolean()),
  jack: v.optional(v.boolean()),
  triangle: v.optional(v.boolean()),
  firstAidKit: v.optional(v.boolean()),
  registrationCard: v.optional(v.boolean()),
  tollTag: v.optional(v.boolean()),
  keysCount: v.optional(whole(limits.keysMax)),
  zones: v.optional(
    v.pipe(
      v.array(
        v.object({
          zone: v.picklist(checkListZones),
          condition: v.picklist(zoneConditions),
          note,
          photos: v.optional(
            v.pipe(v.array(uuid), v.maxLength(limits.photosPerZone, 'validation.tooMany')),
            [],
          ),
        }),
      ),
      v.maxLength(checkListZones.length, 'validation.tooMany'),
    ),
    [],
  ),
  assumed: v.optional(assumedValues),
  /** Both signatures freeze the list. */
  agentSignature: v.optional(uuid),
  customerSignature: v.optional(uuid),
  /**
   * The version of the list that was edited, 0 for none. Another version on the server is refused, so that
   * nobody overwrites what a second device saved.
   */
  version: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
};

export const createCheckListBody = v.object(fields);
export const updateCheckListBody = v.object({ checkListId: v.optional(uuid), ...fields });
/** Its fields are the server's own, so any are accepted. */
export const checkListRecord = v.nullish(
  v.looseObject({
    checkListId: v.nullish(v.string()),
    vehicleId: v.nullish(v.string()),
    bookingId: v.nullish(v.string()),
    moment: v.nullish(v.string()),
    odometer: v.nullish(v.number()),
    fuelEighths: v.nullish(v.number()),
    cleanliness: v.nullish(v.string()),
    spareWheel: v.nullish(v.boolean()),
    jack: v.nullish(v.boolean()),
    triangle: v.nullish(v.boolean()),
    firstAidKit: v.nullish(v.boolean()),
    registrationCard: v.nullish(v.boolean()),
    tollTag: v.nullish(v.boolean()),
    keysCount: v.nullish(v.number()),
    zones: v.nullish(
      v.array(
        v.looseObject({
          zone: v.string(),
          condition: v.string(),
          note: v.nullish(v.string()),
          photos: v.nullish(v.array(v.union([fileReference, v.string()]))),
        }),
      ),
    ),
    agentSignature: v.nullish(v.union([fileReference, v.string()])),
    customerSignature: v.nullish(v.union([fileReference, v.string()])),
    assumed: v.nullish(
      v.looseObject({
        odometer: v.nullish(v.string()),
        fuel: v.nullish(v.string()),
        condition: v.nullish(v.string()),
      }),
    ),
    /** From then on it cannot be changed. */
    signedAt: v.nullish(v.string()),
    version: v.nullish(v.number()),
  }),
);
export type CheckListRecord = v.InferOutput<typeof checkListRecord>;

/** The last complete checklist of a vehicle, from a trip that began. */
export const lastCheckList = v.looseObject({
  list: checkListRecord,
  filledAt: v.nullish(v.string()),
  tripCode: v.nullish(v.string()),
  /** The company wants every checklist filled in at the vehicle. */
  isFullRequired: v.nullish(v.boolean()),
});
export type LastCheckList = v.InferOutput<typeof lastCheckList>;
