import * as v from 'valibot';
import { defaultLocale, locales, type Locale } from '../contract/locales';
import { createListeners, type Observable } from './observable';
import type { KeyValueStore } from './create-store';
import { storedKeys } from './stored-keys';

const preferences = v.object({
  theme: v.fallback(v.picklist(['system', 'light', 'dark']), 'system'),
  direction: v.fallback(v.picklist(['auto', 'ltr', 'rtl']), 'auto'),
  locale: v.fallback(v.picklist(Object.keys(locales) as Locale[]), defaultLocale),
  /** How new enquiries are announced in addition to what the pages show. */
  enquirySound: v.fallback(v.boolean(), false),
  enquiryNotifications: v.fallback(v.boolean(), false),
  /** The dashboard leaves out the first steps of a new agent. */
  hidesFirstSteps: v.fallback(v.boolean(), false),
  listingsLayout: v.fallback(v.picklist(['table', 'cards']), 'table'),
  /** Density and columns by list, as `@portal/shared/list` reads them. */
  lists: v.fallback(v.unknown(), {}),
});
export type Preferences = v.InferOutput<typeof preferences>;

export interface PreferenceStore extends Observable {
  get(): Preferences;
  set(change: Partial<Preferences>): void;
  /** Tells this tab what another tab chose. */
  syncFromOtherTab(): void;
}

export function createPreferenceStore(storage: KeyValueStore): PreferenceStore {
  const listeners = createListeners();
  const read = () => v.parse(preferences, parse(storage.get(storedKeys.preferences)));
  let current = read();
  return {
    subscribe: listeners.subscribe,
    get: () => current,
    set(change) {
      current = { ...current, ...change };
      storage.set(storedKeys.preferences, JSON.stringify(current));
      listeners.notify();
    },
    syncFromOtherTab() {
      current = read();
      listeners.notify();
    },
  };
}

function parse(text: string | null): object {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
