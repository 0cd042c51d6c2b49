import type { RouteObject } from 'react-router-dom';
import type en from './messages/en.messages.json';

/** A page of the route table whose domain a later release builds. */
const notice = (path: string, title: keyof typeof en): RouteObject => ({
  path,
  handle: { title },
  lazy: async () => {
    const { ReleaseNoticePage } = await import(
      /* webpackChunkName: "page-release-notice" */ './features/release-notice/pages/ReleaseNoticePage'
    );
    return { element: <ReleaseNoticePage title={title} /> };
  },
});

export const routes: RouteObject[] = [notice('/enquiries', 'enquiries.list.title')];
