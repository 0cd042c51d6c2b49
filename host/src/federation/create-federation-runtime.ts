import {
  getInstance,
  loadRemote,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import { RetryPlugin } from '@module-federation/retry-plugin';
import { containerAddress, containerName, type RegistryEntry } from '@portal/shared/remote';
import { isIntegrityRequired, isTrustedAddress, trustTable } from './script-integrity';
import { timeoutPlugin } from './timeout-plugin';

/** What the shell needs from the federation runtime. This is the only file that uses it. */
export interface FederationRuntime {
  /** Registers a remote. `attempt` above 0 discards everything of the earlier attempts. @throws without what the browser checks its scripts by, and for an origin that is not allowed */
  register(entry: RegistryEntry, attempt: number): void;
  /** The remote's `./remote` module. */
  load(name: string): Promise<unknown>;
  /** Which versions of a shared package the page holds. */
  sharedVersions(): Readonly<Record<string, readonly string[]>>;
}

export function createFederationRuntime(
  entries: readonly RegistryEntry[],
  nonce: string | undefined,
): FederationRuntime {
  const attempts = new Map<string, number>();
  registerPlugins([
    // The runtime silently ignores flat options.
    RetryPlugin({ script: { retryTimes: 1, retryDelay: 500 } }),
    timeoutPlugin({
      nonce,
      getIntegrity: (container) => entries.find(({ name }) => containerName(name) === container)?.integrity,
      getAttempt: (container) => attempts.get(container) ?? 0,
    }),
  ]);
  return {
    register(entry, attempt) {
      if (isIntegrityRequired && !(entry.integrity && entry.scriptHashes))
        throw new Error(`The registry has no integrity of ${entry.name}`);
      if (isIntegrityRequired && !isTrustedAddress(entry.entry))
        throw new Error(`${entry.name} is on an origin that is not allowed`);
      const name = containerName(entry.name);
      trustTable(entry.entry, entry.scriptHashes);
      attempts.set(name, attempt);
      registerRemotes([{ name, entry: containerAddress(entry.entry) }], { force: attempt > 0 });
    },
    load: (name) => loadRemote(`${containerName(name)}/remote`),
    sharedVersions() {
      const scopes = Object.values(getInstance()?.shareScopeMap ?? {});
      const versions: Record<string, string[]> = {};
      for (const scope of scopes)
        for (const [key, byVersion] of Object.entries(scope)) versions[key] = Object.keys(byVersion);
      return versions;
    },
  };
}
