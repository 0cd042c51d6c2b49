import { isNotOffered } from '@portal/shared/api';
import { limits, srmBookingEndpoints } from '@portal/shared/contract';
import { LoadFailed } from '@portal/shared/list';
import { useQuery } from '@portal/shared/portal';
import { Card, EmptyState, Stack } from '@portal/shared/ui';
import { Pager } from '@portal/shared/ui/pager';
import { useState } from 'react';
import { useTripsText } from '../../../../messages/useTripsText';
import { Loading } from '../list/Loading';
import { PastTrips } from './PastTrips';

export type TripHistoryProps =
  | { readonly customerId: string; readonly vehicleId?: never }
  | { readonly vehicleId: string; readonly customerId?: never };

/** The trips of a customer, or with a vehicle, the newest first. */
export function TripHistory({ customerId, vehicleId }: TripHistoryProps) {
  const t = useTripsText();
  const [page, setPage] = useState<number>(limits.page.first);
  const { data, error, isRefreshing, refresh } = useQuery(
    srmBookingEndpoints.list,
    {
      query: {
        ...(customerId === undefined ? { vehicleId } : { customerId }),
        page,
        limit: limits.page.srmLimit,
        sortBy: 'createdAt',
        sortOrder: 'DESC',
      },
    },
    { revalidateOnMount: true, onError: () => undefined },
  );
  if (error && !data) {
    if (!isNotOffered(error))
      return <LoadFailed error={error} isRetrying={isRefreshing} onRetry={() => void refresh()} />;
    return (
      <Card>
        <EmptyState title={t('trips.history.notOffered')} />
      </Card>
    );
  }
  if (!data) return <Loading />;
  return (
    <Stack gap={3}>
      <Card title={t('trips.history.title')} subtitle={t('trips.history.text')}>
        {data.list.length === 0 ? (
          <EmptyState icon="car" level={3} title={t('trips.history.none')}>
            {t(customerId === undefined ? 'trips.history.noneOfVehicle' : 'trips.history.noneOfCustomer')}
          </EmptyState>
        ) : (
          <PastTrips trips={data.list} subject={customerId === undefined ? 'vehicle' : 'customer'} />
        )}
      </Card>
      {data.totalNumberOfPages > 1 && <Pager page={page} pages={data.totalNumberOfPages} onPage={setPage} />}
    </Stack>
  );
}
