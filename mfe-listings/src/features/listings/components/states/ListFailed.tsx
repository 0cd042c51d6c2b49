import type { ApiError } from '@portal/shared/api';
import { LoadFailed, RefreshNotice } from '@portal/shared/list';
import { useListingsText } from '../../../../messages/useListingsText';

interface Props {
  error: ApiError;
  /** Rows loaded earlier are still there. */
  hasRows: boolean;
  isRetrying: boolean;
  onRetry: () => void;
}

export function ListFailed({ error, hasRows, ...retrying }: Props) {
  const t = useListingsText();
  const title = t('listings.error.title');
  if (!hasRows) return <LoadFailed {...retrying} error={error} words={{ title, text: error.message }} />;
  return (
    <RefreshNotice {...retrying} title={title} retry={t('listings.error.retry')}>
      {error.kind === 'offline'
        ? t('listings.error.offline')
        : t('listings.error.kept', { message: error.message.replace(/\.$/, '') })}
    </RefreshNotice>
  );
}
