import type { TrackPoint, TrackStop, VehiclePosition, ZonePlace } from '@portal/shared/contract';
import {
  LngLatBounds,
  Map as LibraryMap,
  setWorkerUrl,
  type GeoJSONSource,
  type StyleSpecification,
} from 'maplibre-gl';
import { toRing, toZoneFeatures, type DrawnZone } from './zone-features';
import { toTrackFeatures, toVehicleFeatures, vehicleLayers, vehicleSources } from './vehicle-layers';

setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href);

/** Where the map begins without any vehicle. */
const centers = { ae: [54.8, 24.6], in: [78.5, 22] } as const;
const FIRST_ZOOM = { ae: 6.3, in: 4 } as const;
const CLOSE_ZOOM = 12;
const PADDING = 48;

interface Options {
  readonly container: HTMLElement;
  readonly country: 'ae' | 'in';
  /** Ours, or the address of one. */
  readonly style: StyleSpecification | string;
  /** Names the map for screen readers. */
  readonly title: string;
  readonly onOpen: (vehicleId: string) => void;
  /** Somewhere on the map, in degrees. */
  readonly onPress: (place: ZonePlace) => void;
  /** The style did not load. */
  readonly onError: () => void;
  /** Who made the map, in words. */
  readonly onAttribution: (text: string) => void;
}

export interface VehicleMap {
  showVehicles(positions: readonly VehiclePosition[], opened: string): void;
  /** Draws a track and moves so that it is seen. */
  showTrack(points: readonly TrackPoint[], stops: readonly TrackStop[]): void;
  showZones(zones: readonly DrawnZone[]): void;
  /** Moves so that the zones are seen. */
  fitZones(zones: readonly DrawnZone[]): void;
  /** Moves to a place, closer if the map shows a larger area. */
  goTo(place: { readonly latitude: number; readonly longitude: number }): void;
  /** Moves so that every vehicle is seen. */
  fit(positions: readonly VehiclePosition[]): void;
  zoomBy(steps: 1 | -1): void;
  remove(): void;
}

function fitPlaces(map: LibraryMap, places: readonly (readonly [number, number])[]) {
  const bounds = new LngLatBounds();
  for (const [longitude, latitude] of places) bounds.extend([longitude, latitude]);
  if (!bounds.isEmpty()) map.fitBounds(bounds, { padding: PADDING, maxZoom: CLOSE_ZOOM, animate: false });
}

/** The attributions of all sources, which are markup, as text. */
function readAttribution(map: LibraryMap): string {
  const texts = Object.keys(map.getStyle().sources).map((id) => map.getSource(id)?.attribution ?? '');
  return [...new Set(texts.map((text) => text.replace(/<[^>]*>/g, '').trim()))].filter(Boolean).join(' · ');
}

/** Opens a vehicle, or moves closer until a cluster falls apart. */
function listenToPresses(map: LibraryMap, onOpen: (vehicleId: string) => void) {
  map.on('click', 'vehicles', ({ features }) => {
    const vehicleId: unknown = features?.[0]?.properties.vehicleId;
    if (typeof vehicleId === 'string') onOpen(vehicleId);
  });
  map.on('click', 'clusters', ({ features, lngLat }) => {
    const clusterId: unknown = features?.[0]?.properties.cluster_id;
    const source = map.getSource<GeoJSONSource>('vehicles');
    if (typeof clusterId !== 'number' || !source) return;
    void source
      .getClusterExpansionZoom(clusterId)
      .then((zoom) => map.easeTo({ center: lngLat, zoom: zoom + 0.5 }));
  });
  for (const layer of ['vehicles', 'clusters']) {
    map.on('mouseenter', layer, () => (map.getCanvas().style.cursor = 'pointer'));
    map.on('mouseleave', layer, () => (map.getCanvas().style.cursor = ''));
  }
}

/** A map of vehicles. What is shown before the style has loaded is drawn once it has. */
export function createVehicleMap({
  container,
  country,
  style,
  title,
  onOpen,
  onPress,
  onError,
  onAttribution,
}: Options): VehicleMap {
  const map = new LibraryMap({
    container,
    style,
    center: [...centers[country]],
    zoom: FIRST_ZOOM[country],
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    locale: { 'Map.Title': title },
  });
  let isReady = false;
  let vehicles = toVehicleFeatures([], '');
  let track = toTrackFeatures([], []);
  let drawn = toZoneFeatures([]);
  const setData = (source: string, data: typeof vehicles | typeof track | typeof drawn) => {
    if (isReady) void map.getSource<GeoJSONSource>(source)?.setData(data);
  };
  map.once('load', () => {
    for (const [id, source] of Object.entries(vehicleSources)) map.addSource(id, source);
    for (const layer of vehicleLayers) map.addLayer(layer);
    isReady = true;
    setData('vehicles', vehicles);
    setData('track', track);
    setData('zones', drawn);
    listenToPresses(map, onOpen);
  });
  map.on('click', ({ lngLat }) => onPress({ latitude: lngLat.lat, longitude: lngLat.lng }));
  map.on('error', () => {
    if (!isReady) onError();
  });
  map.on('sourcedata', ({ sourceDataType }) => {
    if (sourceDataType === 'metadata') onAttribution(readAttribution(map));
  });
  return {
    showVehicles(positions, opened) {
      vehicles = toVehicleFeatures(positions, opened);
      setData('vehicles', vehicles);
    },
    showTrack(points, stops) {
      track = toTrackFeatures(points, stops);
      setData('track', track);
      if (points.length > 1)
        fitPlaces(
          map,
          points.map(({ longitude, latitude }) => [longitude, latitude]),
        );
    },
    showZones(zones) {
      drawn = toZoneFeatures(zones);
      setData('zones', drawn);
    },
    fitZones(zones) {
      fitPlaces(
        map,
        zones.flatMap(({ shape }) => toRing(shape)),
      );
    },
    goTo({ longitude, latitude }) {
      map.easeTo({ center: [longitude, latitude], zoom: Math.max(map.getZoom(), CLOSE_ZOOM) });
    },
    fit(positions) {
      fitPlaces(
        map,
        positions.flatMap(({ place }) => (place ? [[place.longitude, place.latitude] as const] : [])),
      );
    },
    zoomBy: (steps) => (steps === 1 ? map.zoomIn() : map.zoomOut()),
    remove: () => map.remove(),
  };
}
