import { DAY, type TripRecord } from '@portal/shared/contract';
import { getPlate, getTripCode } from '../entities/trip/model/trip';
import { MoveDialog } from '../features/calendar/components/plan/MoveDialog';

interface Props {
  trip: TripRecord;
  onClose: () => void;
}

const addDay = (moment: string): string => new Date(Date.parse(moment) + DAY).toISOString();

/** Another time for a booking: the next day is suggested, with its price. */
export function MoveTrip({ trip, onClose }: Props) {
  const { bookingId, version, vehicle, bookingStartDate: start, bookingEndDate: end } = trip;
  if (!start || !end) return null;
  const vehicleId = vehicle?.vehicleId ?? '';
  const plate = getPlate(trip);
  return (
    <MoveDialog
      trip={{
        bookingId,
        tripCode: getTripCode(trip),
        status: 'INCOMPLETE',
        version: version ?? 0,
        vehicleId,
        bookingStartDate: start,
        bookingEndDate: end,
      }}
      to={{ vehicleId, plate, start: addDay(start), end: addDay(end) }}
      before={plate}
      onClose={onClose}
    />
  );
}
