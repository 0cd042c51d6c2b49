import { getFolderAddress } from '@portal/shared/remote';
import type { RegistryEntry } from '@portal/shared/remote';
import type { HostAssets, RemotePreloads, ScriptHashes } from '@portal/build/output/schemas.ts';
import { preloadScript } from './preload';
import type { Preload } from './preload';
import { matchPage } from './match-page';

export interface RouteAssets {
  readonly preloads: readonly Preload[];
  /** The path whose prerendered first view belongs in the page. */
  readonly prerenderedPath?: string;
}

/**
 * The files that a path of a remote needs in addition to the host's first scripts: its entry, exposed module, the
 * page's chunk, and the shared modules that the first scripts do not hold.
 */
export function getRouteAssets(
  path: string,
  remote: Pick<RegistryEntry, 'entry' | 'integrity'>,
  files: RemotePreloads,
  host: { readonly assets: HostAssets; readonly base: string },
  hashes: { readonly remote?: ScriptHashes | undefined; readonly host?: ScriptHashes | undefined } = {},
): RouteAssets {
  const base = getFolderAddress(remote.entry);
  const page = matchPage(files.pages, path);
  const script = (file: string): Preload => preloadScript(base, file, hashes.remote);
  const shared = (page?.shared ?? []).flatMap((key): Preload[] => {
    const hostAssets = host.assets.shared[key];
    // The host registers its copies first, so those copies are used.
    if (hostAssets) return hostAssets.map((file) => preloadScript(host.base, file, hashes.host));
    return (files.shared[key] ?? []).map(script);
  });
  const preloads: Preload[] = [
    ...files.entry.map((file) => ({ ...script(file), integrity: remote.integrity })),
    ...files.expose.map(script),
    ...(page?.files ?? []).map(script),
    ...shared,
  ];
  return { preloads: unique(preloads), ...(page?.prerender ? { prerenderedPath: page.path } : {}) };
}

const unique = (preloads: readonly Preload[]): Preload[] => [
  ...new Map(preloads.map((preload) => [preload.href, preload])).values(),
];
