import { isNotOffered } from '@portal/shared/api';
import { tripPlanningEndpoints } from '@portal/shared/contract';
import { useEvent, useQuery } from '@portal/shared/portal';
import { Heading, Stack, Text } from '@portal/shared/ui';
import { useTripDetailsText } from '../../../../messages/useTripDetailsText';
import { AlertList } from '../../../../entities/trip/components/AlertList';
import { TrackingAlertActions } from '../../../../entities/position/components/TrackingAlertActions';
import { PartState } from './PartState';

/** The alerts of the company's rules for this trip. A server without such rules shows none. */
export function TripAlerts({ bookingId }: { bookingId: string }) {
  const t = useTripDetailsText();
  const { data, error, isRefreshing, refresh } = useQuery(
    tripPlanningEndpoints.alerts,
    { query: { bookingId } },
    { revalidateOnMount: true, onError: () => undefined },
  );
  useEvent('tracking:alert', () => void refresh());
  if (isNotOffered(error) && !data) return null;
  return (
    <Stack gap={2}>
      <Heading level={3} size={3}>
        {t('trips.alerts.title')}
      </Heading>
      {!data && (
        <PartState
          loading={t('trips.alerts.loading')}
          error={error}
          isRetrying={isRefreshing}
          onRetry={() => void refresh()}
        />
      )}
      {data?.list.length === 0 && <Text tone="muted">{t('trips.alerts.none')}</Text>}
      {data && data.list.length > 0 && (
        <AlertList
          alerts={data.list}
          isOfOneTrip
          renderActions={(alert) => <TrackingAlertActions alert={alert} />}
        />
      )}
    </Stack>
  );
}
