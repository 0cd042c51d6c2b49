import type { TripHappening } from '@portal/shared/contract';
import { formatDateTime } from '@portal/shared/format';
import { useCountry } from '@portal/shared/portal';
import { useTripDetailsText } from '../../../messages/useTripDetailsText';
import { useTripsText } from '../../../messages/useTripsText';

/** The subject of a history entry, in one line; empty if nothing more is known. */
export function useHappeningWords(): (happening: TripHappening) => string {
  const t = useTripDetailsText();
  const say = useTripsText();
  const { id } = useCountry();
  return ({
    plate,
    bookingStartDate,
    bookingEndDate,
    kilometre,
    number,
    reason,
    driverName,
    document,
    sentTo,
  }) => {
    const [from, to] = [bookingStartDate, bookingEndDate].map((at) => at && formatDateTime(at, id));
    const period =
      from && to ? t('trips.happened.period', { from, to }) : to && t('trips.happened.until', { to });
    const km = typeof kilometre === 'number' && say('trips.km', { km: kilometre });
    const kind = document && t(`trips.happened.document.${document}`);
    return [plate, driverName, period, km, kind, number, reason, sentTo].filter(Boolean).join(' \u00b7 ');
  };
}
