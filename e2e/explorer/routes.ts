import type { RemoteManifest } from '@portal/shared/remote';
import { readAllManifests } from '@portal/build/workspace/remotes.ts';

export interface Route {
  /** As in `remote.json`, with parameters in braces. */
  readonly path: string;
  readonly access: 'agent' | 'public';
}

/** Every route of the product, as the remotes declare them; their tests check the route objects against these lists. */
export function readRoutes(manifests: readonly RemoteManifest[] = readAllManifests()): Route[] {
  const routes = new Map<string, Route>();
  for (const { access, prefixes, pages, nav } of manifests) {
    const getAccess = (path: string) =>
      prefixes
        .filter((prefix) => path === prefix.path || path.startsWith(`${prefix.path}/`))
        .sort((one, other) => other.path.length - one.path.length)[0]?.access ?? access;
    const links = nav.flatMap(({ to, children = [] }) => [to, ...children.map((child) => child.to)]);
    for (const path of [...pages.map((page) => page.path), ...links])
      routes.set(path, { path, access: getAccess(path) });
  }
  return [...routes.values()].sort((one, other) => (one.path < other.path ? -1 : 1));
}
