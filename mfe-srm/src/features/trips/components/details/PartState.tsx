import type { ApiError } from '@portal/shared/api';
import { FormFailure } from '@portal/shared/forms';
import { Button, Inline, Skeleton, VisuallyHidden } from '@portal/shared/ui';
import { useTripsText } from '../../../../messages/useTripsText';

interface Props {
  loading: string;
  error: ApiError | undefined;
  isRetrying: boolean;
  onRetry: () => void;
}

/** Replaces a part of the drawer that is loading, or failed to. */
export function PartState({ loading, error, isRetrying, onRetry }: Props) {
  const t = useTripsText();
  if (!error)
    return (
      <div aria-busy>
        <VisuallyHidden role="status">{loading}</VisuallyHidden>
        <Skeleton width="60%" />
      </div>
    );
  return (
    <>
      <FormFailure error={error} />
      <Inline>
        <Button size="sm" icon="refresh" busy={isRetrying} onClick={onRetry}>
          {t('trips.retry')}
        </Button>
      </Inline>
    </>
  );
}
