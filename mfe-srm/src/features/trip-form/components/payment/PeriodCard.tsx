import { countries, srmVehicleEndpoints, type UsualTerms } from '@portal/shared/contract';
import { useLazyPart } from '@portal/shared/lazy';
import { useCountry, useQuery } from '@portal/shared/portal';
import { Button, Card, Stack } from '@portal/shared/ui';
import { useMemo, useState } from 'react';
import { useTripFormText } from '../../../../messages/useTripFormText';
import type { PeriodField } from '../../hooks/usePeriodField';
import { listTakenDays } from '../../model/list-taken-days';
import { PeriodFields } from '../vehicle/PeriodFields';
import { UsualOffer } from './UsualOffer';

const loadCalendar = async () =>
  (await import(/* webpackChunkName: "trip-days" */ './TakenCalendar')).TakenCalendar;

interface Props {
  field: PeriodField;
  vehicleId: string | undefined;
  bookingId: string;
  error?: string | undefined;
  usual: UsualTerms | null;
}

/** The time of the trip, and on which days its vehicle is taken. */
export function PeriodCard({ field, vehicleId, bookingId, error, usual }: Props) {
  const t = useTripFormText();
  const country = useCountry().id;
  const [isOpen, setOpen] = useState(false);
  const calendar = useLazyPart(loadCalendar, isOpen, () => setOpen(false));
  // Without an answer the calendar greys nothing: the server checks the vehicle on saving.
  const { data } = useQuery(
    srmVehicleEndpoints.upcomingBookingDates,
    vehicleId ? { query: { vehicleId, bookingId } } : null,
    { revalidateOnMount: true, onError: () => undefined },
  );
  const days = useMemo(() => listTakenDays(data ?? [], countries[country].timeZone), [country, data]);
  return (
    <Card
      title={t('trip.period')}
      actions={
        <Button size="sm" aria-expanded={isOpen} busy={isOpen && !calendar} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'trip.days.hide' : 'trip.days.show')}
        </Button>
      }
    >
      <Stack gap={3}>
        <PeriodFields field={field} error={error} />
        {usual && (
          <UsualOffer
            usual={usual}
            label={t('trip.usual.days', { count: usual.days })}
            onUse={() => field.last(usual.days)}
          />
        )}
      </Stack>
      {isOpen && calendar && <calendar.Part field={field} days={days} />}
    </Card>
  );
}
