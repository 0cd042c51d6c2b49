import { lookupEndpoints, lookupId, type LookupRow } from '@portal/shared/contract';
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
  /** Set when the list cannot be had. */
  readonly retry: (() => void) | null;
}
const choicesOf = ({ data, error, isLoading, refresh }: Answer): Choices => ({
  options: (data ?? []).map((row) => ({ value: lookupId(row), label: row.name })),
  isLoading,
  retry: error && !data ? () => void refresh() : null,
});
const quiet = { onError: () => undefined };

/** Categories, and the brands of one. */
export function useChoices(vehicleCategoryId: string): { categories: Choices; brands: Choices } {
  const ofCategory = vehicleCategoryId ? { query: { vehicleCategoryId } } : null;
  return {
    categories: choicesOf(useQuery(lookupEndpoints.vehicleCategories, { query: {} }, quiet)),
    brands: choicesOf(useQuery(lookupEndpoints.vehicleBrands, ofCategory, quiet)),
  };
}
