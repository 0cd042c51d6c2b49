import type { RouteObject } from 'react-router-dom';

/** The component kit: every component in every state, for developers. It is removed from production builds. */
export const developmentRoutes: RouteObject[] =
  process.env.NODE_ENV === 'production'
    ? []
    : [{ path: '/kit', lazy: async () => ({ Component: (await import('@portal/shared/ui/kit')).KitPage }) }];
