import type { TripTaken } from '@portal/shared/contract';
import { formatDateTime, joinNames } from '@portal/shared/format';
import { useCountry } from '@portal/shared/portal';
import { Banner } from '@portal/shared/ui';
import { useTripsText } from '../../../../messages/useTripsText';

/** What a vehicle is taken by, and the alternatives. */
export function TakenNotice({ taken: { clash, similar } }: { taken: TripTaken }) {
  const t = useTripsText();
  const { id } = useCountry();
  const plates = (similar ?? [])
    .map(({ vehicle }) => vehicle.vehicleRegistrationNumber ?? '')
    .filter(Boolean);
  return (
    <Banner tone="warning" title={t('trips.taken.title')}>
      {clash &&
        t(clash.tripCode ? 'trips.taken.byTrip' : 'trips.taken.blocked', {
          code: clash.tripCode ?? '',
          from: formatDateTime(clash.bookingStartDate, id),
          to: formatDateTime(clash.bookingEndDate, id),
        })}{' '}
      {plates.length > 0 && t('trips.taken.similar', { plates: joinNames(plates) })}
    </Banner>
  );
}
