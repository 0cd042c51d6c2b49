import { createListeners, type Observable } from './observable';

/** The name of one record's page in the tab: the car, the trip, in front of the page's own title. */
export interface PageName {
  readonly name: string;
  /** Replaces the route's title, where the record makes it another page. */
  readonly title?: string | undefined;
}

export interface PageNameStore extends Observable {
  get(): PageName | null;
  /** @returns removes the name, unless another page has set its own meanwhile */
  give(name: PageName): () => void;
}

export function createPageNameStore(): PageNameStore {
  const listeners = createListeners();
  let current: PageName | null = null;
  const set = (next: PageName | null) => {
    current = next;
    listeners.notify();
  };
  return {
    subscribe: listeners.subscribe,
    get: () => current,
    give(name) {
      set(name);
      return () => {
        if (current === name) set(null);
      };
    },
  };
}
