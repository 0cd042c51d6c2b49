import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { MessageId } from '../messages/useText';

interface Page {
  /** Of the document while this page is shown. */
  readonly title: MessageId;
  readonly load: () => Promise<ComponentType>;
}

/**
 * A page at several paths within a layout, each path a route of its own: the shell looks at a route's path to know whose it is. React
 * keeps the layout when the agent moves between two of them, because both have the same component in the same place.
 */
export function pagesIn(
  layout: ComponentType,
  paths: readonly string[],
  { title, load }: Page,
): RouteObject[] {
  return paths.map((path) => ({
    path,
    Component: layout,
    handle: { title },
    children: [{ index: true, lazy: async () => ({ Component: await load() }) }],
  }));
}
