import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { MessageId } from '../messages/useText';

interface Page {
  /** Of the document while this page is shown. */
  readonly title: MessageId;
  readonly load: () => Promise<ComponentType>;
}

/**
 * One page at several paths of a layout, each a route of its own, because the shell reads the route's path to
 * find its remote. React keeps the layout when the agent moves between two of them: both have the same
 * component in the same place.
 */
export function listPages(
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
