import { lookupEndpoints, lookupId, type LookupRow } from '@portal/shared/contract';
import { createNamedOption } from '@portal/shared/names';
import { usePlaceNames } from '@portal/shared/names/places';
import { useVehicleNames } from '@portal/shared/names/vehicles';
import { useQuery } from '@portal/shared/portal';
import type { SelectOption } from '@portal/shared/ui';

export interface Choices {
  readonly options: readonly SelectOption[];
  readonly isLoading: boolean;
  /** Set if the list failed to load. */
  readonly retry: (() => void) | null;
  getName(id: string): string;
}

type GetName = ReturnType<typeof usePlaceNames>;
interface Answer {
  readonly data: readonly LookupRow[] | undefined;
  readonly error: unknown;
  readonly isLoading: boolean;
  refresh(): Promise<unknown>;
}
function toChoices({ data, error, isLoading, refresh }: Answer, named: GetName): Choices {
  const options = (data ?? []).map((row) => createNamedOption(lookupId(row), row.name, named));
  return {
    options,
    isLoading,
    retry: error && !data ? () => void refresh() : null,
    getName: (id) => options.find(({ value }) => value === id)?.label ?? '',
  };
}
const quiet = { onError: () => undefined };

export function useVehicleChoices(vehicleCategoryId: string) {
  const named = useVehicleNames();
  const categoryInput = vehicleCategoryId ? { query: { vehicleCategoryId } } : null;
  return {
    categories: toChoices(useQuery(lookupEndpoints.vehicleCategories, { query: {} }, quiet), named),
    types: toChoices(useQuery(lookupEndpoints.vehicleTypes, categoryInput, quiet), named),
    brands: toChoices(useQuery(lookupEndpoints.vehicleBrands, categoryInput, quiet), named),
  };
}

export function usePlaceChoices(stateId: string) {
  const named = usePlaceNames();
  return {
    states: toChoices(useQuery(lookupEndpoints.parentStates, { query: {} }, quiet), named),
    cities: toChoices(
      useQuery(lookupEndpoints.cities, stateId ? { query: { stateId } } : null, quiet),
      named,
    ),
  };
}
