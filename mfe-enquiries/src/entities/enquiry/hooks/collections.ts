import { enquiryEndpoints, type EnquiryStatus } from '@portal/shared/contract';
import type { Portal } from '@portal/shared/portal';
import { createCollectionStore, type CollectionStore } from '../model/collection-store';

/** The collections of a portal. They live as long as the session that may see them. */
export interface Collections {
  get(agentId: string, status?: EnquiryStatus): CollectionStore;
  each(callback: (store: CollectionStore) => void): void;
}

const known = new WeakMap<Portal, Collections>();

export function getCollections(portal: Portal): Collections {
  const existing = known.get(portal);
  if (existing) return existing;
  const made = createCollections(portal);
  known.set(portal, made);
  return made;
}

function createCollections({ api, country, events }: Portal): Collections {
  const stores = new Map<string, CollectionStore>();
  const forget = () => {
    stores.forEach((store) => store.stop());
    stores.clear();
  };
  // As long as the browser page lives, because a session may end while another page is open.
  events.on('session:ended', forget);
  events.on('country:changed', forget);
  return {
    each: (callback) => stores.forEach(callback),
    get(agentId, status) {
      const key = `${country.get().id} ${agentId} ${status ?? ''}`;
      const existing = stores.get(key);
      if (existing) return existing;
      const store = createCollectionStore(
        (page, limit, signal) =>
          api.call(
            enquiryEndpoints.list,
            { params: { agentId }, query: { page, limit, ...(status ? { status } : {}) } },
            { signal },
          ),
        status,
      );
      stores.set(key, store);
      return store;
    },
  };
}
