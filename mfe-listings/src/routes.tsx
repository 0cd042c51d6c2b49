import type { RemoteDefinition } from '@portal/shared/remote';
import type { RouteObject } from 'react-router-dom';
import type { MessageId } from './messages/useText';

export const routes: RouteObject[] = [
  {
    path: '/',
    handle: { title: 'listings.dashboard.title' satisfies MessageId },
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "page-dashboard" */ './pages/DashboardPage'))
        .DashboardPage,
    }),
  },
  {
    path: '/listings',
    handle: { title: 'listings.list.title' satisfies MessageId },
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "page-listings" */ './pages/ListingsPage')).ListingsPage,
    }),
  },
  {
    path: '/listings/shared-photos',
    handle: { title: 'listings.shared.title' satisfies MessageId },
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "page-shared-photos" */ './pages/SharedPhotosPage'))
        .SharedPhotosPage,
    }),
  },
  {
    path: '/listings/add/:userId',
    handle: { title: 'listings.add.title' satisfies MessageId },
    lazy: async () => {
      const { AddListingPage } = await import(
        /* webpackChunkName: "page-listing-form" */ './pages/AddListingPage'
      );
      return { Component: AddListingPage };
    },
  },
  {
    path: '/listings/view/:vehicleId/:companyId/:userId',
    handle: { title: 'listings.view.title' satisfies MessageId },
    lazy: async () => {
      const { EditListingPage } = await import(
        /* webpackChunkName: "page-listing-form" */ './pages/EditListingPage'
      );
      return { Component: EditListingPage };
    },
  },
];

/**
 * In the chunks of the pages, which come with the document, so the requests start before the pages render.
 */
export const preload: RemoteDefinition['preload'] = async (portal, address) => {
  if (address.pathname === '/') {
    const { preloadDashboard } = await import(
      /* webpackChunkName: "page-dashboard" */ './features/dashboard/preload-dashboard'
    );
    await preloadDashboard(portal, address);
  }
  if (address.pathname === '/listings') {
    const { preloadListings } = await import(
      /* webpackChunkName: "page-listings" */ './features/listings/preload-listings'
    );
    await preloadListings(portal, address);
  }
};
