import { useMessages } from '@portal/shared/i18n';
import { Banner, Button, Card, Stack } from '@portal/shared/ui';
import { CustomerNotice } from '../../../entities/customer-link/components/CustomerNotice';
import { LoadingCard } from '../../../entities/customer-link/components/LoadingCard';
import { useOnline } from '../../../entities/customer-link/hooks/useOnline';
import { useListingText } from '../../../messages/useListingText';
import type { OpenedListing } from '../hooks/useListing';
import { ListingContact } from './ListingContact';
import { ListingFacts } from './ListingFacts';
import { ListingPhotos } from './ListingPhotos';
import { ListingPrices } from './ListingPrices';
import { ListingTop } from './ListingTop';

/** A vehicle that anyone with its link may see; or why there is none. */
export function ListingView({ state, retry, onPhotoFailed }: OpenedListing) {
  const t = useListingText();
  const say = useMessages();
  const isOnline = useOnline();
  if (state.status === 'loading') return <LoadingCard label={t('listing.loading')} height={16} />;
  if (state.status === 'gone')
    return (
      <CustomerNotice title={t('listing.gone')} icon="alert" support={null}>
        {t('listing.gone.text')}
      </CustomerNotice>
    );
  if (state.status === 'failed')
    return (
      <CustomerNotice
        title={t('listing.failed')}
        icon="alert"
        support={null}
        action={
          <Button variant="primary" icon="refresh" onClick={retry}>
            {say('ui.tryAgain')}
          </Button>
        }
      >
        {t('listing.failed.text')}
      </CustomerNotice>
    );
  const { listing } = state;
  return (
    <Stack gap={4}>
      {!isOnline && (
        <Banner tone="warning" title={t('listing.offline')}>
          {t('listing.offline.text')}
        </Banner>
      )}
      <Card>
        <ListingTop listing={listing} />
        {listing.photos.length > 0 && <ListingPhotos listing={listing} onFailed={onPhotoFailed} />}
      </Card>
      <ListingPrices listing={listing} />
      <ListingContact listing={listing} />
      <ListingFacts listing={listing} />
    </Stack>
  );
}
