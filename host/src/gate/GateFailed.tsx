import { Button } from '@portal/shared/ui';
import type { ApiError } from '@portal/shared/api';
import { ErrorPage } from '../errors/ErrorPage';
import { useHostMessages } from '../messages/use-host-messages';

interface Props {
  error: ApiError | undefined;
  retrying: boolean;
  onRetry: () => void;
}

/** The account could not be read, so nothing can be decided. */
export function GateFailed({ error, retrying, onRetry }: Props) {
  const t = useHostMessages();
  return (
    <ErrorPage
      error={error}
      action={
        <Button variant="primary" icon="refresh" busy={retrying} onClick={onRetry}>
          {t('errors.tryAgain')}
        </Button>
      }
    />
  );
}
