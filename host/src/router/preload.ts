import { findOwner } from '@portal/shared/remote';
import { matchPath, type RouteObject } from 'react-router-dom';
import type { Remotes } from '../federation/remotes';

/** Loads what a path will need without any message: its remote and the page's own file. */
export async function preloadPath(remotes: Remotes, path: string): Promise<void> {
  const owner = findOwner(remotes.entries, path);
  if (!owner || remotes.state(owner.remote.name).status === 'failed') return;
  try {
    const { routes } = await remotes.load(owner.remote.name);
    await warm(routes, path);
  } catch {
    // The reader has not asked for it yet. A real visit will show the failure.
  }
}

async function warm(routes: readonly RouteObject[], path: string): Promise<void> {
  for (const route of routes) {
    const end = !route.children;
    if (route.path && !matchPath({ path: route.path, end }, path)) continue;
    if (typeof route.lazy === 'function') await route.lazy();
    if (route.children) await warm(route.children, path);
  }
}
