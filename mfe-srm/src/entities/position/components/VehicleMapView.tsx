import type { TrackPoint, TrackStop, TrackingZone, VehiclePosition } from '@portal/shared/contract';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTrackingText } from '../../../messages/useTrackingText';
import { useVehicleMap } from '../hooks/useVehicleMap';
import type { VehicleMap } from '../map/create-vehicle-map';
import { MapFrame } from './MapFrame';

export interface VehicleMapProps {
  positions: readonly VehiclePosition[];
  /** The opened vehicle; empty: none. */
  opened: string;
  isFollowing: boolean;
  track: readonly TrackPoint[];
  zones: readonly TrackingZone[];
  onOpen: (vehicleId: string) => void;
}

const none: readonly TrackPoint[] = [];
const noStops: readonly TrackStop[] = [];

/** The vehicles on a map. The list next to it says the same. */
export function VehicleMapView({ positions, opened, isFollowing, track, zones, onOpen }: VehicleMapProps) {
  const t = useTrackingText();
  const { container, map, hasFailed, attribution } = useVehicleMap(t('tracking.map.label'), { onOpen });
  useEffect(() => map?.showVehicles(positions, opened), [map, positions, opened]);
  useEffect(() => map?.showZones(zones), [map, zones]);
  const points = track.length > 0 ? track : none;
  useEffect(() => map?.showTrack(points, noStops), [map, points]);
  const isFitted = useRef<VehicleMap | null>(null);
  useEffect(() => {
    const hasPlaces = positions.some(({ place }) => place);
    if (!map || isFitted.current === map || !hasPlaces) return;
    isFitted.current = map;
    map.fit(positions);
  }, [map, positions]);
  const place = positions.find(({ vehicleId }) => vehicleId === opened)?.place;
  const goTo = useEffectEvent(() => place && points.length === 0 && map?.goTo(place));
  useEffect(() => {
    goTo();
  }, [map, opened]);
  const [latitude, longitude] = [place?.latitude, place?.longitude];
  useEffect(() => {
    if (isFollowing && latitude !== undefined && longitude !== undefined) map?.goTo({ latitude, longitude });
  }, [map, isFollowing, latitude, longitude]);
  return (
    <MapFrame
      container={container}
      map={map}
      hasFailed={hasFailed}
      attribution={attribution}
      fit={{ label: t('tracking.map.all'), onPress: () => map?.fit(positions) }}
    />
  );
}
