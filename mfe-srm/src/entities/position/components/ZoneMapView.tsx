import type { ZonePlace } from '@portal/shared/contract';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useTrackingText } from '../../../messages/useTrackingText';
import { useVehicleMap } from '../hooks/useVehicleMap';
import type { DrawnZone } from '../map/zone-features';
import { MapFrame } from './MapFrame';

export interface ZoneMapProps {
  zones: readonly DrawnZone[];
  /** The one that is being made. */
  draft: DrawnZone | null;
  onPress: (place: ZonePlace) => void;
}

/** Zones on a map that says where it is pressed. */
export function ZoneMapView({ zones, draft, onPress }: ZoneMapProps) {
  const t = useTrackingText();
  const { container, map, hasFailed, attribution } = useVehicleMap(t('tracking.map.zones'), { onPress });
  const drawn = useMemo(() => (draft ? [...zones, draft] : zones), [zones, draft]);
  useEffect(() => map?.showZones(drawn), [map, drawn]);
  const fit = () => map?.fitZones(draft ? [draft] : zones);
  const begin = useEffectEvent(fit);
  useEffect(() => {
    if (map) begin();
  }, [map]);
  return (
    <MapFrame
      container={container}
      map={map}
      hasFailed={hasFailed}
      attribution={attribution}
      fit={{ label: t('tracking.map.all.zones'), onPress: fit }}
    />
  );
}
