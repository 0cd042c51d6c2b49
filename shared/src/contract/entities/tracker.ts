import * as v from 'valibot';
import { tracker as limits } from '../limits';
import { text, uuid } from './primitives';

/**
 * How a device reaches us: `tracker` connects without a key and names its IMEI, `web` is a phone's app or a Traccar
 * server, which also sends the company's key.
 */
export const trackerChannels = ['tracker', 'web'] as const;
export type TrackerChannel = (typeof trackerChannels)[number];

/** `new` has sent nothing yet; `offline` has been silent for longer than a tracker at rest. */
export const trackerStates = ['new', 'moving', 'parked', 'offline'] as const;
export type TrackerState = (typeof trackerStates)[number];

/** What a device calls itself, without the spaces that people type into an IMEI. */
export const trackerIdentifier = v.pipe(
  text(1, limits.identifierMax),
  v.transform((value) => value.replaceAll(' ', '')),
  v.regex(/^[!-~]{1,64}$/, 'validation.id'),
);

export const trackerRecord = v.looseObject({
  trackerId: v.string(),
  identifier: v.string(),
  channel: v.picklist(trackerChannels),
  addedAt: v.string(),
  vehicleId: v.nullish(v.string()),
  plate: v.nullish(v.string()),
  /** Since when it is in this vehicle. */
  installedAt: v.nullish(v.string()),
  state: v.picklist(trackerStates),
  seenAt: v.nullish(v.string()),
  /** Of the newest position. */
  fixTime: v.nullish(v.string()),
  /** Kilometres per hour, at that position. */
  speed: v.nullish(v.number()),
  /** Per cent of the device's own battery, where it reports that. */
  batteryLevel: v.nullish(v.number()),
});
export type TrackerRecord = v.InferOutput<typeof trackerRecord>;

/** A phone or a device of a Traccar server that sent the company's key, and that the company has not added. */
export const refusedDevice = v.looseObject({
  identifier: v.string(),
  protocol: v.picklist(['osmand', 'traccar']),
  seenAt: v.string(),
});
export type RefusedDevice = v.InferOutput<typeof refusedDevice>;

export const addTrackerBody = v.object({
  identifier: trackerIdentifier,
  channel: v.picklist(trackerChannels, 'validation.required'),
  vehicleId: uuid,
});

export const moveTrackerBody = v.object({ trackerId: uuid, vehicleId: uuid });

/** Where phones and Traccar servers of a company send positions: below the address of the tracking service. */
export const trackingAddress = v.looseObject({
  key: v.string(),
  /** For OsmAnd's protocol, which tracker apps speak. */
  osmandPath: v.string(),
  /** For Traccar's position forwarding. */
  traccarPath: v.string(),
  /** What both paths come after; null where the service does not listen for phones. */
  webUrl: v.nullish(v.string()),
  /** The host that trackers are set to. */
  host: v.nullish(v.string()),
  /** The port of each protocol that trackers speak; one that is missing is not served. */
  ports: v.nullish(
    v.looseObject({
      gt06: v.nullish(v.number()),
      teltonika: v.nullish(v.number()),
      h02: v.nullish(v.number()),
    }),
  ),
});
export type TrackingAddress = v.InferOutput<typeof trackingAddress>;
