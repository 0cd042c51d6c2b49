import type { ApiError } from '@portal/shared/api';
import { SECOND } from '@portal/shared/contract';
import { Button } from '@portal/shared/ui';
import { useEffect, useEffectEvent } from 'react';
import { describeError } from '../errors/describe-error';
import { ErrorPage } from '../errors/ErrorPage';
import { useHostMessages } from '../messages/useHostMessages';

const RETRY_AFTER = 10 * SECOND;

interface Props {
  error: ApiError | undefined;
  retrying: boolean;
  onRetry: () => void;
}

/** The account could not be read, so nothing can be decided. */
export function GateFailed({ error, retrying, onRetry }: Props) {
  const t = useHostMessages();
  useRetry(!retrying && describeError(error).illustration === 'api-down', onRetry);
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

/** Nothing else on this page asks the server, and the banner says that we keep trying. */
function useRetry(isDown: boolean, onRetry: () => void): void {
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    if (!isDown) return undefined;
    const timer = setInterval(() => retry(), RETRY_AFTER);
    return () => clearInterval(timer);
  }, [isDown]);
}
