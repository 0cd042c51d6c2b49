import { companyEndpoints, userEndpoints } from '@portal/shared/contract';
import type { Portal } from '@portal/shared/portal';
import { createTestPortal, renderRoutes, tokenExpiringIn } from '@portal/shared/testing';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import remote from '../remote';
import { answer } from '@portal/shared/testing/server';

export const idOf = (number: number): string => `0190b3c4-0000-7000-8000-${String(number).padStart(12, '0')}`;
export const userId = idOf(900_001);
export const companyId = idOf(900_002);

/** A place outside this remote, which says that it was reached. */
function Elsewhere() {
  const { pathname, search } = useLocation();
  return <h1>{`Elsewhere: ${pathname}${search}`}</h1>;
}

interface Options {
  portal?: Portal;
  company?: { approvalStatus?: string; accountType?: string };
  fakeTimers?: boolean;
}

/** Opens a page of this remote as the portal would, signed in and with a company, and gives the agent's hands. */
export function renderPage(
  path: string,
  { portal = createTestPortal(), company, fakeTimers = false }: Options = {},
) {
  const country = portal.country.get().id;
  answer(userEndpoints.me, [{ id: userId, agentId: userId }], country);
  answer(
    companyEndpoints.get,
    [{ companyId, userId, companyName: 'Al Noor', approvalStatus: 'APPROVED', ...company }],
    country,
  );
  const token = tokenExpiringIn(900_000, { userId });
  portal.session.start({ token, refreshToken: token, userId });
  const routes = [...remote.routes, { path: '*', Component: Elsewhere }];
  const page = renderRoutes(routes, path, { portal, remote });
  const user = fakeTimers
    ? userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) })
    : userEvent.setup();
  return { ...page, user };
}
