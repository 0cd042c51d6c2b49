import type { ApiError } from '@portal/shared/api';
import { FormFailure } from '@portal/shared/forms';
import { Button, Inline } from '@portal/shared/ui';
import { useMoneyText } from '../../../messages/useMoneyText';

interface Props {
  error: ApiError;
  isRetrying: boolean;
  onRetry: () => void;
}

/** Says that a part about money could not be loaded, and loads it again. */
export function MoneyFailed({ error, isRetrying, onRetry }: Props) {
  const t = useMoneyText();
  return (
    <>
      <FormFailure error={error} />
      <Inline>
        <Button size="sm" icon="refresh" busy={isRetrying} onClick={onRetry}>
          {t('money.retry')}
        </Button>
      </Inline>
    </>
  );
}
