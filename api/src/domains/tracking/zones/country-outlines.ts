import { createRequire } from 'node:module';
import type { ZonePlace } from '@portal/shared/contract';
import { feature } from 'topojson-client';

import { isInside, measureToBorder } from './measure-zone';

/** Around an area, or all areas of a country. */
interface Box {
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
}

interface Area {
  readonly border: readonly ZonePlace[];
  /** Land of another country inside it. */
  readonly holes: readonly (readonly ZonePlace[])[];
  readonly box: Box;
}

export interface CountryOutline {
  /** As in ISO 3166-1, two letters. */
  readonly code: string;
  readonly areas: readonly Area[];
  readonly box: Box;
}

type Topology = Parameters<typeof feature>[0];
type Shapes = Extract<Parameters<typeof feature>[1], { type: 'GeometryCollection' }>;
type Atlas = Topology & { objects: { countries: Shapes } };
type Ring = readonly (readonly number[])[];

const toPlaces = (ring: Ring): ZonePlace[] =>
  ring.map(([longitude = 0, latitude = 0]) => ({ latitude, longitude }));

function toArea(rings: readonly Ring[]): Area {
  const [border = [], ...holes] = rings.map(toPlaces);
  const [latitudes, longitudes] = [
    border.map(({ latitude }) => latitude),
    border.map(({ longitude }) => longitude),
  ];
  const box = {
    south: Math.min(...latitudes),
    north: Math.max(...latitudes),
    west: Math.min(...longitudes),
    east: Math.max(...longitudes),
  };
  return { border, holes, box };
}

function toOutline(code: string, polygons: readonly (readonly Ring[])[]): CountryOutline {
  const areas = polygons.map(toArea);
  const boxes = areas.map(({ box }) => box);
  const box = {
    south: Math.min(...boxes.map(({ south }) => south)),
    north: Math.max(...boxes.map(({ north }) => north)),
    west: Math.min(...boxes.map(({ west }) => west)),
    east: Math.max(...boxes.map(({ east }) => east)),
  };
  return { code, areas, box };
}

/** The package has the three figures of ISO 3166-1. */
const toLetters = (figures: string): string | undefined => new Intl.Locale(`und-${figures}`).region;

function readOutlines(): CountryOutline[] {
  const atlas = createRequire(import.meta.url)('world-atlas/countries-50m.json') as Atlas;
  return feature(atlas, atlas.objects.countries).features.flatMap(({ id, geometry }) => {
    // Without a code: a glacier that two countries claim, and what is not a country everywhere.
    const code = id === undefined ? undefined : toLetters(String(id));
    if (code === undefined) return [];
    if (geometry.type === 'Polygon') return [toOutline(code, [geometry.coordinates])];
    return geometry.type === 'MultiPolygon' ? [toOutline(code, geometry.coordinates)] : [];
  });
}

let outlines: readonly CountryOutline[] | undefined;

/** The outlines of countries of Natural Earth, 1:50 million. Read when somebody first needs them. */
export const getCountryOutlines = (): readonly CountryOutline[] => (outlines ??= readOutlines());

/** Degrees. */
const NEAR = 0.06;

/** Whether a place is in a box, or not far from it. */
function isInBox({ south, north, west, east }: Box, { latitude, longitude }: ZonePlace): boolean {
  if (latitude < south - NEAR || latitude > north + NEAR) return false;
  return longitude >= west - NEAR && longitude <= east + NEAR;
}

function isInArea(area: Area, place: ZonePlace): boolean {
  if (!isInBox(area.box, place)) return false;
  return isInside(area.border, place) && !area.holes.some((hole) => isInside(hole, place));
}

export const isInCountry = ({ areas, box }: CountryOutline, place: ZonePlace): boolean =>
  isInBox(box, place) && areas.some((area) => isInArea(area, place));

/** Whether a place is on the shore: outside, and at most so many metres from the coast or border. Less than 5 km. */
export const isOnShore = ({ areas, box }: CountryOutline, place: ZonePlace, reach: number): boolean =>
  isInBox(box, place) &&
  areas.some((area) => isInBox(area.box, place) && measureToBorder(area.border, place) <= reach);

/** Metres to the nearest border or coast of a country, from either side. */
export function measureToOutline({ areas }: CountryOutline, place: ZonePlace): number {
  let nearest = Infinity;
  for (const { border, holes } of areas) {
    nearest = Math.min(nearest, measureToBorder(border, place));
    for (const hole of holes) nearest = Math.min(nearest, measureToBorder(hole, place));
  }
  return nearest;
}
