import type { StyleSpecification } from 'maplibre-gl';
import { feature, mesh } from 'topojson-client';
import countries from 'world-atlas/countries-50m.json';
import { cities } from '../model/cities';
import type { CityLanguage } from '../model/nearest-city';

type Topology = Parameters<typeof feature>[0];
type Shapes = Extract<Parameters<typeof feature>[1], { type: 'GeometryCollection' }>;
type Atlas = Topology & { objects: { countries: NonNullable<Parameters<typeof mesh>[1]>; land: Shapes } };

/** Fonts of the reader's system: the map draws letters itself, and needs no files of letters. */
export const mapFont = ['sans-serif'];

/**
 * A map without streets and without a server: coasts, borders of countries and main cities. Coasts and borders are of
 * Natural Earth, from the package `world-atlas`.
 */
export function createBasemap(language: CityLanguage): StyleSpecification {
  const atlas = countries as unknown as Atlas;
  const land = feature(atlas, atlas.objects.land);
  const borders = mesh(atlas, atlas.objects.countries, (one, other) => one !== other);
  return {
    version: 8,
    sources: {
      land: { type: 'geojson', data: land },
      borders: { type: 'geojson', data: borders },
      cities: {
        type: 'geojson',
        data: {
          type: 'FeatureCollection',
          features: cities.map(({ names, latitude, longitude, zoom }) => ({
            type: 'Feature',
            geometry: { type: 'Point', coordinates: [longitude, latitude] },
            properties: { name: names[language], zoom },
          })),
        },
      },
    },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': '#dbe7f0' } },
      { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': '#f7f5f0' } },
      {
        id: 'coast',
        type: 'line',
        source: 'land',
        paint: { 'line-color': '#a9bccb', 'line-width': 0.8 },
      },
      {
        id: 'borders',
        type: 'line',
        source: 'borders',
        paint: { 'line-color': '#8d8678', 'line-width': 1, 'line-dasharray': [3, 2] },
      },
      {
        id: 'cities',
        type: 'symbol',
        source: 'cities',
        filter: ['>=', ['zoom'], ['get', 'zoom']],
        layout: {
          'text-field': ['get', 'name'],
          'text-font': mapFont,
          'text-size': 12,
          'symbol-sort-key': ['get', 'zoom'],
        },
        paint: { 'text-color': '#4a4a4a', 'text-halo-color': '#ffffff', 'text-halo-width': 1.2 },
      },
    ],
  };
}
