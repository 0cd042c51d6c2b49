const KEY = 'movedToRelease';

/**
 * Records that this tab moves to a release. A tab moves to each release once: where gateways disagree for a moment,
 * the new document may have the old versions again.
 * @returns false when it did before, or when the browser cannot record it
 */
export function recordMove(mark: string, open: () => Storage = () => globalThis.sessionStorage): boolean {
  try {
    const storage = open();
    if (storage.getItem(KEY) === mark) return false;
    storage.setItem(KEY, mark);
    return true;
  } catch {
    return false;
  }
}
