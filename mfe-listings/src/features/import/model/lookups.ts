import type { Named } from '@portal/shared/csv';

/** The lists that names of a file are looked up in. */
export interface Lookups {
  readonly categories: readonly Named[];
  readonly types: readonly (Named & { readonly vehicleCategoryId?: string | undefined })[];
  readonly brands: readonly (Named & { readonly vehicleCategoryIds?: readonly string[] | undefined })[];
  readonly states: readonly Named[];
  readonly cities: readonly (Named & { readonly stateId?: string | undefined })[];
}
