import { render, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { userEndpoints } from '../contract';
import { createTestPortal, createPortalWrapper } from '../testing';
import { preloadQuery, useQuery } from '.';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => localStorage.clear());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** Answers with the user, or with a failure, and counts. */
function serveUser(...statuses: readonly number[]) {
  const asked = { times: 0 };
  server.use(
    http.get(`${globalThis.location.origin}/api/ae/users`, () => {
      const status = statuses[asked.times] ?? 200;
      asked.times += 1;
      return status === 200
        ? HttpResponse.json({ result: { id: `u-${asked.times}`, agentId: 'a' } })
        : HttpResponse.json({ detail: 'No' }, { status });
    }),
  );
  return asked;
}

function Me() {
  const { data, error } = useQuery(userEndpoints.me, {});
  return <p>{error?.message ?? data?.id ?? 'loading'}</p>;
}

test('the first reader gets the early answer, the next makes a new request', async () => {
  const asked = serveUser();
  const portal = createTestPortal();
  await expect(preloadQuery(portal, userEndpoints.me, {})).resolves.toMatchObject({ id: 'u-1' });
  const first = render(<Me />, { wrapper: createPortalWrapper(portal) });
  expect(await screen.findByText('u-1')).toBeVisible();
  expect(asked.times).toBe(1);
  first.unmount();
  render(<Me />, { wrapper: createPortalWrapper(portal) });
  expect(await screen.findByText('u-2')).toBeVisible();
});

test('two early reads make one request', async () => {
  const asked = serveUser();
  const portal = createTestPortal();
  await Promise.all([preloadQuery(portal, userEndpoints.me, {}), preloadQuery(portal, userEndpoints.me, {})]);
  expect(asked.times).toBe(1);
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
