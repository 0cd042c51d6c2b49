import { createListeners, type Observable } from './observable';

/** What one record's page is called in the tab: the car, the trip, in front of the page's own title. */
export interface PageName {
  readonly name: string;
  /** In place of the route's title, where the record makes it another page. */
  readonly title?: string | undefined;
}

export interface PageNameStore extends Observable {
  get(): PageName | null;
  /** @returns takes the name away, unless another page has given its own meanwhile */
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
