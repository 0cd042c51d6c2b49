import * as v from 'valibot';
import { positionLimits as limits } from '../position-limits';
import { text, uuid } from './primitives';

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

/** A circle with its radius in metres, or the corners of an area, one after the other. */
export const zoneShape = v.variant('type', [
  v.object({
    type: v.literal('circle'),
    center: zonePlace,
    radius: v.pipe(
      v.number('validation.number'),
      v.integer('validation.number'),
      v.minValue(limits.zoneRadiusMin, 'validation.number'),
      v.maxValue(limits.zoneRadiusMax, 'validation.number'),
    ),
  }),
  v.object({
    type: v.literal('polygon'),
    points: v.pipe(
      v.array(zonePlace),
      v.minLength(limits.zonePointsMin, 'validation.required'),
      v.maxLength(limits.zonePointsMax, 'validation.tooMany'),
    ),
  }),
]);
export type ZoneShape = v.InferOutput<typeof zoneShape>;

const fields = {
  name: text(1, limits.zoneNameMax),
  kind: v.picklist(zoneKinds, 'validation.required'),
  shape: zoneShape,
};
export const addZoneBody = v.object(fields);
export const changeZoneBody = v.object({ zoneId: uuid, ...fields });

export const trackingZone = v.looseObject({
  zoneId: v.string(),
  name: v.string(),
  kind: v.picklist(zoneKinds),
  shape: zoneShape,
});
export type TrackingZone = v.InferOutput<typeof trackingZone>;
