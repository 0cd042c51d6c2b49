import type { ApiError } from '@portal/shared/api';
import { useFailureText } from '@portal/shared/forms';
import { Banner, Button, Card, ErrorState } from '@portal/shared/ui';

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

interface RefreshFailedProps extends Props {
  words: { readonly retry: string; readonly kept: string };
}

/** Rows loaded earlier are still there. */
export function RefreshFailed({ error, isRetrying, onRetry, words }: RefreshFailedProps) {
  const { title, text } = useFailureText()(error);
  return (
    <Banner
      tone="warning"
      title={title}
      action={
        <Button size="sm" icon="refresh" busy={isRetrying} onClick={onRetry}>
          {words.retry}
        </Button>
      }
    >
      {text ?? words.kept}
    </Banner>
  );
}
