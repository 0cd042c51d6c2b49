import { useCountry } from '@portal/shared/portal';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useFormText } from '../../../messages/useFormText';
import { usePlaceChoices, useVehicleChoices } from '../../listing/hooks/useLookupNames';
import type { BasicsValues, CheckedBasics } from '../../listing/model/to-basics-values';
import { filterByList, type MediaItem } from '../../media/model/media-item';
import { previewListing } from '../model/preview-listing';
import { PreviewAside } from './PreviewAside';

interface BasicsPreviewProps {
  form: UseFormReturn<BasicsValues, unknown, CheckedBasics>;
  items: readonly MediaItem[];
}

/** The listing as it is being typed; the form itself does not render again for it. */
export function BasicsPreview({ form, items }: BasicsPreviewProps) {
  const t = useFormText();
  const country = useCountry();
  const values = { ...form.getValues(), ...(useWatch({ control: form.control }) as BasicsValues) };
  const { types, brands } = useVehicleChoices(values.vehicleCategoryId);
  const { states, cities } = usePlaceChoices(values.stateId);
  const names = {
    brand: brands.getName(values.vehicleBrandId),
    type: types.getName(values.vehicleTypeId),
    state: states.getName(values.stateId),
    cities: values.cityIds.map(cities.getName).filter(Boolean),
  };
  return (
    <PreviewAside
      listing={previewListing(values, names, filterByList(items, 'vehiclePhotos'), { t, country })}
    />
  );
}
