import type { TripRecord } from '@portal/shared/contract';
import { useMovingRows, type ListLook, type RowSelection } from '@portal/shared/list';
import { useTripsText } from '../../../../messages/useTripsText';
import type { TripCommand } from '../../../../entities/trip/model/commands';
import { Rows } from '../../../../entities/trip/components/list/row-style';
import { TripRow } from './TripRow';

interface Props {
  label: string;
  rows: readonly TripRecord[];
  /** The rows of the previous page, until the new ones load. */
  isStale: boolean;
  look: ListLook;
  selection: RowSelection<TripRecord>;
  getTripPath: (trip: TripRecord) => string;
  onCommand: (command: TripCommand, trip: TripRecord) => void;
}

export function TripRows({ label, rows, isStale, look, getTripPath, ...row }: Props) {
  const t = useTripsText();
  const box = useMovingRows<HTMLUListElement>();
  return (
    <Rows
      ref={box}
      role="list"
      aria-label={t('trips.list.label', { list: label })}
      aria-busy={isStale || undefined}
      $stale={isStale}
      $look={look}
    >
      {rows.map((trip) => (
        <TripRow key={trip.bookingId} trip={trip} to={getTripPath(trip)} {...row} />
      ))}
    </Rows>
  );
}
