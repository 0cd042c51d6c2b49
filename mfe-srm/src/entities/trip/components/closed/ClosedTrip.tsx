import type { TripRecord } from '@portal/shared/contract';
import { Card, EmptyState, Inline, LinkButton, Stack } from '@portal/shared/ui';
import { useTripsText } from '../../../../messages/useTripsText';
import { getClosedStatus } from '../../hooks/useStatusChange';
import { getTripCode } from '../../model/trip';
import { tripPaths } from '../../paths';
import { ClosingText } from './ClosingText';
import { KeptEntries, type KeptEntry } from './KeptEntries';

const lists = { ONGOING: 'ongoing', COMPLETED: 'completed', CANCELLED: 'incomplete' } as const;

interface Props {
  trip: TripRecord;
  /** Input of the form that this replaces. */
  kept?: readonly KeptEntry[];
  level?: 1 | 2;
}

/** Replaces the form of a trip that was started, ended or cancelled, perhaps elsewhere and just now. */
export function ClosedTrip({ trip, kept = [], level = 2 }: Props) {
  const t = useTripsText();
  const status = getClosedStatus(trip) ?? 'ONGOING';
  const { customer } = trip;
  const isOver = status !== 'ONGOING';
  const list = status === 'CANCELLED' ? `${tripPaths.incomplete}?status=CANCELLED` : tripPaths[lists[status]];
  return (
    <Stack gap={4}>
      <Card>
        <EmptyState
          level={level}
          icon="key"
          title={t(`trips.closed.${status}.title`, { code: getTripCode(trip) })}
          action={
            <Inline justify="center">
              <LinkButton to={list}>{t(`trips.closed.${status}.list`)}</LinkButton>
              {isOver && customer && (
                <LinkButton
                  variant="primary"
                  to={`${tripPaths.new}?customerId=${encodeURIComponent(customer.customerId)}`}
                >
                  {t('trips.closed.again')}
                </LinkButton>
              )}
            </Inline>
          }
        >
          <ClosingText trip={trip} />
        </EmptyState>
      </Card>
      <KeptEntries entries={kept} />
    </Stack>
  );
}
