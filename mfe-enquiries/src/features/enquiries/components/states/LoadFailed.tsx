import { Banner, Button, Card, ErrorState } from '@portal/shared/ui';
import { useText } from '../../../../messages/useText';

interface Props {
  message: string;
  isRetrying: boolean;
  onRetry: () => void;
}

/** Nothing can be shown. */
export function LoadFailed({ message, isRetrying, onRetry }: Props) {
  const t = useText();
  return (
    <Card>
      <ErrorState
        title={t('enquiries.error.title')}
        action={
          <Button icon="refresh" busy={isRetrying} onClick={onRetry}>
            {t('enquiries.error.retry')}
          </Button>
        }
      >
        {message || t('enquiries.error.text')}
      </ErrorState>
    </Card>
  );
}

/** Rows loaded earlier are still there. */
export function RefreshFailed({ message, isOffline, isRetrying, onRetry }: Props & { isOffline: boolean }) {
  const t = useText();
  const words = (message || t('enquiries.error.text')).replace(/\.$/, '');
  return (
    <Banner
      tone="warning"
      title={t('enquiries.error.title')}
      action={
        <Button size="sm" icon="refresh" busy={isRetrying} onClick={onRetry}>
          {t('enquiries.error.retry')}
        </Button>
      }
    >
      {isOffline ? t('enquiries.error.offline') : t('enquiries.error.kept', { message: words })}
    </Banner>
  );
}
