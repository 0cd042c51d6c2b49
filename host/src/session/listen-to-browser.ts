import { storedKeys, type Portal } from '@portal/shared/portal';

/** How long another tab may take to write all its values. */
const SETTLE = 50;

const tokenKeys: readonly (string | null)[] = [storedKeys.accessToken, storedKeys.refreshToken, null];

/**
 * Changes of other tabs, and the moments when a sleeping machine or the network comes back.
 * @returns stops listening
 */
export function listenToBrowser(portal: Portal, check: () => void): () => void {
  let pending: ReturnType<typeof setTimeout> | undefined;
  const onStorage = ({ key, storageArea }: StorageEvent) => {
    if ((storageArea !== null && storageArea !== localStorage) || !tokenKeys.includes(key)) return;
    // The other tab writes its tokens one by one: in between, the pair looks broken and must not be cleared.
    clearTimeout(pending);
    pending = setTimeout(() => {
      portal.session.syncFromOtherTab();
      check();
    }, SETTLE);
  };
  const onVisible = () => {
    if (document.visibilityState === 'visible') check();
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('focus', check);
  window.addEventListener('online', check);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    clearTimeout(pending);
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('focus', check);
    window.removeEventListener('online', check);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
