import { act, render, renderHook, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { srmOnboardingEndpoints, userEndpoints } from '../contract';
import { createTestPortal, createPortalWrapper } from '../testing';
import { preloadQuery, useMutation, useQuery } from '.';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => localStorage.clear());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** Answers with the user, or with a failure, and counts. */
function serveUser(...statuses: readonly number[]) {
  const requests = { times: 0 };
  server.use(
    http.get(`${globalThis.location.origin}/api/ae/users`, () => {
      const status = statuses[requests.times] ?? 200;
      requests.times += 1;
      return status === 200
        ? HttpResponse.json({ result: { id: `u-${requests.times}`, agentId: 'a' } })
        : HttpResponse.json({ detail: 'No' }, { status });
    }),
  );
  return requests;
}

function Me() {
  const { data, error } = useQuery(userEndpoints.me, {});
  return <p>{error?.message ?? data?.id ?? 'loading'}</p>;
}

test('the first reader gets the early answer, the next makes a new request', async () => {
  const requests = serveUser();
  const portal = createTestPortal();
  await expect(preloadQuery(portal, userEndpoints.me, {})).resolves.toMatchObject({ id: 'u-1' });
  const first = render(<Me />, { wrapper: createPortalWrapper(portal) });
  expect(await screen.findByText('u-1')).toBeVisible();
  expect(requests.times).toBe(1);
  first.unmount();
  render(<Me />, { wrapper: createPortalWrapper(portal) });
  expect(await screen.findByText('u-2')).toBeVisible();
});

test('two early reads make one request', async () => {
  const requests = serveUser();
  const portal = createTestPortal();
  await Promise.all([preloadQuery(portal, userEndpoints.me, {}), preloadQuery(portal, userEndpoints.me, {})]);
  expect(requests.times).toBe(1);
});

test('after a failure the reader makes a new request', async () => {
  serveUser(500);
  const portal = createTestPortal();
  await expect(preloadQuery(portal, userEndpoints.me, {})).rejects.toThrow('No');
  render(<Me />, { wrapper: createPortalWrapper(portal) });
  expect(await screen.findByText('u-2')).toBeVisible();
});

test('no early answer of a session outlives it', async () => {
  serveUser();
  const portal = createTestPortal();
  await preloadQuery(portal, userEndpoints.me, {});
  portal.session.end('logout');
  render(<Me />, { wrapper: createPortalWrapper(portal) });
  expect(await screen.findByText('u-2')).toBeVisible();
});

test('a change makes the reader ask again, in place of using what was read before it', async () => {
  serveUser();
  const portal = createTestPortal();
  server.use(
    http.put(`${globalThis.location.origin}/api/ae/users/agreement-data`, () =>
      HttpResponse.json({ result: null }),
    ),
  );
  await preloadQuery(portal, userEndpoints.me, {});
  const { result } = renderHook(() => useMutation(srmOnboardingEndpoints.update), {
    wrapper: createPortalWrapper(portal),
  });
  await act(() => result.current.run({ body: {} }));
  render(<Me />, { wrapper: createPortalWrapper(portal) });
  expect(await screen.findByText('u-2')).toBeVisible();
});
