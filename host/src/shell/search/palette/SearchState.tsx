import { Banner, Button, EmptyState, VisuallyHidden } from '@portal/shared/ui';
import { useSearchMessages } from '../../../messages/useSearchMessages';
import type { Found } from './useSearchResults';

interface Props {
  text: string;
  found: Found;
  count: number;
  isOffline: boolean;
}

/** What is shown in addition to the lines: that a search runs, is slow, failed, or found nothing. */
export function SearchState({ text, found, count, isOffline }: Props) {
  const t = useSearchMessages();
  const isEmpty = text.trim() === '';
  const announcement = found.isSearching ? t('search.loading') : t('search.count', { count });
  return (
    <>
      <VisuallyHidden role="status">{isEmpty ? '' : announcement}</VisuallyHidden>
      {isOffline && <Banner tone="warning">{t('search.offline')}</Banner>}
      {found.isSlow && (
        <Banner
          tone="warning"
          title={t('search.slow.title')}
          action={<Button onClick={found.retry}>{t('search.retry')}</Button>}
        >
          {t('search.slow.text')}
        </Banner>
      )}
      {found.hasFailed && !isOffline && (
        <Banner
          tone="danger"
          title={t('search.failed')}
          action={<Button onClick={found.retry}>{t('search.retry')}</Button>}
        >
          {t('search.failed.text')}
        </Banner>
      )}
      {!isEmpty && count === 0 && !found.isSearching && !found.hasFailed && !isOffline && (
        <EmptyState icon="search" title={t('search.nothing.title', { text: text.trim() })}>
          {t('search.nothing.text')}
        </EmptyState>
      )}
    </>
  );
}
