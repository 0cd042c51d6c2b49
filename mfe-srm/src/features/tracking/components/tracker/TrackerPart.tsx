import { isNotOffered } from '@portal/shared/api';
import { srmTrackerEndpoints } from '@portal/shared/contract';
import { useLazyPart } from '@portal/shared/lazy';
import { LoadFailed, RefreshFailed } from '@portal/shared/list';
import { useCapability, useQuery } from '@portal/shared/portal';
import { Card, EmptyState, LinkButton, Skeleton, Stack } from '@portal/shared/ui';
import { useTrackingText } from '../../../../messages/useTrackingText';
import { paths } from '../../../../model/paths';
import { AddressCard } from '../address/AddressCard';
import { AddTracker } from './AddTracker';
import { InstalledTracker } from './InstalledTracker';

/** How often the page asks whether the tracker was heard, in milliseconds. */
const REFRESH = 10_000;

const loadEngine = async () =>
  (await import(/* webpackChunkName: "tracker-engine" */ '../engine/EnginePart')).EnginePart;

/** The tracker of a vehicle: added, moved, removed, when it was last heard, and what to set a device to. */
export function TrackerPart({ vehicleId }: { vehicleId: string }) {
  const t = useTrackingText();
  const engine = useLazyPart(loadEngine, useCapability('engine-stop'));
  const { data, error, isRefreshing, refresh } = useQuery(
    srmTrackerEndpoints.list,
    { query: { vehicleId } },
    { revalidateOnMount: true, refreshInterval: REFRESH, onError: () => undefined },
  );
  const failed = error && { error, isRetrying: isRefreshing, onRetry: () => void refresh() };
  if (failed && !data) {
    if (!isNotOffered(error)) return <LoadFailed {...failed} />;
    return (
      <Card>
        <EmptyState
          title={t('tracking.notOffered')}
          action={<LinkButton to={paths.vehicles}>{t('tracking.toVehicles')}</LinkButton>}
        />
      </Card>
    );
  }
  const [tracker] = data?.list ?? [];
  return (
    <Stack gap={5}>
      {failed && (
        <RefreshFailed {...failed} words={{ retry: t('tracking.retry'), kept: t('tracking.kept') }} />
      )}
      {!data && (
        <Card title={t('tracking.tracker')}>
          <Skeleton width="60%" />
        </Card>
      )}
      {tracker && <InstalledTracker key={tracker.trackerId} tracker={tracker} />}
      {data && !tracker && <AddTracker vehicleId={vehicleId} />}
      {engine && <engine.Part key={vehicleId} vehicleId={vehicleId} />}
      <AddressCard identifier={tracker?.channel === 'web' ? tracker.identifier : null} />
    </Stack>
  );
}
