import { CONTRACT, type RegistryEntry, type RemoteDefinition } from '@portal/shared/remote';
import type { FederationRuntime } from '../federation/create-federation-runtime';

export const buildEntry = (name: string, more: Partial<RegistryEntry> = {}): RegistryEntry => ({
  name,
  contract: CONTRACT,
  prefixes: [{ path: `/${name.replace('mfe-', '')}` }],
  access: 'agent',
  nav: [],
  pages: [],
  actions: [],
  finds: [],
  version: '1.0.0',
  entry: `/remotes/${name}/1.0.0/mf-manifest.json`,
  ...more,
});

export const buildDefinition = (name: string, more: Partial<RemoteDefinition> = {}): RemoteDefinition => ({
  name,
  contract: CONTRACT,
  routes: [{ path: `/${name.replace('mfe-', '')}`, element: `${name} page` }],
  ...more,
});

export interface FakeRuntime extends FederationRuntime {
  /** Attempts by name, in order. */
  readonly registered: [string, number][];
  /** What a remote's module is from now on. An error is thrown. */
  serve(name: string, module: unknown): void;
}

export function createFakeRuntime(definitions: readonly RemoteDefinition[] = []): FakeRuntime {
  const modules = new Map<string, unknown>(
    definitions.map((definition) => [definition.name, { default: definition }]),
  );
  const registered: [string, number][] = [];
  return {
    registered,
    serve: (name, module) => void modules.set(name, module),
    register: (entry, attempt) => void registered.push([entry.name, attempt]),
    async load(name) {
      const module = modules.get(name);
      if (module instanceof Error || module === undefined) throw module ?? new Error(`${name} is down`);
      return module;
    },
    sharedVersions: () => ({ react: ['19.0.0'] }),
  };
}
