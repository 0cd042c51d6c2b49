import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { companyEndpoints, userEndpoints } from '../contract';
import type { Portal } from '../portal';
import type { RemoteDefinition } from '../remote';
import { createTestPortal, renderRoutes } from './portal';
import { answer } from './server';
import { createExpiringToken } from './tokens';

export const buildId = (number: number): string =>
  `0190b3c4-0000-7000-8000-${String(number).padStart(12, '0')}`;
export const userId = buildId(900_001);
export const companyId = buildId(900_002);

/** A page outside the remote, which shows that it was reached. */
function Elsewhere() {
  const { pathname, search } = useLocation();
  return <h1>{`Elsewhere: ${pathname}${search}`}</h1>;
}

export interface AgentPageOptions {
  readonly portal?: Portal;
  readonly company?: { approvalStatus?: string; accountType?: string };
  readonly fakeTimers?: boolean;
}

/**
 * Opens a page of a remote as the portal would, signed in and with a company, and returns a user to act with.
 */
export function renderAgentPage(
  remote: RemoteDefinition,
  path: string,
  { portal = createTestPortal(), company, fakeTimers = false }: AgentPageOptions = {},
) {
  const country = portal.country.get().id;
  answer(userEndpoints.me, [{ id: userId, agentId: userId }], country);
  answer(
    companyEndpoints.get,
    [{ companyId, userId, companyName: 'Al Noor', approvalStatus: 'APPROVED', ...company }],
    country,
  );
  const token = createExpiringToken(900_000, { userId });
  portal.session.start({ token, refreshToken: token, userId });
  const routes = [...remote.routes, { path: '*', Component: Elsewhere }];
  const page = renderRoutes(routes, path, { portal, remote });
  const user = fakeTimers
    ? userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) })
    : userEvent.setup();
  return { ...page, user };
}
