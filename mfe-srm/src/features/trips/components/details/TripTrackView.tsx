import { srmPositionEndpoints, type VehicleTrack } from '@portal/shared/contract';
import { useLazyPart } from '@portal/shared/lazy';
import { useQuery } from '@portal/shared/portal';
import { BouncingDots, Stack } from '@portal/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { NoMap } from '../../../../entities/position/components/NoMap';
import { TrackSummary } from '../../../../entities/position/components/TrackSummary';
import type { TrackMapProps } from '../../../../entities/position/components/TrackMapView';
import { usePositionAccess } from '../../../../entities/position/hooks/usePositionAccess';
import { hasWebGl } from '../../../../entities/position/map/has-web-gl';

const loadMap = async () =>
  (
    await import(
      /* webpackChunkName: "tracking-map" */ '../../../../entities/position/components/TrackMapView'
    )
  ).TrackMapView;
const loadAccess = async () =>
  (
    await import(
      /* webpackChunkName: "position-access" */ '../../../../entities/position/components/AccessDialog'
    )
  ).AccessDialog;

const MapFrame = styled.div`
  block-size: 20rem;
`;

/** The track of a trip in words and on a map. A trip that has ended needs a purpose. */
export function TripTrackView({ bookingId }: { bookingId: string }) {
  const [access, setAccess] = usePositionAccess();
  const [isAsking, setAsking] = useState(false);
  const asking = useLazyPart(loadAccess, isAsking, () => setAsking(false));
  const { data, error, refresh } = useQuery(
    srmPositionEndpoints.trip,
    { query: { bookingId, ...(access && { accessId: access.accessId }) } },
    { revalidateOnMount: true, onError: () => undefined },
  );
  return (
    <Stack gap={3}>
      <TrackSummary
        track={{ data, error, retry: () => void refresh(), ask: () => setAsking(true) }}
        isDuringTrip
      />
      {data && data.points.length > 1 && <TrackMap track={data} />}
      {isAsking && asking && (
        <asking.Part look={{ bookingId }} onOpened={setAccess} onClose={() => setAsking(false)} />
      )}
    </Stack>
  );
}

function TrackMap({ track }: { track: VehicleTrack }) {
  const [canDraw] = useState(hasWebGl);
  const map = useLazyPart<TrackMapProps>(loadMap, canDraw);
  if (!canDraw) return <NoMap />;
  return <MapFrame>{map ? <map.Part track={track} /> : <BouncingDots />}</MapFrame>;
}
