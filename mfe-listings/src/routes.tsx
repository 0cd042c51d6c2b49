import type { RouteObject } from 'react-router-dom';
import type { ReleaseNoticePageProps } from './features/release-notice/pages/ReleaseNoticePage';
import type en from './messages/en.messages.json';

/** A page of the route table whose domain a later release builds. */
const notice = (path: string, title: keyof typeof en, part: ReleaseNoticePageProps['part']): RouteObject => ({
  path,
  handle: { title },
  lazy: async () => {
    const { ReleaseNoticePage } = await import(
      /* webpackChunkName: "page-release-notice" */ './features/release-notice/pages/ReleaseNoticePage'
    );
    return { element: <ReleaseNoticePage title={title} part={part} /> };
  },
});

export const routes: RouteObject[] = [
  {
    path: '/',
    handle: { title: 'listings.dashboard.title' satisfies keyof typeof en },
    lazy: async () => ({
      Component: (
        await import(/* webpackChunkName: "page-dashboard" */ './features/dashboard/pages/DashboardPage')
      ).DashboardPage,
    }),
  },
  notice('/listings', 'listings.list.title', 'listings'),
  notice('/listings/add/:userId', 'listings.add.title', 'listings'),
  notice('/listings/view/:vehicleId/:companyId/:userId', 'listings.view.title', 'listings'),
];
