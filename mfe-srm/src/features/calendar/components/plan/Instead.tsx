import type { TripTaken } from '@portal/shared/contract';
import { formatDateTime } from '@portal/shared/format';
import { useCountry } from '@portal/shared/portal';
import { Button, Inline } from '@portal/shared/ui';
import { useCalendarText } from '../../../../messages/useCalendarText';

interface Props {
  taken: TripTaken;
  onTime: (start: string, end: string) => void;
  onVehicle: (vehicleId: string, plate: string) => void;
}

/** The alternatives, one click away. */
export function Instead({ taken: { nextFree, similar }, onTime, onVehicle }: Props) {
  const t = useCalendarText();
  const country = useCountry().id;
  if (!nextFree && !similar?.length) return null;
  return (
    <Inline gap={2} role="group" aria-label={t('calendar.move.instead')}>
      {nextFree && (
        <Button size="sm" onClick={() => onTime(nextFree.bookingStartDate, nextFree.bookingEndDate)}>
          {t('calendar.move.nextFree', { from: formatDateTime(nextFree.bookingStartDate, country) })}
        </Button>
      )}
      {similar?.map(({ vehicle: { vehicleId, vehicleRegistrationNumber } }) => {
        const plate = vehicleRegistrationNumber ?? '';
        return (
          <Button key={vehicleId} size="sm" onClick={() => onVehicle(vehicleId, plate)}>
            {t('calendar.move.similar', { plate })}
          </Button>
        );
      })}
    </Inline>
  );
}
