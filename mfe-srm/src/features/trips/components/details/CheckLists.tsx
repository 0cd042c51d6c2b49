import { srmCheckListEndpoints, type TripRecord, type TripVehiclePeriod } from '@portal/shared/contract';
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

/** The checklists of handover and return, for each vehicle of the trip; each loads on demand. */
export function CheckLists({ trip }: { trip: TripRecord }) {
  const periods = trip.vehiclePeriods ?? [];
  if (periods.length > 1)
    return periods.map((period) => (
      <VehicleCheckLists
        key={period.periodId}
        trip={trip}
        vehicleId={period.vehicleId}
        period={period}
        plate={period.vehicleRegistrationNumber ?? ''}
      />
    ));
  return trip.vehicle ? <VehicleCheckLists trip={trip} vehicleId={trip.vehicle.vehicleId} /> : null;
}

interface Props {
  trip: TripRecord;
  vehicleId: string;
  /** For a trip that had more than one vehicle. */
  period?: TripVehiclePeriod;
  plate?: string;
}

function VehicleCheckLists({ trip, vehicleId, period, plate }: Props) {
  const t = useTripDetailsText();
  const [open, setOpen] = useState<Moment | null>(null);
  const listKey = { bookingId: trip.bookingId, vehicleId };
  // A vehicle can go out twice with a trip, so its return is found by its own id.
  const getCheckListId = (moment: Moment) =>
    moment === 'handover' ? period?.handoverListId : period?.returnListId;
  const listQuery = (moment: Moment) => {
    const checkListId = getCheckListId(moment);
    if (checkListId) return { query: { ...listKey, moment, checkListId } };
    return period?.to ? null : { query: { ...listKey, moment } };
  };
  const handover = useQuery(srmCheckListEndpoints.get, listQuery('handover'), quiet);
  const ret = useQuery(
    srmCheckListEndpoints.get,
    trip.status === 'INCOMPLETE' ? null : listQuery('return'),
    quiet,
  );
  const view = useLazyPart(loadView, open !== null, () => setOpen(null));
  const records = { handover: handover.data ?? null, return: ret.data ?? null };
  const existing = moments.filter((moment) => records[moment]);
  if (existing.length === 0) return null;
  return (
    <Stack gap={2}>
      <Heading level={3} size={3}>
        {plate ? t('trips.checkLists.titleOf', { plate }) : t('trips.checkLists.title')}
      </Heading>
      <Inline>
        {existing.map((moment) => (
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
