import { lookupEndpoints, lookupId, type LookupRow } from '@portal/shared/contract';
import { useQuery } from '@portal/shared/portal';
import type { SelectOption } from '@portal/shared/ui';

export interface Choices {
  readonly options: readonly SelectOption[];
  readonly isLoading: boolean;
  /** Set when the list cannot be had. */
  readonly retry: (() => void) | null;
  nameOf(id: string): string;
}

interface Answer {
  readonly data: readonly LookupRow[] | undefined;
  readonly error: unknown;
  readonly isLoading: boolean;
  refresh(): Promise<unknown>;
}
function choicesOf({ data, error, isLoading, refresh }: Answer): Choices {
  const options = (data ?? []).map((row) => ({ value: lookupId(row), label: row.name }));
  return {
    options,
    isLoading,
    retry: error && !data ? () => void refresh() : null,
    nameOf: (id) => options.find(({ value }) => value === id)?.label ?? '',
  };
}
const quiet = { onError: () => undefined };

export function useVehicleChoices(vehicleCategoryId: string) {
  const ofCategory = vehicleCategoryId ? { query: { vehicleCategoryId } } : null;
  return {
    categories: choicesOf(useQuery(lookupEndpoints.vehicleCategories, { query: {} }, quiet)),
    types: choicesOf(useQuery(lookupEndpoints.vehicleTypes, ofCategory, quiet)),
    brands: choicesOf(useQuery(lookupEndpoints.vehicleBrands, ofCategory, quiet)),
  };
}

export function usePlaceChoices(stateId: string) {
  return {
    states: choicesOf(useQuery(lookupEndpoints.parentStates, { query: {} }, quiet)),
    cities: choicesOf(useQuery(lookupEndpoints.cities, stateId ? { query: { stateId } } : null, quiet)),
  };
}
