import type { TrackPoint, VehiclePosition } from '@portal/shared/contract';
import { Banner, Button, Text } from '@portal/shared/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import styled from 'styled-components';
import { useTrackingText } from '../../../../messages/useTrackingText';
import { useVehicleMap } from '../../hooks/useVehicleMap';
import type { VehicleMap } from '../../map/create-vehicle-map';
import { mapFrame } from './map-frame';

const Frame = styled.div`
  ${mapFrame}
`;
const Buttons = styled.div`
  position: absolute;
  inset-block-start: var(--space-2);
  inset-inline-end: var(--space-2);
  display: grid;
  gap: var(--space-1);
`;
const Note = styled.div`
  position: absolute;
  inset-block-end: 0;
  inset-inline: 0;
  padding: 2px var(--space-2);
  background: color-mix(in srgb, var(--color-surface) 85%, transparent);
`;

export interface VehicleMapProps {
  positions: readonly VehiclePosition[];
  /** The opened vehicle; empty: none. */
  opened: string;
  isFollowing: boolean;
  track: readonly TrackPoint[];
  onOpen: (vehicleId: string) => void;
}

const none: readonly TrackPoint[] = [];

/** The vehicles on a map. The list next to it says the same. */
export function VehicleMapView({ positions, opened, isFollowing, track, onOpen }: VehicleMapProps) {
  const t = useTrackingText();
  const { container, map, hasFailed, attribution } = useVehicleMap(t('tracking.map.label'), onOpen);
  useEffect(() => map?.showVehicles(positions, opened), [map, positions, opened]);
  const points = track.length > 0 ? track : none;
  useEffect(() => map?.showTrack(points), [map, points]);
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
    <Frame>
      <div ref={container} dir="ltr" />
      <Buttons>
        <Button size="sm" aria-label={t('tracking.map.zoomIn')} onClick={() => map?.zoomBy(1)}>
          +
        </Button>
        <Button size="sm" aria-label={t('tracking.map.zoomOut')} onClick={() => map?.zoomBy(-1)}>
          −
        </Button>
        <Button size="sm" onClick={() => map?.fit(positions)}>
          {t('tracking.map.all')}
        </Button>
      </Buttons>
      {hasFailed && <Banner tone="warning" title={t('tracking.map.failed')} />}
      <Note>
        <Text size={1} tone="muted">
          {attribution ?? t('tracking.map.source')}
        </Text>
      </Note>
    </Frame>
  );
}
