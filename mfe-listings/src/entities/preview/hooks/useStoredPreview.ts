import type { Listing } from '@portal/shared/contract';
import { usePlaceNames } from '@portal/shared/names/places';
import { useVehicleNames } from '@portal/shared/names/vehicles';
import { useCountry } from '@portal/shared/portal';
import { useFormText } from '../../../messages/useFormText';
import { useSpecification } from '../../listing/hooks/useSpecification';
import { toBasicsValues } from '../../listing/model/to-basics-values';
import type { MediaItem } from '../../media/model/media-item';
import { previewListing, type PreviewListing } from '../model/preview-listing';

/** The stored listing as a customer sees it. */
export function useStoredPreview(listing: Listing): PreviewListing {
  const t = useFormText();
  const country = useCountry();
  const values = toBasicsValues(listing, useSpecification());
  const vehicleName = useVehicleNames();
  const placeName = usePlaceNames();
  const names = {
    brand: listing.vehicleBrand ?? '',
    type: vehicleName(listing.vehicleType ?? ''),
    state: placeName(listing.state ?? ''),
    cities: (listing.cities ?? []).map(placeName),
  };
  const photos = (listing.vehiclePhotos ?? []).map((file): MediaItem => {
    const reference = typeof file === 'string' ? undefined : file;
    const fileId = typeof file === 'string' ? file : file.id;
    return { key: fileId, list: 'vehiclePhotos', status: 'stored', fileId, reference, share: 1 };
  });
  return previewListing(values, names, photos, { t, country });
}
