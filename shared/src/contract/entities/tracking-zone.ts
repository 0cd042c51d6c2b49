import * as v from 'valibot';
import { positionLimits as limits } from '../position-limits';
import { text, uuid, wholeNumber } from './primitives';

/**
 * `stay`: a vehicle on a trip stays inside one of these. `forbidden`: it stays outside. `yard`: where vehicles come
 * back to.
 */
export const zoneKinds = ['stay', 'forbidden', 'yard'] as const;
export type ZoneKind = (typeof zoneKinds)[number];

const degrees = (largest: number) =>
  v.pipe(
    v.number('validation.number'),
    v.minValue(-largest, 'validation.number'),
    v.maxValue(largest, 'validation.number'),
  );

/** Degrees. */
export const zonePlace = v.object({ latitude: degrees(90), longitude: degrees(180) });
export type ZonePlace = v.InferOutput<typeof zonePlace>;

/**
 * A circle with its radius in metres, or the corners of an area, one after the other. Or the country of the server, to
 * stay in alone: it counts as left at least 10 km inside another country.
 */
export const zoneShape = v.variant('type', [
  v.object({
    type: v.literal('circle'),
    center: zonePlace,
    radius: wholeNumber(limits.zoneRadiusMin, limits.zoneRadiusMax),
  }),
  v.object({
    type: v.literal('polygon'),
    points: v.pipe(
      v.array(zonePlace),
      v.minLength(limits.zonePointsMin, 'validation.required'),
      v.maxLength(limits.zonePointsMax, 'validation.tooMany'),
    ),
  }),
  v.object({ type: v.literal('country') }),
]);
export type ZoneShape = v.InferOutput<typeof zoneShape>;

/** `all` vehicles, those in `vehicleIds`, or those of the running trip `bookingId`. */
export const zoneScopes = ['all', 'vehicles', 'trip'] as const;
export type ZoneScope = (typeof zoneScopes)[number];

const fields = {
  name: text(1, limits.zoneNameMax),
  kind: v.picklist(zoneKinds, 'validation.required'),
  shape: zoneShape,
  /** Absent: all for a new zone; what it was for another. */
  appliesTo: v.optional(v.picklist(zoneScopes, 'validation.required')),
  vehicleIds: v.optional(
    v.pipe(v.array(uuid), v.maxLength(limits.zoneVehiclesMax, 'validation.tooMany')),
    [],
  ),
  bookingId: v.optional(uuid),
};

interface Chosen {
  readonly appliesTo?: ZoneScope | undefined;
  readonly vehicleIds: readonly string[];
  readonly bookingId?: string | undefined;
}
const hasVehicles = ({ appliesTo, vehicleIds }: Chosen) =>
  (appliesTo === 'vehicles') === vehicleIds.length > 0;
/** The outlines of countries are too rough to forbid one, or to be a yard. */
const canHaveShape = ({ kind, shape }: { readonly kind: ZoneKind; readonly shape: ZoneShape }) =>
  shape.type !== 'country' || kind === 'stay';
const hasTrip = ({ appliesTo, bookingId }: Chosen) => (appliesTo === 'trip') === (bookingId !== undefined);

export const addZoneBody = v.pipe(
  v.object(fields),
  v.forward(
    v.check((zone) => hasVehicles(zone), 'validation.required'),
    ['vehicleIds'],
  ),
  v.forward(
    v.check((zone) => hasTrip(zone), 'validation.required'),
    ['bookingId'],
  ),
  v.forward(
    v.check((zone) => canHaveShape(zone), 'validation.required'),
    ['kind'],
  ),
);
export const changeZoneBody = v.pipe(
  v.object({ zoneId: uuid, ...fields }),
  v.forward(
    v.check((zone) => hasVehicles(zone), 'validation.required'),
    ['vehicleIds'],
  ),
  v.forward(
    v.check((zone) => hasTrip(zone), 'validation.required'),
    ['bookingId'],
  ),
  v.forward(
    v.check((zone) => canHaveShape(zone), 'validation.required'),
    ['kind'],
  ),
);

export const trackingZone = v.looseObject({
  zoneId: v.string(),
  name: v.string(),
  kind: v.picklist(zoneKinds),
  shape: zoneShape,
  // A server of an earlier release sends none of these.
  appliesTo: v.optional(v.picklist(zoneScopes), 'all'),
  /** The chosen ones; empty when all of them have left the fleet. */
  vehicles: v.optional(v.array(v.looseObject({ vehicleId: v.string(), plate: v.string() })), []),
  trip: v.nullish(
    v.looseObject({ bookingId: v.string(), code: v.string(), customerName: v.nullish(v.string()) }),
  ),
});
export type TrackingZone = v.InferOutput<typeof trackingZone>;
