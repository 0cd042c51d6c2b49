/** The development servers are other ports of this machine; a remote served alone may take any. */
export const developmentOrigins: readonly string[] = ['http://localhost:*'];

/**
 * Must run before React. Each remote's build brings a Fast Refresh runtime of its own, and each must find the one renderer
 * of the page: it is kept here for those that come after React did. With React's DevTools installed theirs is used.
 */
export const refreshHook = `
if (!window.__REACT_DEVTOOLS_GLOBAL_HOOK__) {
  const renderers = new Map();
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    renderers,
    supportsFiber: true,
    inject(renderer) { const id = renderers.size + 1; renderers.set(id, renderer); return id; },
    onScheduleFiberRoot() {},
    onCommitFiberRoot() {},
    onCommitFiberUnmount() {},
  };
}`;
