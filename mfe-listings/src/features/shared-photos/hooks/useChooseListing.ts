import { useSearchText } from '@portal/shared/address';
import { limits, listingDraftEndpoints, vehicleEndpoints, type Listing } from '@portal/shared/contract';
import { useCapability, useQuery } from '@portal/shared/portal';
import { useCallback, useState } from 'react';

const countFiles = (value: unknown): number => (Array.isArray(value) ? value.length : 0);

/** The listing that gets the photos: a new one, or one of the list, the last changed first. */
export function useChooseListing() {
  const [sentSearch, setSentSearch] = useState('');
  const sendSearch = useCallback(({ search: text = '' }: { search?: string }) => setSentSearch(text), []);
  const [search, setSearch] = useSearchText<{ search: string }>(sentSearch, sendSearch);
  const [chosen, setChosen] = useState<Listing | 'new' | null>(null);
  const quiet = { onError: () => undefined };
  const list = useQuery(
    vehicleEndpoints.list,
    {
      query: {
        page: limits.page.first,
        limit: limits.page.limit,
        sortBy: 'updatedAt',
        sortOrder: 'DESC',
        ...(sentSearch.trim() ? { search: sentSearch.trim() } : {}),
      },
    },
    quiet,
  );
  const keepsDrafts = useCapability('listing-drafts');
  const { data } = useQuery(listingDraftEndpoints.get, keepsDrafts ? {} : null, quiet);
  const draft = data?.draft ?? null;
  const found = list.data?.list ?? [];
  const isHidden =
    chosen !== null && chosen !== 'new' && !found.some(({ vehicleId }) => vehicleId === chosen.vehicleId);
  const rows = isHidden ? [chosen, ...found] : found;
  return {
    search,
    setSearch,
    rows,
    draft,
    chosen,
    choose: (value: string) =>
      setChosen(value === 'new' ? 'new' : (rows.find(({ vehicleId }) => vehicleId === value) ?? null)),
    /** Photos that the chosen listing has already. */
    present: countFiles(chosen === 'new' ? draft?.values.vehiclePhotos : chosen?.vehiclePhotos),
    isLoading: list.isLoading,
    isNone: list.data !== undefined && found.length === 0,
    error: list.error,
    isRefreshing: list.isRefreshing,
    retry: () => void list.refresh(),
  };
}
