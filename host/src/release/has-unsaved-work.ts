/**
 * Whether a page would hold back a reader who closes the tab. Each page that has something unsaved listens to
 * `beforeunload`, so this asks the same question without leaving.
 */
export const hasUnsavedWork = (): boolean =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
