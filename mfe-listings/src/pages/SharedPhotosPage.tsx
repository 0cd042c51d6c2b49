import { shareTarget } from '@portal/shared/contract';
import { Banner, Card, EmptyState, LinkButton, PageHeader, Skeleton, Stack } from '@portal/shared/ui';
import { useSearchParams } from 'react-router-dom';
import { listPath } from '../entities/listing/model/paths';
import { SharedPhotos } from '../features/shared-photos/components/SharedPhotos';
import { useReadPhotos } from '../features/shared-photos/hooks/useReadPhotos';
import { useSharedPhotosText } from '../messages/useSharedPhotosText';
import { useText } from '../messages/useText';

/** `/listings/shared-photos`: photos that a phone shared with the installed portal. */
export function SharedPhotosPage() {
  const words = useText();
  const t = useSharedPhotosText();
  const [search] = useSearchParams();
  const { photos, drop, clear } = useReadPhotos();
  const isNone = photos?.length === 0;
  return (
    <Stack gap={4}>
      <PageHeader title={words('listings.shared.title')} subtitle={isNone ? undefined : t('shared.text')} />
      {search.has(shareTarget.missed) && (
        <Banner tone="warning" title={t('shared.missed.title')}>
          {t('shared.missed.text')}
        </Banner>
      )}
      {photos === undefined && <Skeleton height={16} />}
      {isNone && (
        <Card>
          <EmptyState
            title={t('shared.none.title')}
            action={<LinkButton to={listPath}>{t('shared.none.link')}</LinkButton>}
          >
            {t('shared.none.text')}
          </EmptyState>
        </Card>
      )}
      {photos && !isNone && <SharedPhotos photos={photos} onDrop={drop} onClear={clear} />}
    </Stack>
  );
}
