import { RefreshNotice } from '@portal/shared/list';
import { Button, Card, ErrorState } from '@portal/shared/ui';
import { useText } from '../../../../messages/useText';

interface Props {
  error: Error;
  /** Rows loaded earlier are still there. */
  hasRows: boolean;
  isRetrying: boolean;
  onRetry: () => void;
}

export function ListFailed({ error, hasRows, isRetrying, onRetry }: Props) {
  const t = useText();
  const title = t('enquiries.error.title');
  const retry = t('enquiries.error.retry');
  const message = error.message || t('enquiries.error.text');
  if (hasRows)
    return (
      <RefreshNotice title={title} retry={retry} isRetrying={isRetrying} onRetry={onRetry}>
        {navigator.onLine
          ? t('enquiries.error.kept', { message: message.replace(/\.$/, '') })
          : t('enquiries.error.offline')}
      </RefreshNotice>
    );
  return (
    <Card>
      <ErrorState
        title={title}
        action={
          <Button icon="refresh" busy={isRetrying} onClick={onRetry}>
            {retry}
          </Button>
        }
      >
        {message}
      </ErrorState>
    </Card>
  );
}
