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
  {
    path: '/listings/add/:userId',
    handle: { title: 'listings.add.title' },
    lazy: async () => {
      const { AddListingPage } = await import(
        /* webpackChunkName: "page-listing-form" */ './features/listing-form/pages/AddListingPage'
      );
      return { Component: AddListingPage };
    },
  },
  {
    path: '/listings/view/:vehicleId/:companyId/:userId',
    handle: { title: 'listings.view.title' },
    lazy: async () => {
      const { EditListingPage } = await import(
        /* webpackChunkName: "page-listing-form" */ './features/listing-form/pages/EditListingPage'
      );
      return { Component: EditListingPage };
    },
  },
];
