import { lookupEndpoints, lookupId, type LookupRow } from '@portal/shared/contract';
import { createNamedOption } from '@portal/shared/names';
import { useVehicleNames } from '@portal/shared/names/vehicles';
import { useQuery } from '@portal/shared/portal';
import type { SelectOption } from '@portal/shared/ui';

interface Answer {
  readonly data: readonly LookupRow[] | undefined;
  readonly error: unknown;
  readonly isLoading: boolean;
  refresh(): Promise<unknown>;
}
export interface Choices {
  readonly options: readonly SelectOption[];
  readonly isLoading: boolean;
  /** Set if the list failed to load. */
  readonly retry: (() => void) | null;
}
const toChoices = (
  { data, error, isLoading, refresh }: Answer,
  named: ReturnType<typeof useVehicleNames>,
): Choices => ({
  options: (data ?? []).map((row) => createNamedOption(lookupId(row), row.name, named)),
  isLoading,
  retry: error && !data ? () => void refresh() : null,
});
const quiet = { onError: () => undefined };

/** Categories, and the brands of one. */
export function useVehicleLookups(vehicleCategoryId: string): { categories: Choices; brands: Choices } {
  const named = useVehicleNames();
  const categoryInput = vehicleCategoryId ? { query: { vehicleCategoryId } } : null;
  return {
    categories: toChoices(useQuery(lookupEndpoints.vehicleCategories, { query: {} }, quiet), named),
    brands: toChoices(useQuery(lookupEndpoints.vehicleBrands, categoryInput, quiet), named),
  };
}
