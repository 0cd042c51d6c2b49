import { findOwner } from '@portal/shared/remote';
import type { RouteObject } from 'react-router-dom';
import type { Remotes } from '../federation/remotes';
import { prepareRoutes } from './prepare-routes';

/** The route that holds every page. */
export const FRAME = 'frame';

/**
 * A remote that failed this recently is not waited for again: its card shows at once, and offers the next
 * try.
 */
const FRESH_FAILURE = 10_000;

export type Patch = (parent: string, routes: RouteObject[]) => void;

/**
 * Adds the routes of a path's owner to the router, and loads the owner if need be. Never throws: a failed
 * remote shows as a card.
 */
export function createRoutePatcher(remotes: Remotes, now: () => number = Date.now) {
  const patched = new Set<string>();

  async function patchOwner(path: string, patch: Patch): Promise<void> {
    const owner = findOwner(remotes.entries, path);
    if (!owner) return;
    const { name } = owner.remote;
    const state = remotes.state(name);
    if (state.status === 'failed' && now() - state.at < FRESH_FAILURE) return;
    try {
      const { routes } = await remotes.load(name);
      if (patched.has(name)) return;
      patched.add(name);
      patch(FRAME, prepareRoutes(name, routes));
    } catch {
      // `remotes` has reported why, and the area shows it.
    }
  }

  return { patchOwner };
}
