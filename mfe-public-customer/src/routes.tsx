import type { RouteObject } from 'react-router-dom';
import { paths } from './paths';

export const routes: RouteObject[] = [
  {
    path: paths.form,
    handle: { title: 'customer.form.title' },
    lazy: async () => ({
      Component: (
        await import(
          /* webpackChunkName: "page-customer-details" */ './features/release-notice/pages/FormNoticePage'
        )
      ).FormNoticePage,
    }),
  },
  {
    path: paths.success,
    handle: { title: 'customer.success.title' },
    lazy: async () => ({
      Component: (
        await import(
          /* webpackChunkName: "page-customer-details-success" */ './features/release-notice/pages/SuccessNoticePage'
        )
      ).SuccessNoticePage,
    }),
  },
];
