import { lookupEndpoints, lookupId, type LookupRow } from '@portal/shared/contract';
import { useQuery } from '@portal/shared/portal';

/** A list that cannot be had leaves its filter out: the page does without. */
const steady = { onError: () => undefined, revalidateOnFocus: false, revalidateIfStale: false };

const toOptions = (rows: readonly LookupRow[] | undefined) =>
  (rows ?? [])
    .filter((row) => row.id ?? row._id)
    .map((row) => ({ value: lookupId(row), label: row.name }))
    .sort((a, b) => a.label.localeCompare(b.label));

/** What the filters offer; the brands are those of the chosen category. */
export function useFilterChoices(category: string) {
  const categories = useQuery(lookupEndpoints.vehicleCategories, { query: {} }, steady);
  const ofCategory = category ? { vehicleCategoryId: category } : {};
  const brands = useQuery(lookupEndpoints.vehicleBrands, { query: ofCategory }, steady);
  const places = useQuery(lookupEndpoints.parentStates, { query: {} }, steady);
  return {
    categories: toOptions(categories.data),
    brands: toOptions(brands.data),
    places: toOptions(places.data),
  };
}
export type FilterChoices = ReturnType<typeof useFilterChoices>;
