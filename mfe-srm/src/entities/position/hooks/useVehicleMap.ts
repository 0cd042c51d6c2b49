import type { ZonePlace } from '@portal/shared/contract';
import { useI18n } from '@portal/shared/i18n';
import { useCountry } from '@portal/shared/portal';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createBasemap } from '../map/basemap';
import { createVehicleMap, type VehicleMap } from '../map/create-vehicle-map';
import { loadMapStyle } from '../map/load-map-style';

interface MapPresses {
  readonly onOpen?: (vehicleId: string) => void;
  /** Somewhere on the map. */
  readonly onPress?: (place: ZonePlace) => void;
}

/** Makes the map in an element of the page: with the operator's style, or with the built-in map where that fails. */
export function useVehicleMap(title: string, { onOpen, onPress }: MapPresses) {
  const { locale } = useI18n();
  const country = useCountry().id;
  const container = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<VehicleMap | null>(null);
  const [hasFailed, setFailed] = useState(false);
  /** Null: the built-in map. */
  const [attribution, setAttribution] = useState<string | null>(null);
  const open = useEffectEvent((vehicleId: string) => onOpen?.(vehicleId));
  const press = useEffectEvent((place: ZonePlace) => onPress?.(place));
  useEffect(() => {
    const controller = new AbortController();
    let created: VehicleMap | null = null;
    const create = (styleUrl: string | null) => {
      if (!container.current) return;
      created?.remove();
      setAttribution(styleUrl === null ? null : '');
      created = createVehicleMap({
        container: container.current,
        country,
        style: styleUrl ?? createBasemap(locale),
        title,
        onOpen: (vehicleId) => open(vehicleId),
        onPress: (place) => press(place),
        onAttribution: (text) => styleUrl !== null && setAttribution(text),
        onError() {
          setFailed(true);
          // Not within the library's own call.
          if (styleUrl !== null) queueMicrotask(() => controller.signal.aborted || create(null));
        },
      });
      setMap(created);
    };
    void loadMapStyle(controller.signal).then((styleUrl) => {
      if (!controller.signal.aborted) create(styleUrl);
    });
    return () => {
      controller.abort();
      created?.remove();
      setMap(null);
    };
  }, [country, locale, title]);
  return { container, map, hasFailed, attribution };
}
