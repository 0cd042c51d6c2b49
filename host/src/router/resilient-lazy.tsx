import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { reloadTargetPage } from './reload-target-page';
import { LazyPageFailed } from '../errors/LazyPageFailed';

type Lazy = Extract<RouteObject['lazy'], (...args: never[]) => unknown>;
type LazyRoute = Awaited<ReturnType<Lazy>>;

/**
 * The router keeps a rejected `lazy` for ever, so this one never rejects. After a second try the page is
 * reloaded once per session. After that a card in its place offers another try.
 */
export function resilientLazy(load: Lazy, reload: () => boolean = reloadTargetPage): Lazy {
  return async () => {
    try {
      // The first answer may be the failed one of a preload in the page's HTML, which the browser returns
      // once.
      return await load().catch(load);
    } catch (error) {
      console.error('A page could not be loaded', error);
      if (reload()) return new Promise<LazyRoute>(() => undefined);
      return {
        Component: () => <LazyPageFailed load={async () => getRouteComponent(await load())} />,
      } as LazyRoute;
    }
  };
}

function getRouteComponent(route: LazyRoute): ComponentType {
  if ('Component' in route && route.Component) return route.Component as ComponentType;
  const element = 'element' in route ? route.element : null;
  return () => <>{element}</>;
}
