import type { RouteObject } from 'react-router-dom';
import { RouteError } from '../errors/RouteError';
import { resilientLazy } from './resilient-lazy';

/**
 * Adapts a remote's routes to the shell: an error replaces the page and not the shell, and a page whose file
 * is missing explains itself.
 */
export function prepareRoutes(remote: string, routes: readonly RouteObject[]): RouteObject[] {
  return routes.map((route, index) => prepare(route, `${remote}:${index}`, true));
}

function prepare(route: RouteObject, id: string, isTop: boolean): RouteObject {
  const prepared: RouteObject = { ...route, id: route.id ?? id };
  if (typeof route.lazy === 'function') prepared.lazy = resilientLazy(route.lazy);
  if (isTop && !route.errorElement && !route.ErrorBoundary) prepared.errorElement = <RouteError />;
  if (route.children)
    prepared.children = route.children.map((child, index) =>
      prepare(child, `${prepared.id}.${index}`, false),
    );
  return prepared;
}
