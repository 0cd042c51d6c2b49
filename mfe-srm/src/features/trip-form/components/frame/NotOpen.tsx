import type { TripRecord } from '@portal/shared/contract';
import { Card, EmptyState, LinkButton } from '@portal/shared/ui';
import { useTripFormText } from '../../../../messages/useTripFormText';
import { codeOf } from '../../../trips/model/trip';
import { tripPaths } from '../../../trips/paths';

const places = { ONGOING: 'ongoing', COMPLETED: 'completed', CANCELLED: 'incomplete' } as const;

/** A trip that has started, ended or was cancelled is not filled in any more, here or in another tab. */
export function NotOpen({ trip }: { trip: TripRecord }) {
  const t = useTripFormText();
  const status =
    (['ONGOING', 'COMPLETED', 'CANCELLED'] as const).find((one) => one === trip.status) ?? 'ONGOING';
  return (
    <Card>
      <EmptyState
        level={1}
        icon="key"
        title={t(`trip.notOpen.${status}`, { code: codeOf(trip) })}
        action={<LinkButton to={tripPaths[places[status]]}>{t(`trip.notOpen.list.${status}`)}</LinkButton>}
      >
        {t('trip.notOpen.text')}
      </EmptyState>
    </Card>
  );
}
