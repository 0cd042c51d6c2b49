import type { ApiError } from '@portal/shared/api';
import { useFailureText } from '@portal/shared/forms';
import { Banner, Button, Card, ErrorState } from '@portal/shared/ui';
import { useFleetText } from '../../../../messages/useFleetText';

interface Props {
  error: ApiError;
  isRetrying: boolean;
  onRetry: () => void;
}

/** Nothing can be shown. */
export function LoadFailed({ error, isRetrying, onRetry }: Props) {
  const { title, text } = useFailureText()(error);
  return (
    <Card>
      <ErrorState title={title} retrying={isRetrying} onRetry={onRetry} details={error.requestId}>
        {text}
      </ErrorState>
    </Card>
  );
}

/** What was read before is still there. */
export function RefreshFailed({ error, isRetrying, onRetry }: Props) {
  const t = useFleetText();
  const { title, text } = useFailureText()(error);
  return (
    <Banner
      tone="warning"
      title={title}
      action={
        <Button size="sm" icon="refresh" busy={isRetrying} onClick={onRetry}>
          {t('fleet.retry')}
        </Button>
      }
    >
      {text ?? t('fleet.kept')}
    </Banner>
  );
}
