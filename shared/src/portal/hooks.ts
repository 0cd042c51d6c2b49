import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { Capability } from '../contract/capability';
import type { PortalEvents } from '../events';
import { usePortal } from './provider';

/** Whether the selected country's API announces this capability. Calls that it would refuse are not made. */
export function useCapability(capability: Capability): boolean {
  const { capabilities } = usePortal();
  const has = () => capabilities.has(capability);
  return useSyncExternalStore(capabilities.subscribe, has, has);
}

export const useApi = () => usePortal().api;
export const useConfig = () => usePortal().config;
export const useEvents = () => usePortal().events;
/** The server's clock. It sends no event when time passes: read it when needed. */
export const useServerClock = () => usePortal().clock;
export const useNotify = () => usePortal().notify;

/** The session, or null. Renders again when it starts, is refreshed or ends. */
export function useSession() {
  const { session } = usePortal();
  return useSyncExternalStore(session.subscribe, session.get, session.get);
}

export function useCountry() {
  const { country } = usePortal();
  return useSyncExternalStore(country.subscribe, country.get, country.get);
}

export function usePreferences() {
  const { preferences } = usePortal();
  return useSyncExternalStore(preferences.subscribe, preferences.get, preferences.get);
}

/** Listens to one event for as long as the component is mounted. */
export function useEvent<Name extends keyof PortalEvents>(
  name: Name,
  handler: (fact: PortalEvents[Name]) => void,
): void {
  const { events } = usePortal();
  const latest = useEffectEvent(handler);
  useEffect(() => events.on(name, (fact) => latest(fact)), [events, name]);
}

/**
 * Names the record that the page shows in the title of the tab, for as long as the component is mounted. Does
 * nothing while the name is not known.
 */
export function usePageName(name: string | null | undefined, title?: string): void {
  const { pageName } = usePortal();
  useEffect(() => (name ? pageName.give({ name, title }) : undefined), [pageName, name, title]);
}
