/** The development servers use other ports of this machine. A remote served alone may take any port. */
export const developmentOrigins: readonly string[] = ['http://localhost:*'];

/**
 * Must run before React. Each remote's build brings its own Fast Refresh runtime, and each runtime must find the one
 * renderer of the page. The renderer is kept here for runtimes that load after React. If React's DevTools are installed,
 * theirs is used.
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
