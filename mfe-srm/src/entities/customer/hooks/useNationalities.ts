import { lookupEndpoints } from '@portal/shared/contract';
import { useQuery } from '@portal/shared/portal';

/** The names of all countries; null if they fail to load. */
export function useNationalities(): { names: readonly string[] | null; isLoading: boolean } {
  const { data, error, isLoading } = useQuery(
    lookupEndpoints.countries,
    { query: {} },
    { onError: () => undefined },
  );
  return { names: data ? data.map(({ name }) => name) : error ? null : [], isLoading };
}
