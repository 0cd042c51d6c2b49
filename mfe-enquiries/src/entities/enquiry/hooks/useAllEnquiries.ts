import { limits, type EnquiryStatus } from '@portal/shared/contract';
import { usePortal } from '@portal/shared/portal';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { emptyCollection, type Collection } from '../model/collection';
import { getCollections } from './collections';

const noReader = { subscribe: () => () => undefined, get: () => emptyCollection };

export interface AllEnquiries extends Collection {
  /** Loads everything, or reloads if all is there. */
  load(): Promise<void>;
}

/**
 * Every enquiry of the agent, optionally of one status. Loads only after `load` or with `wanted`; cancelled
 * when no component is left.
 */
export function useAllEnquiries(
  agentId: string | null,
  { status, isNeeded = false }: { status?: EnquiryStatus | undefined; isNeeded?: boolean } = {},
): AllEnquiries {
  const portal = usePortal();
  const store = agentId === null ? null : getCollections(portal).get(agentId, status);
  const { subscribe, get } = store ?? noReader;
  const collection = useSyncExternalStore(subscribe, get, get);
  const load = useCallback(() => store?.read() ?? Promise.resolve(), [store]);

  useEffect(() => {
    if (!isNeeded || !store) return undefined;
    if (!store.get().isComplete) void store.read();
    const timer = setInterval(() => void store.read(), limits.enquiry.refetchInterval);
    return () => clearInterval(timer);
  }, [isNeeded, store]);

  return { ...collection, load };
}
