import { Banner, Button, Card, ErrorState } from '@portal/shared/ui';
import { useListingsText } from '../../../../messages/useListingsText';

interface Props {
  message: string;
  isRetrying: boolean;
  onRetry: () => void;
}

/** Nothing can be shown. */
export function LoadFailed({ message, isRetrying, onRetry }: Props) {
  const t = useListingsText();
  return (
    <Card>
      <ErrorState title={t('listings.error.title')} retrying={isRetrying} onRetry={onRetry}>
        {message}
      </ErrorState>
    </Card>
  );
}

/** Rows loaded earlier are still there. */
export function RefreshFailed({ message, isOffline, isRetrying, onRetry }: Props & { isOffline: boolean }) {
  const t = useListingsText();
  const words = message.replace(/\.$/, '');
  return (
    <Banner
      tone="warning"
      title={t('listings.error.title')}
      action={
        <Button size="sm" icon="refresh" busy={isRetrying} onClick={onRetry}>
          {t('listings.error.retry')}
        </Button>
      }
    >
      {isOffline ? t('listings.error.offline') : t('listings.error.kept', { message: words })}
    </Banner>
  );
}
