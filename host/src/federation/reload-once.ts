const FLAG = 'reloadedAfterFailedModule';

/**
 * Reloads the page after a module failed to load, once per browser session: after a release the old files may
 * be gone, and the new page knows the new ones.
 * @returns false when it was done already, or when the browser cannot record it
 */
export function reloadOnce(
  open: () => Storage = () => globalThis.sessionStorage,
  reload: () => void = () => globalThis.location.reload(),
): boolean {
  try {
    const storage = open();
    if (storage.getItem(FLAG)) return false;
    storage.setItem(FLAG, new Date().toISOString());
  } catch {
    return false;
  }
  reload();
  return true;
}
