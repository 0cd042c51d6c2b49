import type { TrackPoint, TrackStop, VehiclePosition } from '@portal/shared/contract';
import type { LayerSpecification, SourceSpecification } from 'maplibre-gl';
import { mapFont } from './basemap';

/** Vehicles closer than this many pixels are one circle with their number. */
const CLUSTER_RADIUS = 44;
/** From this zoom of the map each vehicle is shown alone. */
const CLUSTER_UNTIL = 13;

const stateColors = ['match', ['get', 'state'], 'moving', '#0f7b3e', 'parked', '#3a5a8c', '#a15c00'] as const;

const zoneColors = ['match', ['get', 'kind'], 'stay', '#0f7b3e', 'forbidden', '#b3261e', '#3a5a8c'] as const;

const emptyFeatures = { type: 'FeatureCollection' as const, features: [] };

export const vehicleSources: Record<string, SourceSpecification> = {
  zones: { type: 'geojson', data: emptyFeatures },
  track: { type: 'geojson', data: emptyFeatures },
  vehicles: {
    type: 'geojson',
    data: emptyFeatures,
    cluster: true,
    clusterRadius: CLUSTER_RADIUS,
    clusterMaxZoom: CLUSTER_UNTIL,
  },
};

export const vehicleLayers: LayerSpecification[] = [
  {
    id: 'zones',
    type: 'fill',
    source: 'zones',
    filter: ['==', ['geometry-type'], 'Polygon'],
    paint: { 'fill-color': [...zoneColors] as never, 'fill-opacity': 0.12 },
  },
  {
    id: 'zone-borders',
    type: 'line',
    source: 'zones',
    filter: ['==', ['geometry-type'], 'Polygon'],
    paint: { 'line-color': [...zoneColors] as never, 'line-width': 2 },
  },
  {
    id: 'zone-names',
    type: 'symbol',
    source: 'zones',
    filter: ['==', ['geometry-type'], 'Point'],
    layout: { 'text-field': ['get', 'name'], 'text-font': mapFont, 'text-size': 11 },
    paint: { 'text-color': '#1f2937', 'text-halo-color': '#ffffff', 'text-halo-width': 1.5 },
  },
  {
    id: 'track',
    type: 'line',
    source: 'track',
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': '#b3261e', 'line-width': 3, 'line-opacity': 0.8 },
  },
  {
    id: 'stops',
    type: 'circle',
    source: 'track',
    filter: ['==', ['geometry-type'], 'Point'],
    paint: {
      'circle-color': '#ffffff',
      'circle-radius': 5,
      'circle-stroke-color': '#b3261e',
      'circle-stroke-width': 3,
    },
  },
  {
    id: 'clusters',
    type: 'circle',
    source: 'vehicles',
    filter: ['has', 'point_count'],
    paint: {
      'circle-color': '#1f2937',
      'circle-radius': ['step', ['get', 'point_count'], 14, 20, 18, 200, 24],
      'circle-stroke-color': '#ffffff',
      'circle-stroke-width': 2,
    },
  },
  {
    id: 'cluster-counts',
    type: 'symbol',
    source: 'vehicles',
    filter: ['has', 'point_count'],
    layout: {
      'text-field': ['get', 'point_count_abbreviated'],
      'text-font': mapFont,
      'text-size': 12,
      'text-allow-overlap': true,
    },
    paint: { 'text-color': '#ffffff' },
  },
  {
    id: 'vehicles',
    type: 'circle',
    source: 'vehicles',
    filter: ['!', ['has', 'point_count']],
    paint: {
      'circle-color': [...stateColors] as never,
      'circle-radius': ['case', ['get', 'isOpen'], 11, 8],
      'circle-stroke-color': ['case', ['get', 'isOpen'], '#b3261e', '#ffffff'],
      'circle-stroke-width': ['case', ['get', 'isOpen'], 4, 2],
    },
  },
  {
    id: 'plates',
    type: 'symbol',
    source: 'vehicles',
    minzoom: 8,
    filter: ['!', ['has', 'point_count']],
    layout: {
      'text-field': ['get', 'plate'],
      'text-font': mapFont,
      'text-size': 11,
      'text-anchor': 'top',
      'text-offset': [0, 1],
    },
    paint: { 'text-color': '#1f2937', 'text-halo-color': '#ffffff', 'text-halo-width': 1.5 },
  },
];

/** The vehicles whose place is known, for the map. */
export const toVehicleFeatures = (positions: readonly VehiclePosition[], opened: string) => ({
  type: 'FeatureCollection' as const,
  features: positions.flatMap(({ vehicleId, plate, state, place }) =>
    place
      ? [
          {
            type: 'Feature' as const,
            geometry: { type: 'Point' as const, coordinates: [place.longitude, place.latitude] },
            properties: { vehicleId, plate, state, isOpen: vehicleId === opened },
          },
        ]
      : [],
  ),
});

/** A track as a line, which needs two points, and its stops as points. */
export const toTrackFeatures = (points: readonly TrackPoint[], stops: readonly TrackStop[]) => ({
  type: 'FeatureCollection' as const,
  features: [
    ...(points.length < 2
      ? []
      : [
          {
            type: 'Feature' as const,
            geometry: {
              type: 'LineString' as const,
              coordinates: points.map(({ longitude, latitude }) => [longitude, latitude]),
            },
            properties: {},
          },
        ]),
    ...stops.map(({ longitude, latitude }) => ({
      type: 'Feature' as const,
      geometry: { type: 'Point' as const, coordinates: [longitude, latitude] },
      properties: {},
    })),
  ],
});
