import type { TripStatus } from '@portal/shared/contract';
import { EmptyState, LinkButton } from '@portal/shared/ui';
import { useTripsText } from '../../../../messages/useTripsText';
import type { ListKind } from '../../model/list-kind';
import { tripPaths } from '../../../../entities/trip/paths';

/** A list without trips. */
export function Empty({ kind, status }: { kind: ListKind; status: TripStatus }) {
  const t = useTripsText();
  return (
    <EmptyState
      icon="car"
      title={status === 'CANCELLED' ? t('trips.empty.cancelled') : t(`trips.empty.${kind}`)}
      action={
        <LinkButton variant="primary" icon="plus" to={tripPaths.new}>
          {t('trips.new')}
        </LinkButton>
      }
    >
      {t(`trips.empty.${kind}Text`)}
    </EmptyState>
  );
}
