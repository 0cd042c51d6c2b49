import type { TripRecord } from '@portal/shared/contract';
import { useLazyPart } from '@portal/shared/lazy';
import { useCapability } from '@portal/shared/portal';
import { Button, Heading, Inline, Skeleton, Stack } from '@portal/shared/ui';
import { useState } from 'react';
import { useTripDetailsText } from '../../../../messages/useTripDetailsText';

const loadView = async () =>
  (await import(/* webpackChunkName: "trip-track" */ './TripTrackView')).TripTrackView;

/** Where the vehicles of a trip drove; read on demand, because most readers of a trip need something else. */
export function TripTrack({ trip }: { trip: TripRecord }) {
  const t = useTripDetailsText();
  const isOffered = useCapability('vehicle-positions');
  const [isOpen, setOpen] = useState(false);
  const view = useLazyPart(loadView, isOpen, () => setOpen(false));
  if (!isOffered || (trip.status !== 'ONGOING' && trip.status !== 'COMPLETED')) return null;
  return (
    <Stack gap={2}>
      <Heading level={3} size={3}>
        {t('trips.track.title')}
      </Heading>
      <Inline>
        <Button size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'trips.track.hide' : 'trips.track.show')}
        </Button>
      </Inline>
      {isOpen && !view && <Skeleton width="60%" />}
      {isOpen && view && <view.Part bookingId={trip.bookingId} />}
    </Stack>
  );
}
