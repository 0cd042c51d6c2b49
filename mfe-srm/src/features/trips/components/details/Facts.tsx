import { readMinor, type TripRecord } from '@portal/shared/contract';
import { formatDateTime, formatMoney } from '@portal/shared/format';
import { useVehicleNames } from '@portal/shared/names/vehicles';
import { useCountry } from '@portal/shared/portal';
import { DescriptionList } from '@portal/shared/ui';
import { Link } from 'react-router-dom';
import { useTripDetailsText } from '../../../../messages/useTripDetailsText';
import { useTripsText } from '../../../../messages/useTripsText';
import {
  getBalance,
  getCustomerName,
  nameTripVehicle,
  getCustomerPhone,
  getPlate,
  getTripTotal,
} from '../../../../entities/trip/model/trip';
import { customerPath, vehiclePath } from '../../../../entities/trip/paths';

/** Who has which vehicle, from when to when, and for how much. */
export function Facts({ trip }: { trip: TripRecord }) {
  const t = useTripDetailsText();
  const say = useTripsText();
  const named = useVehicleNames();
  const { id, currency } = useCountry();
  const moment = (iso: string | null | undefined) => (iso ? formatDateTime(iso, id) : null);
  const money = (minor: number | null) => (minor === null ? null : formatMoney(minor, currency));
  const { vehicle, customer } = trip;
  // What was captured or released stands in the ledger.
  const describeHold = (hold: TripRecord['depositHold']) => {
    if (hold?.state === 'LAPSED') return t('trips.details.holdLapsed', { at: moment(hold.validUntil) });
    if (hold?.state !== 'AUTHORISED') return null;
    return t('trips.details.holdUntil', {
      amount: money(readMinor(hold.amount)),
      at: moment(hold.validUntil),
    });
  };
  const balance = getBalance(trip);
  const isOwed = balance !== null && balance < 0;
  const facts = [
    ['customer', customer && <Link to={customerPath(customer.customerId)}>{getCustomerName(trip)}</Link>],
    ['phone', getCustomerPhone(trip) && <bdi>{getCustomerPhone(trip)}</bdi>],
    [
      'vehicle',
      vehicle && (
        <>
          <Link to={vehiclePath(vehicle.vehicleId)}>
            <bdi>{getPlate(trip)}</bdi>
          </Link>{' '}
          {nameTripVehicle(trip, named)}
        </>
      ),
    ],
    ['start', moment(trip.bookingStartDate)],
    ['end', moment(trip.bookingEndDate)],
    ['heldUntil', trip.label === 'DRAFT' ? moment(trip.heldUntil) : null],
    [
      'reservedBy',
      trip.reservation?.confirmedAt &&
        [moment(trip.reservation.confirmedAt), trip.reservation.confirmedBy].filter(Boolean).join(' \u00b7 '),
    ],
    ['handoverKilometre', trip.handoverKilometre && say('trips.km', { km: trip.handoverKilometre })],
    ['total', money(getTripTotal(trip))],
    ['balance', isOwed ? null : money(balance)],
    ['owed', isOwed ? money(-balance) : null],
    ['depositHold', describeHold(trip.depositHold)],
    ['depositDueAt', moment(trip.depositDueAt)],
    ['cancelReason', trip.cancelReason],
    ['spamReason', trip.spamReason],
  ] as const;
  return (
    <DescriptionList
      items={facts.flatMap(([name, description]) =>
        description ? [{ id: name, term: t(`trips.details.${name}`), description }] : [],
      )}
    />
  );
}
