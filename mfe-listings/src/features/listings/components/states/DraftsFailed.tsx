import { RefreshNotice } from '@portal/shared/list';
import { useListingsText } from '../../../../messages/useListingsText';

interface Props {
  isRetrying: boolean;
  onRetry: () => void;
}

/** In place of the drafts: otherwise an agent would believe that theirs are lost. */
export function DraftsFailed(props: Props) {
  const t = useListingsText();
  return (
    <RefreshNotice {...props} title={t('listings.drafts.failed')} retry={t('listings.error.retry')}>
      {null}
    </RefreshNotice>
  );
}
