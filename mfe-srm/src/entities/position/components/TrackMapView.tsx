import type { VehicleTrack } from '@portal/shared/contract';
import { useEffect } from 'react';
import { useTrackingText } from '../../../messages/useTrackingText';
import { useVehicleMap } from '../hooks/useVehicleMap';
import { MapFrame } from './MapFrame';

export interface TrackMapProps {
  track: VehicleTrack;
}

const noPresses = {};

/** A track and its stops on a map. The summary next to it says the same. */
export function TrackMapView({ track }: TrackMapProps) {
  const t = useTrackingText();
  const { container, map, hasFailed, attribution } = useVehicleMap(t('tracking.map.track'), noPresses);
  useEffect(() => map?.showTrack(track.points, track.stops), [map, track]);
  return (
    <MapFrame
      container={container}
      map={map}
      hasFailed={hasFailed}
      attribution={attribution}
      fit={{
        label: t('tracking.map.wholeTrack'),
        onPress: () => map?.showTrack(track.points, track.stops),
      }}
    />
  );
}
