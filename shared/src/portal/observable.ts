export interface Observable {
  subscribe(listener: () => void): () => void;
}

export function createListeners(): Observable & { notify(): void } {
  const listeners = new Set<() => void>();
  return {
    notify: () => [...listeners].forEach((listener) => listener()),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
