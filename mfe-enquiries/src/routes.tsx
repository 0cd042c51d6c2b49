import type { RouteObject } from 'react-router-dom';
import type { MessageId } from './messages/useText';

const title: MessageId = 'enquiries.list.title';

const page = (path: string): RouteObject => ({
  path,
  handle: { title },
  lazy: async () => ({
    Component: (
      await import(/* webpackChunkName: "page-enquiries" */ './features/enquiries/pages/EnquiriesPage')
    ).EnquiriesPage,
  }),
});

export const routes: RouteObject[] = [page('/enquiries'), page('/enquiries/:agentId')];
