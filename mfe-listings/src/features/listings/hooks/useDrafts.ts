import { isNotOffered } from '@portal/shared/api';
import {
  draftLevels,
  listingDraftEndpoints,
  type DraftLevel,
  type ListingDraftSummary,
} from '@portal/shared/contract';
import { useCapability, useQuery } from '@portal/shared/portal';
import { useMemo } from 'react';

const none: readonly ListingDraftSummary[] = [];

/** New listings that the agent has begun, and of each existing one the first level with unsaved changes. */
export function useDrafts() {
  const isOffered = useCapability('listing-drafts');
  const query = useQuery(listingDraftEndpoints.list, isOffered ? {} : null, {
    // The page says it in place of the drafts: the list is useful without them.
    onError: () => undefined,
  });
  const { data, error, isLoading, refresh } = query;
  const list = data?.list ?? none;
  const found = useMemo(() => {
    const changes = new Map<string, DraftLevel>();
    for (const level of draftLevels)
      for (const draft of list)
        if (draft.level === level && draft.vehicleId !== null && !changes.has(draft.vehicleId))
          changes.set(draft.vehicleId, level);
    return { drafts: list.filter(({ vehicleId }) => vehicleId === null), changes };
  }, [list]);
  // A server without drafts has none to show.
  const isFailed = error && !isNotOffered(error) && !data;
  return {
    ...found,
    isLoading: isLoading && !error,
    failure: isFailed ? { isRetrying: query.isRefreshing, onRetry: () => void refresh() } : null,
  };
}
