import { agentActionEndpoints, agentActionLimits } from '@portal/shared/contract';
import { useQuery } from '@portal/shared/portal';
import { Banner, EmptyState, ErrorState, Skeleton, Stack } from '@portal/shared/ui';
import { Drawer } from '@portal/shared/ui/overlays';
import { useActionMessages } from '../../messages/useActionMessages';
import { useConnection } from '../banners/useConnection';
import { ActionList } from './ActionList';

const lines = ['first', 'second', 'third', 'fourth'];

function Loading() {
  const t = useActionMessages();
  return (
    <Stack gap={4} aria-busy role="status" aria-label={t('actions.loading')}>
      {lines.map((line) => (
        <Skeleton key={line} width="80%" />
      ))}
    </Stack>
  );
}

function Contents({ onClose }: { onClose: () => void }) {
  const t = useActionMessages();
  const isOffline = useConnection() === 'offline';
  const { data, error, isLoading, refresh } = useQuery(
    agentActionEndpoints.list,
    {},
    // The panel itself says so, with another try.
    { onError: () => undefined, shouldRetryOnError: false },
  );
  const retry = () => void refresh();
  const offline = t('actions.offline');
  if (isLoading) return <Loading />;
  if (!data)
    return (
      <ErrorState title={t('actions.list.failed')} level={3} onRetry={retry}>
        {isOffline ? offline : error?.message}
      </ErrorState>
    );
  if (data.list.length === 0)
    return (
      <EmptyState title={t('actions.none.title')} level={3}>
        {t('actions.none.text', { days: agentActionLimits.keptDays })}
      </EmptyState>
    );
  return (
    <Stack gap={4}>
      {isOffline && <Banner tone="warning">{offline}</Banner>}
      {error && !isOffline && <Banner tone="danger" title={t('actions.list.failed')} />}
      <ActionList list={data.list} isOffline={isOffline} onOpened={onClose} />
    </Stack>
  );
}

/** What the agent did lately, at the side of the page, each with the way to undo it. */
export function ActionsPanel({ onClose }: { onClose: () => void }) {
  const t = useActionMessages();
  return (
    <Drawer title={t('actions.title')} onClose={onClose} size="sm">
      <Contents onClose={onClose} />
    </Drawer>
  );
}
