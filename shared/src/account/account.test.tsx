import { act, renderHook, waitFor } from '@testing-library/react';
import { companyEndpoints, userEndpoints } from '../contract';
import { createPortalWrapper, createTestPortal, createExpiringToken } from '../testing';
import { answer, notThere, refusal, useTestServer } from '../testing/server';
import { useCurrentCompany, useCurrentUser } from '.';

useTestServer();
beforeEach(() => localStorage.clear());

const company = { _id: 'company-1', companyName: 'Desert Wheels' };
const user = { id: 'user-1', agentId: 'agent-1' };

/** @param userId the session's; an empty one as of a session that began elsewhere; null: nobody is signed in */
function renderCurrent({ userId = 'user-1' as string | null, isNeeded = true } = {}) {
  const portal = createTestPortal();
  const token = createExpiringToken(60_000);
  if (userId !== null) portal.session.start({ token, refreshToken: token, userId });
  const notices = jest.fn();
  portal.events.on('notice:raised', notices);
  const { result } = renderHook(
    () => ({ user: useCurrentUser(isNeeded), current: useCurrentCompany(isNeeded) }),
    { wrapper: createPortalWrapper(portal) },
  );
  return { result, notices };
}

test('the user and the company are one request each', async () => {
  const users = answer(userEndpoints.me, [user]);
  const companies = answer(companyEndpoints.get, [company]);
  const { result } = renderCurrent();
  expect(result.current.current.isLoading).toBe(true);
  await waitFor(() => expect(result.current.user.data).toEqual(user));
  await waitFor(() => expect(result.current.current.company).toEqual(company));
  expect(result.current.current).toMatchObject({
    companyId: 'company-1',
    userId: 'user-1',
    isLoading: false,
  });
  expect([users.length, companies.length]).toEqual([1, 1]);
  expect(companies[0]?.query).toEqual({ userId: 'user-1' });
});

test('a session without a user id reads the user first', async () => {
  answer(userEndpoints.me, [{ ...user, id: 'user-2' }]);
  const companies = answer(companyEndpoints.get, [company]);
  const { result } = renderCurrent({ userId: '' });
  await waitFor(() => expect(result.current.current.company).toEqual(company));
  expect(result.current.current.userId).toBe('user-2');
  expect(companies[0]?.query).toEqual({ userId: 'user-2' });
});

test.each([
  ['answers 404', notThere()],
  ['answers null', null],
])('there is no company where the server %s', async (_, result) => {
  answer(userEndpoints.me, [user]);
  answer(companyEndpoints.get, [result]);
  const rendered = renderCurrent();
  await waitFor(() => expect(rendered.result.current.current.company).toBeNull());
  expect(rendered.result.current.current).toMatchObject({ companyId: null, error: undefined });
});

test('a failure is returned, makes no notice and can be tried again', async () => {
  answer(userEndpoints.me, [user]);
  answer(companyEndpoints.get, [refusal({ status: 403, detail: 'Not allowed' }), company]);
  const { result, notices } = renderCurrent();
  await waitFor(() => expect(result.current.current.error?.status).toBe(403));
  expect(result.current.current.company).toBeUndefined();
  expect(notices).not.toHaveBeenCalled();
  await act(() => result.current.current.refresh());
  await waitFor(() => expect(result.current.current.companyId).toBe('company-1'));
});

test.each([
  ['without a session', { userId: null }],
  ['while nobody needs it', { isNeeded: false }],
])('nothing is read %s', (_, settings) => {
  // The server of these tests fails a call that no test expects.
  const { result } = renderCurrent(settings);
  expect(result.current.current).toMatchObject({ company: undefined, isLoading: false });
  expect(result.current.user).toMatchObject({ data: undefined, isLoading: false });
});
