import { isCancelled, type ApiError } from '@portal/shared/api';
import { Banner, Button, Card, ErrorState } from '@portal/shared/ui';
import { useDashboardText } from '../../../messages/useDashboardText';

interface Props {
  error: ApiError;
  /** Some figures are there. */
  partial: boolean;
  retrying: boolean;
  onRetry: () => void;
}

/** What could not be read, and the way to try again; what is there stays. */
export function Failed({ error, partial, retrying, onRetry }: Props) {
  const t = useDashboardText();
  if (isCancelled(error)) return null;
  if (!partial)
    return (
      <Card>
        <ErrorState
          title={t('dashboard.failed')}
          details={error.requestId}
          onRetry={onRetry}
          retrying={retrying}
        >
          {error.message}
        </ErrorState>
      </Card>
    );
  return (
    <Banner
      tone="warning"
      title={t('dashboard.failed.part')}
      action={
        <Button size="sm" icon="refresh" busy={retrying} onClick={onRetry}>
          {t('dashboard.retry')}
        </Button>
      }
    >
      {error.message}
    </Banner>
  );
}
