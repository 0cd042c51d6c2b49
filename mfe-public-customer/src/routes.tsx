import { publicListingPath } from '@portal/shared/contract';
import type { RouteObject } from 'react-router-dom';
import { paths } from './model/paths';

export const routes: RouteObject[] = [
  {
    path: paths.form,
    handle: { title: 'customer.form.title' },
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "page-customer-details" */ './pages/FormPage')).FormPage,
    }),
  },
  {
    path: paths.success,
    handle: { title: 'customer.success.title' },
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "page-customer-details-success" */ './pages/SuccessPage'))
        .SuccessPage,
    }),
  },
  {
    path: paths.payment,
    handle: { title: 'customer.payment.title' },
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "page-payment" */ './pages/PaymentPage')).PaymentPage,
    }),
  },
  {
    path: `${publicListingPath}/:country/:linkId`,
    handle: { title: 'listing.title' },
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "page-listing" */ './pages/ListingPage')).ListingPage,
    }),
  },
];
