import type { TripRecord } from '@portal/shared/contract';
import { Button, EmptyState, ErrorState } from '@portal/shared/ui';
import { Drawer } from '@portal/shared/ui/overlays';
import { useTripDetailsText } from '../../../../messages/useTripDetailsText';
import type { TripTask } from '../../hooks/useDetailsAddress';
import { useTrip } from '../../hooks/useTrip';
import type { TripRequest } from '../../../../entities/trip/model/commands';
import { getTripCode } from '../../../../entities/trip/model/trip';
import { Loading } from '../../../../entities/trip/components/list/Loading';
import { TripDetails } from './TripDetails';

export interface TripDrawerProps {
  bookingId: string;
  /** The list's data about it, if it has any. */
  row?: TripRecord | undefined;
  task: TripTask | null;
  onCommand: (command: TripRequest, trip: TripRecord) => void;
  onClose: () => void;
}

/** Everything about one trip, next to its list. */
export function TripDrawer({ bookingId, row, task, onCommand, onClose }: TripDrawerProps) {
  const t = useTripDetailsText();
  const { trip, isMissing, error, isRefreshing, refresh } = useTrip(bookingId, row);
  return (
    <Drawer title={trip ? getTripCode(trip) : t('trips.details.title')} onClose={onClose}>
      {trip ? (
        <TripDetails trip={trip} task={task} onCommand={(command) => onCommand(command, trip)} />
      ) : isMissing ? (
        <EmptyState
          level={3}
          icon="search"
          title={t('trips.details.missing')}
          action={<Button onClick={onClose}>{t('trips.details.back')}</Button>}
        >
          {t('trips.details.missingText')}
        </EmptyState>
      ) : error ? (
        <ErrorState level={3} title={error.message} onRetry={refresh} retrying={isRefreshing} />
      ) : (
        <Loading />
      )}
    </Drawer>
  );
}
