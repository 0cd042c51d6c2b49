import { createApiClient, createCapabilityStore, type ApiClient } from '../api';
import type { Capability } from '../contract/capability';
import { countryCodes } from '../contract/entities/country';
import type { PortalConfig } from '../contract/config';
import { createEventBus, portalEventNames, type EventBus, type Notice } from '../events';
import { createI18n, sharedSource, type I18n } from '../i18n';
import { createCountryStore, type CountryStore } from './country-store';
import { createPageNameStore, type PageNameStore } from './page-name';
import { createPreferenceStore, type PreferenceStore } from './preferences';
import { createServerClock, DATE_HEADER_PRECISION, type ServerClock } from './server-clock';
import { createSessionStore, type SessionStore } from './session-store';
import { createStore, type KeyValueStore } from './create-store';

/** What the selected country's API understands beyond the specification. */
export interface Capabilities {
  has(capability: Capability): boolean;
  subscribe(listener: () => void): () => void;
}

/** Everything a remote may use of the portal it runs in. */
export interface Portal {
  readonly config: PortalConfig;
  readonly events: EventBus;
  readonly api: ApiClient;
  readonly capabilities: Capabilities;
  readonly session: SessionStore;
  readonly country: CountryStore;
  readonly preferences: PreferenceStore;
  readonly i18n: I18n;
  /** Countdowns use this clock, not the browser's. */
  readonly clock: ServerClock;
  /** Which record the page shows, for the title of the tab. */
  readonly pageName: PageNameStore;
  /** Lives as long as the tab: unfinished forms. */
  readonly drafts: KeyValueStore;
  notify(notice: Notice): void;
}

export interface PortalSettings {
  readonly config: PortalConfig;
  readonly fetch?: typeof globalThis.fetch;
  /** Called once when the browser stores nothing: the session then ends with the tab. */
  readonly onStorageUnavailable?: () => void;
}

/** Creates the one portal of a page. Only entries call it: the host, or a remote's own main. */
export function createPortal({ config, fetch, onStorageUnavailable }: PortalSettings): Portal {
  const storage = createStore(() => globalThis.localStorage, onStorageUnavailable);
  const events = createEventBus(portalEventNames);
  const session = createSessionStore(storage, events);
  const country = createCountryStore(storage, events, config.countries);
  const preferences = createPreferenceStore(storage);
  const clock = createServerClock();
  const i18n = createI18n(preferences.get());
  void i18n.add(sharedSource);
  const base = () => config.apiBases[country.get().id];
  const announced = createCapabilityStore((at, capability) =>
    countryCodes.some(
      (code) => config.apiBases[code] === at && config.capabilities[code].includes(capability),
    ),
  );
  const api = createApiClient({
    base,
    capabilities: announced,
    accessToken: () => session.get()?.accessToken ?? null,
    onServerTime: (answer) => clock.observe({ ...answer, precision: DATE_HEADER_PRECISION }),
    onUnauthorized: (endpoint, sentToken) => {
      console.warn(`401 from ${endpoint.id}`);
      if (endpoint.access === 'agent') session.reportRefused(sentToken);
    },
    ...(fetch ? { fetch } : {}),
  });
  return {
    config,
    events,
    api,
    capabilities: {
      has: (capability) => announced.offers(base(), capability),
      subscribe: announced.subscribe,
    },
    session,
    country,
    preferences,
    clock,
    i18n,
    pageName: createPageNameStore(),
    drafts: createStore(() => globalThis.sessionStorage),
    notify: (notice) => events.emit('notice:raised', { notice }),
  };
}
