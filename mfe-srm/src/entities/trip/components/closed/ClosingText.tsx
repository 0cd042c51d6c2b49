import type { TripRecord } from '@portal/shared/contract';
import { formatDateTime } from '@portal/shared/format';
import { useCountry } from '@portal/shared/portal';
import { Text } from '@portal/shared/ui';
import { useTripsText } from '../../../../messages/useTripsText';
import { getClosedStatus, useStatusChange } from '../../hooks/useStatusChange';
import { getTripCode } from '../../model/trip';

/** "T-000012 was cancelled on 24 Nov, 14:05 by ali@example.com: the customer does not come". */
export function ClosingText({ trip }: { trip: TripRecord }) {
  const t = useTripsText();
  const country = useCountry().id;
  const status = getClosedStatus(trip);
  const { at, by, reason } = useStatusChange(trip);
  if (!status) return null;
  const when = at && formatDateTime(at, country);
  return (
    <>
      {when && (
        <Text>
          {by
            ? t(`trips.closed.${status}.by`, { code: getTripCode(trip), at: when, by })
            : t(`trips.closed.${status}.at`, { code: getTripCode(trip), at: when })}
        </Text>
      )}
      {reason && <Text>{t('trips.closed.reason', { reason })}</Text>}
    </>
  );
}
