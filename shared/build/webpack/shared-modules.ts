import { installedVersion, readPackageJson } from '../workspace/package-json';
import { resolveFromRoot } from '../workspace/paths';
import { routerFacade } from './router-facade';

export interface SharedModule {
  singleton: true;
  version: string;
  requiredVersion: string | false;
  strictVersion: boolean;
  eager: boolean;
  import?: string;
}

/**
 * The one list of modules that host and remotes share at run time. "Share what has identity, bundle what is pure":
 * whatever is here is not tree-shaken, so it stays short and its modules narrow.
 *
 * `firstView`: needed before anything can be seen. The host holds these in its first script (eager), which spares
 * one request each; a remote never does.
 */
const libraries = [
  // A trailing slash covers sub-paths. Without it `react/jsx-runtime` and `react-dom/client` would be loaded
  // twice.
  { request: 'react', library: 'react', firstView: true },
  { request: 'react/', library: 'react', firstView: true },
  { request: 'react-dom', library: 'react-dom', firstView: true },
  { request: 'react-dom/', library: 'react-dom', firstView: true },
  { request: 'react-router-dom', library: 'react-router-dom', firstView: true, facade: routerFacade },
  { request: 'styled-components', library: 'styled-components', firstView: true },
  // Only with the slash: SWR's state is in `swr/_internal`, and the exact key would hide that from sharing.
  { request: 'swr/', library: 'swr', firstView: true },
  { request: 'react-hook-form', library: 'react-hook-form', firstView: false },
  // Without its plugins: they keep no state, and each would be a separate file.
  { request: 'dayjs', library: 'dayjs', firstView: false },
] as const;

const ownModules = [
  { request: '@portal/shared/portal', firstView: true },
  { request: '@portal/shared/events', firstView: true },
  { request: '@portal/shared/i18n', firstView: true },
  { request: '@portal/shared/ui', firstView: true },
  { request: '@portal/shared/ui/overlays', firstView: false },
  // With the overlays: a calendar that opens within a dialog must be of the same react-aria.
  { request: '@portal/shared/ui/date-fields', firstView: false },
] as const;

export function sharedModules(role: 'host' | 'remote'): Record<string, SharedModule> {
  const eager = (firstView: boolean) => role === 'host' && firstView;
  const shared: Record<string, SharedModule> = {};
  for (const entry of libraries) {
    const version = installedVersion(entry.library, resolveFromRoot('shared'));
    shared[entry.request] = {
      singleton: true,
      version,
      // Another version would only cause a warning, and comparing them all blocks a phone's first page for a
      // long task.
      requiredVersion: false,
      strictVersion: false,
      eager: eager(entry.firstView),
      // Sharing the whole router would cost 24 KB, so the facade re-exports only the names in use.
      ...('facade' in entry ? { import: entry.facade } : {}),
    };
  }
  const { version } = readPackageJson(resolveFromRoot('shared'));
  for (const entry of ownModules) {
    shared[entry.request] = {
      singleton: true,
      version,
      // The host brings them itself. A remote built for another major version must fail to load (its area
      // says so), not run on the wrong one.
      requiredVersion: role === 'remote' && `^${version}`,
      strictVersion: role === 'remote',
      eager: eager(entry.firstView),
    };
  }
  return shared;
}
