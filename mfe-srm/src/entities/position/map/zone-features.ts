import type { TrackingZone, ZonePlace } from '@portal/shared/contract';

type Ring = readonly (readonly [number, number])[];

const SIDES = 64;
/** Metres of a degree of latitude. */
const DEGREE = 111_195;

/** A circle as an area with many corners. */
function drawCircle({ latitude, longitude }: ZonePlace, radius: number): Ring {
  const shrink = Math.max(0.01, Math.cos((latitude * Math.PI) / 180));
  return Array.from({ length: SIDES + 1 }, (_, side) => {
    const angle = ((side % SIDES) / SIDES) * 2 * Math.PI;
    return [
      longitude + (radius / DEGREE / shrink) * Math.cos(angle),
      latitude + (radius / DEGREE) * Math.sin(angle),
    ] as const;
  });
}

/** The border of a zone, closed. Fewer than three corners are a line, or a point. A country is on the map already. */
export function toRing(shape: TrackingZone['shape']): Ring {
  if (shape.type === 'country') return [];
  if (shape.type === 'circle') return drawCircle(shape.center, shape.radius);
  const corners = shape.points.map(({ latitude, longitude }) => [longitude, latitude] as const);
  return [...corners, ...corners.slice(0, 1)];
}

/** What is drawn of a zone; one that is not saved yet has no name. */
export type DrawnZone = Pick<TrackingZone, 'kind' | 'shape'> & { readonly name?: string };

/** The middle of the box around a ring, for its name. */
function findMiddle(ring: Ring): [number, number] {
  const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  return [middle(ring.map(([longitude]) => longitude)), middle(ring.map(([, latitude]) => latitude))];
}

/** The areas, and a point for each name: a map names an area once for each of its tiles. */
export const toZoneFeatures = (zones: readonly DrawnZone[]) => ({
  type: 'FeatureCollection' as const,
  features: zones.flatMap(({ name = '', kind, shape }) => {
    const ring = toRing(shape);
    if (ring.length === 0) return [];
    const coordinates = [ring.map((point) => [...point])];
    return [
      {
        type: 'Feature' as const,
        geometry: { type: 'Polygon' as const, coordinates },
        properties: { name: '', kind },
      },
      {
        type: 'Feature' as const,
        geometry: { type: 'Point' as const, coordinates: findMiddle(ring) },
        properties: { name, kind },
      },
    ];
  }),
});
