import {
  countries,
  defaultCountry,
  isCountryCode,
  type Country,
  type CountryCode,
} from '../contract/entities/country';
import type { EventBus } from '../events';
import { createListeners, type Observable } from './observable';
import type { KeyValueStore } from './create-store';
import { storedKeys } from './stored-keys';

export interface CountryStore extends Observable {
  get(): Country;
  set(code: CountryCode): void;
}

/** The selected country. The next call of `get` sees the choice of another tab. */
export function createCountryStore(
  storage: KeyValueStore,
  events: EventBus,
  offered: readonly CountryCode[],
): CountryStore {
  const listeners = createListeners();
  const fallback = offered.includes(defaultCountry) ? defaultCountry : (offered[0] ?? defaultCountry);
  const read = (): CountryCode => {
    const stored = storage.get(storedKeys.appCountry);
    return isCountryCode(stored) && offered.includes(stored) ? stored : fallback;
  };
  return {
    subscribe: listeners.subscribe,
    get: () => countries[read()],
    set(code) {
      const previous = read();
      storage.set(storedKeys.appCountry, code);
      if (previous === code) return;
      listeners.notify();
      events.emit('country:changed', { country: code, previous });
    },
  };
}
