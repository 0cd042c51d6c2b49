import { shareTarget } from '@portal/shared/contract';
import { Banner, LinkButton } from '@portal/shared/ui';
import { useListingsText } from '../../../messages/useListingsText';
import { useReadPhotos } from '../hooks/useReadPhotos';

/** Photos that were shared while their page could not be opened, as without a connection. */
export function WaitingPhotos() {
  const t = useListingsText();
  const { photos = [] } = useReadPhotos();
  if (photos.length === 0) return null;
  return (
    <Banner
      tone="info"
      action={
        <LinkButton size="sm" to={shareTarget.page}>
          {t('listings.shared.choose')}
        </LinkButton>
      }
    >
      {t('listings.shared.waiting', { count: photos.length })}
    </Banner>
  );
}
