import type { TripRecord } from '@portal/shared/contract';
import { formatDateTime } from '@portal/shared/format';
import { useCountry } from '@portal/shared/portal';
import { useTripsText } from '../../../../messages/useTripsText';
import { Fact } from './row-style';

/** From when to when; for a closed trip with its actual return. */
export function Period({ trip }: { trip: TripRecord }) {
  const t = useTripsText();
  const { id } = useCountry();
  const { bookingStartDate: start, bookingEndDate: end } = trip;
  const returned = trip.closing?.returnedAt;
  if (!start || !end)
    return (
      <Fact>
        <small>{t('trips.period.none')}</small>
      </Fact>
    );
  return (
    <Fact>
      <time dateTime={start}>{formatDateTime(start, id)}</time>
      <small>
        {returned
          ? t('trips.period.returned', { at: formatDateTime(returned, id) })
          : t('trips.period.until', { at: formatDateTime(end, id) })}
      </small>
    </Fact>
  );
}
