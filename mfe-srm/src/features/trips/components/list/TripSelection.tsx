import { tripLabels, tripPlanningEndpoints, tripStatuses, type TripRecord } from '@portal/shared/contract';
import { formatDateTime, formatMoney } from '@portal/shared/format';
import { BulkBar, useSaveRows, type BulkAction, type RowSelection } from '@portal/shared/list';
import { useCapability, useCountry } from '@portal/shared/portal';
import { useReloadTrips } from '../../../../entities/trip/hooks/useReloadTrips';
import { isConfirmable } from '../../../../entities/trip/model/commands';
import {
  getBalance,
  getCustomerName,
  getCustomerPhone,
  getPlate,
  getTripCode,
  getTripTotal,
} from '../../../../entities/trip/model/trip';
import { useUndoForRow } from '../../../../hooks/useUndoForRow';
import { useTripsText } from '../../../../messages/useTripsText';
import { getTripId } from '../../model/trip-id';

const columns = ['name', 'vehicle', 'period', 'mark', 'sum'] as const;

/** What can be done with selected trips. */
export function TripSelection({ selection }: { selection: RowSelection<TripRecord> }) {
  const t = useTripsText();
  const { id: country, currency } = useCountry();
  const reload = useReloadTrips();
  const undo = useUndoForRow('reservationConfirmed');
  const canConfirm = useCapability('trip-planning');
  const format = (minor: number | null) => (minor === null ? '' : formatMoney(minor, currency));
  const describeState = (trip: TripRecord) => {
    const label = tripLabels.find((one) => one === trip.label);
    const status = tripStatuses.find((one) => one === trip.status);
    if (label) return t(`trips.label.${label}`);
    return status ? t(`trips.status.${status}`) : '';
  };
  const save = useSaveRows<TripRecord>({
    file: t('trips.selected.name'),
    headings: ['#', ...columns.map((id) => t(`trips.column.${id}`))],
    getCells: (trip) => [
      getTripCode(trip),
      [getCustomerName(trip), getCustomerPhone(trip)].filter(Boolean).join(', '),
      getPlate(trip),
      [trip.bookingStartDate, trip.bookingEndDate]
        .map((at) => (at ? formatDateTime(at, country) : ''))
        .join(' \u2013 '),
      describeState(trip),
      [format(getTripTotal(trip)), format(getBalance(trip))].filter(Boolean).join(' / '),
    ],
  });
  const confirm: BulkAction<TripRecord> = {
    id: 'confirm',
    label: t('trips.actions.confirm'),
    run: ({ bookingId }, call) => call(tripPlanningEndpoints.confirmReservation, { body: { bookingId } }),
    ...(undo
      ? { undo: ({ bookingId }, call) => undo(bookingId, call) }
      : { asks: t('trips.selected.confirm') }),
  };
  const isOffered = canConfirm && selection.rows.some(isConfirmable);
  return (
    <BulkBar
      selection={selection}
      getId={getTripId}
      getName={(trip) => [getTripCode(trip), getCustomerName(trip)].filter(Boolean).join(' \u00b7 ')}
      actions={isOffered ? [confirm] : []}
      onExport={(rows) => void save(rows)}
      onChanged={reload}
    />
  );
}
