import { lookupEndpoints, lookupId, type LookupRow } from '@portal/shared/contract';
import { usePlaceNames } from '@portal/shared/names/places';
import { useVehicleNames } from '@portal/shared/names/vehicles';
import { useI18n, useQuery } from '@portal/shared/portal';

/** A list that fails to load leaves its filter out; the page works without it. */
const steady = { onError: () => undefined, revalidateOnFocus: false, revalidateIfStale: false };

const toOptions = (
  rows: readonly LookupRow[] | undefined,
  getName: (name: string) => string,
  locale: string,
) =>
  (rows ?? [])
    .filter((row) => row.id ?? row._id)
    .map((row) => ({ value: lookupId(row), label: getName(row.name) }))
    .sort((a, b) => a.label.localeCompare(b.label, locale));

/** The options of the filters; the brands are those of the chosen category. */
export function useFilterChoices(category: string) {
  const { locale } = useI18n();
  const vehicleName = useVehicleNames();
  const placeName = usePlaceNames();
  const categories = useQuery(lookupEndpoints.vehicleCategories, { query: {} }, steady);
  const categoryFilter = category ? { vehicleCategoryId: category } : {};
  const brands = useQuery(lookupEndpoints.vehicleBrands, { query: categoryFilter }, steady);
  const places = useQuery(lookupEndpoints.parentStates, { query: {} }, steady);
  return {
    categories: toOptions(categories.data, vehicleName, locale),
    brands: toOptions(brands.data, vehicleName, locale),
    places: toOptions(places.data, placeName, locale),
  };
}
