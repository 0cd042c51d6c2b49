import type { ZonePlace } from '@portal/shared/contract';
import { useLazyPart } from '@portal/shared/lazy';
import { BouncingDots, Text } from '@portal/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import type { ZoneMapProps } from '../../../../entities/position/components/ZoneMapView';
import { hasWebGl } from '../../../../entities/position/map/has-web-gl';
import type { DrawnZone } from '../../../../entities/position/map/zone-features';
import { useTrackingText } from '../../../../messages/useTrackingText';

const loadMap = async () =>
  (
    await import(
      /* webpackChunkName: "tracking-map" */ '../../../../entities/position/components/ZoneMapView'
    )
  ).ZoneMapView;

const Frame = styled.div`
  block-size: 20rem;
`;

interface Props {
  zones: readonly DrawnZone[];
  /** What is typed so far. */
  draft: DrawnZone | null;
  onPress: (place: ZonePlace) => void;
}

/** The zones on a map, on which a press types a place. Without a map, places are typed. */
export function ZoneMap({ zones, draft, onPress }: Props) {
  const t = useTrackingText();
  const [canDraw] = useState(hasWebGl);
  const map = useLazyPart<ZoneMapProps>(loadMap, canDraw);
  if (!canDraw) return null;
  return (
    <>
      <Text size={2} tone="muted">
        {t('tracking.zone.press')}
      </Text>
      <Frame>{map ? <map.Part zones={zones} draft={draft} onPress={onPress} /> : <BouncingDots />}</Frame>
    </>
  );
}
