import type { ApiError } from '@portal/shared/api';
import { useFailureText } from '@portal/shared/forms';
import { Card, ErrorState } from '@portal/shared/ui';
import type { ReactNode } from 'react';

interface Props {
  error: ApiError;
  isRetrying: boolean;
  onRetry: () => void;
  /** A link to the other records. */
  action: ReactNode;
}

/** A record cannot be shown. No retry for one that is gone or belongs to another company. */
export function RecordFailed({ error, isRetrying, onRetry, action }: Props) {
  const { title, text } = useFailureText()(error);
  const isGone = error.status === 404 || error.status === 422;
  return (
    <Card>
      <ErrorState
        title={title}
        retrying={isRetrying}
        {...(isGone ? {} : { onRetry })}
        action={action}
        details={error.requestId}
      >
        {text}
      </ErrorState>
    </Card>
  );
}
