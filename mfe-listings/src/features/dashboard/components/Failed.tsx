import { isCancelled, type ApiError } from '@portal/shared/api';
import { useFailureText } from '@portal/shared/forms';
import { Banner, Button, Card, ErrorState } from '@portal/shared/ui';
import { useDashboardText } from '../../../messages/useDashboardText';

interface Props {
  error: ApiError;
  /** Some metrics are available. */
  partial: boolean;
  retrying: boolean;
  onRetry: () => void;
}

/** What failed to load, with a retry. Everything else stays. */
export function Failed({ error, partial, retrying, onRetry }: Props) {
  const t = useDashboardText();
  const { text } = useFailureText()(error);
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
          {error.kind === 'http' ? error.message : text}
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
      {error.kind === 'http' ? error.message : text}
    </Banner>
  );
}
