/** The part of Web Storage that the portal uses. */
export interface KeyValueStore {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

/**
 * Web Storage that continues in memory where the browser blocks it or it is full. The agent can go on, but
 * another tab or a reload does not see the values. `onUnavailable` is called once.
 */
export function createStore(open: () => Storage, onUnavailable: () => void = () => undefined): KeyValueStore {
  const memory = new Map<string, string>();
  let isReported = false;
  const unavailable = () => {
    if (!isReported) onUnavailable();
    isReported = true;
  };
  const attempt = <Result>(access: (storage: Storage) => Result, otherwise: Result): Result => {
    try {
      return access(open());
    } catch {
      unavailable();
      return otherwise;
    }
  };
  return {
    get: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key), null),
    set(key, value) {
      memory.delete(key);
      const kept = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }, false);
      if (!kept) memory.set(key, value);
    },
    remove(key) {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key), undefined);
    },
  };
}
