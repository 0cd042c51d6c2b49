import type { RouteObject } from 'react-router-dom';

/** The kit of components, every one in every state: for those who build the portal. Compiled out of production builds. */
export const developmentRoutes: RouteObject[] =
  process.env.NODE_ENV === 'production'
    ? []
    : [{ path: '/kit', lazy: async () => ({ Component: (await import('@portal/shared/ui/kit')).KitPage }) }];
