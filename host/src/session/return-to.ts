import type { KeyValueStore } from '@portal/shared/portal';

/** Where the agent was when their session ended: a path of this portal, kept as long as the tab. */
const KEY = 'returnTo';

/** Only a path of our own counts. An address with a host, however it is written, does not. */
export function isOwnPath(value: string | null): value is string {
  if (!value || !/^\/(?![/\\])/.test(value)) return false;
  try {
    return new URL(value, globalThis.location.origin).origin === globalThis.location.origin;
  } catch {
    return false;
  }
}

export function rememberReturn(drafts: KeyValueStore, path: string): void {
  if (isOwnPath(path) && path !== '/') drafts.set(KEY, path);
}

export function takeReturn(drafts: KeyValueStore): string | null {
  const path = drafts.get(KEY);
  drafts.remove(KEY);
  return isOwnPath(path) ? path : null;
}

export const forgetReturn = (drafts: KeyValueStore): void => drafts.remove(KEY);
