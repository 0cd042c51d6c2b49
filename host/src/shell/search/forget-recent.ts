/** What was opened last in this browser. */
export const RECENT_KEY = 'recentlyFound';

/** Names of customers do not stay in the browser after the session. */
export function forgetRecent(): void {
  try {
    localStorage.removeItem(RECENT_KEY);
  } catch {
    // Nothing was stored either.
  }
}
