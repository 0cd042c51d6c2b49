import { srmCheckListEndpoints, type TripRecord } from '@portal/shared/contract';
import { useLazyPart } from '@portal/shared/lazy';
import { useQuery } from '@portal/shared/portal';
import { Button, Heading, Inline, Skeleton, Stack } from '@portal/shared/ui';
import { useState } from 'react';
import { useTripDetailsText } from '../../../../messages/useTripDetailsText';

const moments = ['handover', 'return'] as const;
type Moment = (typeof moments)[number];

const quiet = { onError: () => undefined } as const;
const loadView = async () =>
  (await import(/* webpackChunkName: "trip-check-lists" */ './CheckListsView')).CheckListsView;

/** The check-lists of handover and return, each read when it is asked for. */
export function CheckLists({ trip }: { trip: TripRecord }) {
  const t = useTripDetailsText();
  const [open, setOpen] = useState<Moment | null>(null);
  const of = trip.vehicle && { bookingId: trip.bookingId, vehicleId: trip.vehicle.vehicleId };
  const handover = useQuery(
    srmCheckListEndpoints.get,
    of ? { query: { ...of, moment: 'handover' } } : null,
    quiet,
  );
  const ret = useQuery(
    srmCheckListEndpoints.get,
    of && trip.status !== 'INCOMPLETE' ? { query: { ...of, moment: 'return' } } : null,
    quiet,
  );
  const view = useLazyPart(loadView, open !== null, () => setOpen(null));
  const records = { handover: handover.data ?? null, return: ret.data ?? null };
  const there = moments.filter((moment) => records[moment]);
  if (there.length === 0) return null;
  return (
    <Stack gap={2}>
      <Heading level={3} size={3}>
        {t('trips.checkLists.title')}
      </Heading>
      <Inline>
        {there.map((moment) => (
          <Button
            key={moment}
            size="sm"
            aria-expanded={open === moment}
            onClick={() => setOpen(open === moment ? null : moment)}
          >
            {t(`trips.checkLists.${moment}`)}
          </Button>
        ))}
      </Inline>
      {open && !view && <Skeleton width="60%" />}
      {open && view && (
        <view.Part record={records[open]} handover={open === 'return' ? records.handover : null} />
      )}
    </Stack>
  );
}
