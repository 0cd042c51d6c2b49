import type { ApiError } from '@portal/shared/api';
import { useFailureText } from '@portal/shared/forms';
import { Card, ErrorState, LinkButton } from '@portal/shared/ui';
import { useFleetText } from '../../../../messages/useFleetText';
import { paths } from '../../../../paths';

interface Props {
  error: ApiError;
  isRetrying: boolean;
  onRetry: () => void;
}

/** The vehicle cannot be shown; one that is gone or another's will not come by trying again. */
export function VehicleFailed({ error, isRetrying, onRetry }: Props) {
  const t = useFleetText();
  const { title, text } = useFailureText()(error);
  const isGone = error.status === 404 || error.status === 422;
  return (
    <Card>
      <ErrorState
        title={title}
        retrying={isRetrying}
        {...(isGone ? {} : { onRetry })}
        action={<LinkButton to={paths.vehicles}>{t('fleet.form.toList')}</LinkButton>}
        details={error.requestId}
      >
        {text}
      </ErrorState>
    </Card>
  );
}
