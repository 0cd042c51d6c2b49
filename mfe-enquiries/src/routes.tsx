import type { RemoteDefinition } from '@portal/shared/remote';
import type { RouteObject } from 'react-router-dom';
import type { MessageId } from './messages/useText';

const title: MessageId = 'enquiries.list.title';

const page = (path: string): RouteObject => ({
  path,
  handle: { title },
  lazy: async () => ({
    Component: (await import(/* webpackChunkName: "page-enquiries" */ './pages/EnquiriesPage')).EnquiriesPage,
  }),
});

export const routes: RouteObject[] = [page('/enquiries'), page('/enquiries/:agentId')];

/** In the page's own chunk, which comes with the document, so the request starts before the page renders. */
export const preload: RemoteDefinition['preload'] = async (portal, address) => {
  const { preloadList } = await import(
    /* webpackChunkName: "page-enquiries" */ './features/enquiries/preload-list'
  );
  await preloadList(portal, address);
};
