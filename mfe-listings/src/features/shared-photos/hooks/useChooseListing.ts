import { useSearchText } from '@portal/shared/address';
import { limits, listingDraftEndpoints, vehicleEndpoints } from '@portal/shared/contract';
import { useCapability, useQuery } from '@portal/shared/portal';
import { useCallback, useState } from 'react';
import { isBegun, isListing, type ChosenListing } from '../model/chosen-listing';

const countFiles = (value: unknown): number => (Array.isArray(value) ? value.length : 0);

/** The listing that gets the photos: a new one, or one of the list, the last changed first. */
export function useChooseListing() {
  const [sentSearch, setSentSearch] = useState('');
  const sendSearch = useCallback(({ search: text = '' }: { search?: string }) => setSentSearch(text), []);
  const [search, setSearch] = useSearchText<{ search: string }>(sentSearch, sendSearch);
  const [chosen, setChosen] = useState<ChosenListing | null>(null);
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
  const { data } = useQuery(listingDraftEndpoints.list, keepsDrafts ? {} : null, quiet);
  const drafts = (data?.list ?? []).filter((one) => one.vehicleId === null);
  const found = list.data?.list ?? [];
  const isHidden = isListing(chosen) && !found.some(({ vehicleId }) => vehicleId === chosen.vehicleId);
  const rows = isHidden ? [chosen, ...found] : found;
  return {
    search,
    setSearch,
    rows,
    drafts,
    chosen,
    chosenValue: isListing(chosen) ? chosen.vehicleId : isBegun(chosen) ? chosen.draftId : (chosen ?? ''),
    choose: (value: string) =>
      setChosen(
        value === 'new'
          ? value
          : (drafts.find(({ draftId }) => draftId === value) ??
              rows.find(({ vehicleId }) => vehicleId === value) ??
              null),
      ),
    /** Photos that the chosen listing has already. */
    present: isListing(chosen) ? countFiles(chosen.vehiclePhotos) : isBegun(chosen) ? chosen.photos : 0,
    isLoading: list.isLoading,
    isNone: list.data !== undefined && found.length === 0,
    error: list.error,
    isRefreshing: list.isRefreshing,
    retry: () => void list.refresh(),
  };
}
