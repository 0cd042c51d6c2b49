import * as v from 'valibot';
import { positionLimits as limits } from '../position-limits';
import { isoDate, text, uuid } from './primitives';
import { trackerStates } from './tracker';

/** Why somebody looks where a vehicle is that no running trip has, or was during a trip that has ended. */
export const accessPurposes = ['find', 'theft', 'accident', 'dispute', 'authority'] as const;
export type AccessPurpose = (typeof accessPurposes)[number];
/** What is recorded: also that a customer got the positions of their own trips, which nobody states. */
export const recordedPurposes = [...accessPurposes, 'export'] as const;
export type RecordedPurpose = (typeof recordedPurposes)[number];

const latitude = v.pipe(v.number(), v.minValue(-90), v.maxValue(90));
const longitude = v.pipe(v.number(), v.minValue(-180), v.maxValue(180));

/** Degrees, kilometres per hour, and the direction in degrees from north. */
export const vehiclePlace = v.looseObject({
  latitude,
  longitude,
  speed: v.number(),
  course: v.number(),
});

export const vehiclePosition = v.looseObject({
  vehicleId: v.string(),
  plate: v.string(),
  state: v.picklist(trackerStates),
  /** When its tracker was heard. */
  seenAt: v.nullish(v.string()),
  /** When it was at `place`. */
  fixTime: v.nullish(v.string()),
  batteryLevel: v.nullish(v.number()),
  /** The running trip that has the vehicle. */
  trip: v.nullish(
    v.looseObject({ bookingId: v.string(), code: v.string(), customerName: v.nullish(v.string()) }),
  ),
  /** Null before the first position, and where it is hidden. */
  place: v.nullish(vehiclePlace),
  /** No running trip has the vehicle, so its place needs a purpose. */
  isHidden: v.boolean(),
});
export type VehiclePosition = v.InferOutput<typeof vehiclePosition>;

export const vehiclePositions = v.looseObject({
  list: v.array(vehiclePosition),
  /** Of the server: the next call with it as `since` gets what came after. */
  at: v.string(),
});
export type VehiclePositions = v.InferOutput<typeof vehiclePositions>;

export const trackPoint = v.looseObject({ at: v.string(), latitude, longitude, speed: v.number() });
export type TrackPoint = v.InferOutput<typeof trackPoint>;

export const trackStop = v.looseObject({ from: v.string(), to: v.string(), latitude, longitude });
export type TrackStop = v.InferOutput<typeof trackStop>;

/** Where a vehicle drove: as many points as a screen shows, the earliest first. */
export const vehicleTrack = v.looseObject({
  points: v.array(trackPoint),
  stops: v.array(trackStop),
  /** Kilometres between the points. */
  distance: v.number(),
  /** Kilometres by the device's own odometer, where it has one. */
  deviceDistance: v.nullish(v.number()),
  /** Kilometres by the readings of the odometer at handover and return; null for a day, and before the return. */
  readingDistance: v.nullish(v.number()),
  /** There are positions that need a purpose. */
  isHidden: v.boolean(),
});
export type VehicleTrack = v.InferOutput<typeof vehicleTrack>;

/** The track of a trip among the data that a customer gets. */
export const customerTrack = v.looseObject({ tripCode: v.string(), ...vehicleTrack.entries });
export type CustomerTrack = v.InferOutput<typeof customerTrack>;

export const odometerSources = ['device', 'positions'] as const;

/**
 * The odometer as the tracker makes it out: the last reading of the odometer, and what the vehicle drove since. All
 * null where there is no such reading, or no tracker has been in the vehicle since.
 */
export const vehicleOdometer = v.looseObject({
  kilometre: v.nullish(v.number()),
  /** When the tracker was last heard with a position. */
  at: v.nullish(v.string()),
  /** Counted by the device itself, or measured along its positions. */
  source: v.nullish(v.picklist(odometerSources)),
  /** The reading that it starts from. */
  before: v.nullish(v.looseObject({ kilometre: v.number(), at: v.string() })),
});
export type VehicleOdometer = v.InferOutput<typeof vehicleOdometer>;

/**
 * What is opened: the place of every vehicle, of one vehicle on one day, or of one trip.
 */
export const openAccessBody = v.pipe(
  v.object({
    purpose: v.picklist(accessPurposes, 'validation.required'),
    note: v.optional(text(0, limits.noteMax)),
    vehicleId: v.optional(uuid),
    day: v.optional(isoDate),
    bookingId: v.optional(uuid),
  }),
  v.forward(
    v.check(({ vehicleId, day }) => (vehicleId === undefined) === (day === undefined), 'validation.required'),
    ['day'],
  ),
  v.forward(
    v.check(
      ({ vehicleId, bookingId }) => vehicleId === undefined || bookingId === undefined,
      'validation.id',
    ),
    ['bookingId'],
  ),
);

export const positionAccess = v.looseObject({
  accessId: v.string(),
  at: v.string(),
  /** Until then it opens positions. */
  expiresAt: v.string(),
  purpose: v.picklist(recordedPurposes),
  note: v.nullish(v.string()),
  /** The e-mail address of who looked; null after that account was deleted. */
  by: v.nullish(v.string()),
  /** Null: every vehicle. */
  plate: v.nullish(v.string()),
  tripCode: v.nullish(v.string()),
  /** The time whose positions it opens. */
  from: v.string(),
  to: v.string(),
});
export type PositionAccess = v.InferOutput<typeof positionAccess>;
