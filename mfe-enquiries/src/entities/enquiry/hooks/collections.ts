import { enquiryEndpoints, type EnquiryStatus } from '@portal/shared/contract';
import type { Portal } from '@portal/shared/portal';
import { createCollectionStore, type CollectionStore } from '../model/collection-store';

/** The collections of a portal. They live as long as the session that may see them. */
export interface Collections {
  of(agentId: string, status?: EnquiryStatus): CollectionStore;
  each(callback: (store: CollectionStore) => void): void;
}

const known = new WeakMap<Portal, Collections>();

export function getCollections(portal: Portal): Collections {
  const there = known.get(portal);
  if (there) return there;
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
    of(agentId, status) {
      const key = `${country.get().id} ${agentId} ${status ?? ''}`;
      const there = stores.get(key);
      if (there) return there;
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
