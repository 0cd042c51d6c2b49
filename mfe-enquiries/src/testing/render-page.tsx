import { type Enquiry, enquiryEndpoints, userEndpoints } from '@portal/shared/contract';
import type { Portal } from '@portal/shared/portal';
import { createTestPortal, renderRoutes, createExpiringToken } from '@portal/shared/testing';
import { answer } from '@portal/shared/testing/server';
import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';
import { agentId, buildId } from './enquiries';

const userId = buildId(900_001);

interface Options {
  portal?: Portal;
  fakeTimers?: boolean;
}

/**
 * The time is frozen unless the test advances it, because countdowns would render in the middle of a test.
 */
function withStillClock(portal: Portal): Portal {
  const now = Math.floor(portal.clock.now() / 1000) * 1000;
  return { ...portal, clock: { ...portal.clock, now: () => now } };
}

/** Opens a page of this remote with a session, as the portal would, and returns user-event. */
export function renderPage(
  path = '/enquiries',
  { portal: given = createTestPortal(), fakeTimers = false }: Options = {},
) {
  const portal = fakeTimers ? given : withStillClock(given);
  answer(userEndpoints.me, [{ id: userId, agentId }]);
  // No reminders unless a test has some.
  answer(enquiryEndpoints.reminders, [{ list: [] }]);
  portal.session.start({
    token: createExpiringToken(900_000, { userId }),
    refreshToken: createExpiringToken(86_400_000, { userId }),
    userId,
  });
  const page = renderRoutes(remote.routes, path, { portal, remote });
  const user = fakeTimers
    ? userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) })
    : userEvent.setup();
  const emit = (name: 'enquiry:arrived' | 'enquiry:changed', enquiry: Enquiry) =>
    act(() => portal.events.emit(name, { enquiry }));
  return { ...page, user, emit };
}
