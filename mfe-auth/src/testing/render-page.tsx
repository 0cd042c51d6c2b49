import { createTestPortal, renderRoutes, createExpiringToken } from '@portal/shared/testing';
import type { Portal } from '@portal/shared/portal';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import remote from '../remote';

export const userId = '0190b3c4-0000-7000-8000-0000000000aa';
export const signedIn = {
  token: createExpiringToken(900_000, { userId }),
  refreshToken: createExpiringToken(86_400_000, { userId }),
  userId,
};

/** A placeholder for a page of another remote, which says that it was reached. */
function Elsewhere() {
  const { pathname, search } = useLocation();
  return <h1>Elsewhere: {pathname + search}</h1>;
}

interface Options {
  portal?: Portal;
  /** With a session from the start. */
  asAgent?: boolean;
  fakeTimers?: boolean;
}

/** Opens a page of this remote as the portal would, and returns user-event. */
export function renderPage(
  path: string,
  { portal = createTestPortal(), asAgent = false, fakeTimers = false }: Options = {},
) {
  if (asAgent) portal.session.start(signedIn);
  const routes = [...remote.routes, { path: '*', Component: Elsewhere }].map((route) => ({
    ...route,
    HydrateFallback: () => null,
  }));
  const page = renderRoutes(routes, path, { portal, remote });
  const user = fakeTimers
    ? userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) })
    : userEvent.setup();
  return { ...page, user };
}
