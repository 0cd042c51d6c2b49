import { isNotOffered, type ApiError } from '@portal/shared/api';
import { LoadFailed, RefreshFailed } from '@portal/shared/list';
import { Button, Card, EmptyState, Skeleton, Stack } from '@portal/shared/ui';
import { useActivityText } from '../../../messages/useActivityText';

const ROWS = 6;

export function ActivityLoading() {
  return (
    <Card padding={4}>
      <Stack gap={4}>
        {Array.from({ length: ROWS }, (_none, row) => (
          <Skeleton key={row} height={3} />
        ))}
      </Stack>
    </Card>
  );
}

interface FailedProps {
  error: ApiError;
  isRetrying: boolean;
  onRetry: () => void;
  /** The rows loaded earlier still show below. */
  hasList: boolean;
}

export function ActivityFailed({ error, isRetrying, onRetry, hasList }: FailedProps) {
  const t = useActivityText();
  if (isNotOffered(error))
    return (
      <Card>
        <EmptyState icon="clock" title={t('activity.notOffered')} />
      </Card>
    );
  const failed = { error, isRetrying, onRetry };
  if (hasList)
    return <RefreshFailed {...failed} words={{ retry: t('activity.retry'), kept: t('activity.kept') }} />;
  return <LoadFailed {...failed} />;
}

interface EmptyProps {
  page: number;
  onFirstPage: () => void;
}

/** Nothing was recorded, or the address names a page after the last. */
export function ActivityEmpty({ page, onFirstPage }: EmptyProps) {
  const t = useActivityText();
  return (
    <Card>
      {page === 1 ? (
        <EmptyState icon="clock" title={t('activity.none')}>
          {t('activity.noneText')}
        </EmptyState>
      ) : (
        <EmptyState
          icon="clock"
          title={t('activity.noPage')}
          action={<Button onClick={onFirstPage}>{t('activity.firstPage')}</Button>}
        />
      )}
    </Card>
  );
}
