import { isNotOffered, type ApiError } from '@portal/shared/api';
import { useFailureText } from '@portal/shared/forms';
import { Banner, Button, Card, EmptyState, ErrorState, Skeleton, Stack } from '@portal/shared/ui';
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
  const { title, text } = useFailureText()(error);
  if (isNotOffered(error))
    return (
      <Card>
        <EmptyState icon="clock" title={t('activity.notOffered')} />
      </Card>
    );
  if (hasList)
    return (
      <Banner
        tone="warning"
        title={title}
        action={
          <Button size="sm" icon="refresh" busy={isRetrying} onClick={onRetry}>
            {t('activity.retry')}
          </Button>
        }
      >
        {text ?? t('activity.kept')}
      </Banner>
    );
  return (
    <Card>
      <ErrorState title={title} retrying={isRetrying} onRetry={onRetry} details={error.requestId}>
        {text}
      </ErrorState>
    </Card>
  );
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
