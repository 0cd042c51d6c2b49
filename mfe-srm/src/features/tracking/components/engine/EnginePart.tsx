import { isNotOffered } from '@portal/shared/api';
import { srmEngineEndpoints } from '@portal/shared/contract';
import { LoadFailed } from '@portal/shared/list';
import { useQuery } from '@portal/shared/portal';
import { Banner, Card, Skeleton, Stack, Text } from '@portal/shared/ui';
import { useEngineText } from '../../../../messages/useEngineText';
import { EngineLog } from './EngineLog';
import { EngineRequests } from './EngineRequests';
import { RelayField } from './RelayField';
import { SecondPerson } from './SecondPerson';

/** How often the page asks what became of a request, in milliseconds. */
const REFRESH = 5000;

/** Stops the engine of a parked car, with a second person, and lets it start again. */
export function EnginePart({ vehicleId }: { vehicleId: string }) {
  const t = useEngineText();
  const { data, error, isRefreshing, refresh } = useQuery(
    srmEngineEndpoints.read,
    { query: { vehicleId } },
    { revalidateOnMount: true, refreshInterval: REFRESH, onError: () => undefined },
  );
  if (!data && isNotOffered(error)) return null;
  if (!data && error)
    return <LoadFailed error={error} isRetrying={isRefreshing} onRetry={() => void refresh()} />;
  return (
    <Card title={t('engine.title')} subtitle={t('engine.text')}>
      {!data && <Skeleton width="60%" />}
      {data && (
        <Stack gap={4}>
          <Text tone="secondary">{t('engine.contract')}</Text>
          {!data.tracker && <Banner title={t('engine.noTracker')}>{t('engine.noTrackerText')}</Banner>}
          {data.tracker && !data.tracker.takesCommands && (
            <Banner title={t('engine.cannot')}>{t('engine.cannotText')}</Banner>
          )}
          {data.tracker?.takesCommands && (
            <>
              <RelayField tracker={data.tracker} />
              <SecondPerson contact={data.contact} />
              <EngineRequests vehicleId={vehicleId} engine={data} />
            </>
          )}
          <EngineLog requests={data.requests} />
        </Stack>
      )}
    </Card>
  );
}
