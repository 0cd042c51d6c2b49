import { Banner, Button, Text } from '@portal/shared/ui';
import type { ReactNode, RefObject } from 'react';
import styled from 'styled-components';
import { useTrackingText } from '../../../messages/useTrackingText';
import type { VehicleMap } from '../map/create-vehicle-map';
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

interface Props {
  container: RefObject<HTMLDivElement | null>;
  map: VehicleMap | null;
  hasFailed: boolean;
  /** Null: the built-in map. */
  attribution: string | null;
  /** Shows everything that is on the map. */
  fit: { readonly label: string; readonly onPress: () => void };
  children?: ReactNode;
}

/** A map with its buttons and the names of those who made it. */
export function MapFrame({ container, map, hasFailed, attribution, fit, children }: Props) {
  const t = useTrackingText();
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
        <Button size="sm" onClick={fit.onPress}>
          {fit.label}
        </Button>
        {children}
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
