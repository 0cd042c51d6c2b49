import { lookupEndpoints } from '@portal/shared/contract';
import { useApi } from '@portal/shared/portal';
import { useRef } from 'react';
import type { Lookups } from '../model/lookups';

/** The lists that names are looked up in, loaded on first use. */
export function useLookups(): () => Promise<Lookups> {
  const api = useApi();
  const known = useRef<Promise<Lookups> | null>(null);
  async function read(): Promise<Lookups> {
    const [categories, types, brands, states, cities] = await Promise.all([
      api.call(lookupEndpoints.vehicleCategories, { query: {} }),
      api.call(lookupEndpoints.vehicleTypes, { query: {} }),
      api.call(lookupEndpoints.vehicleBrands, { query: {} }),
      api.call(lookupEndpoints.parentStates, { query: {} }),
      api.call(lookupEndpoints.cities, { query: {} }),
    ]);
    return { categories, types, brands, states, cities };
  }
  return () => {
    known.current ??= read().catch((error: unknown) => {
      known.current = null;
      throw error;
    });
    return known.current;
  };
}
