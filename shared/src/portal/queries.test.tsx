import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { StrictMode } from 'react';
import { authEndpoints, userEndpoints } from '../contract';
import { createTestPortal, createPortalWrapper } from '../testing';
import { useInvalidate, useMutation, useQuery } from '.';

const base = `${globalThis.location.origin}/api/ae`;
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => localStorage.clear());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function Me() {
  const { data, error, isLoading } = useQuery(userEndpoints.me, {});
  return <p role="status">{isLoading ? 'loading' : (error?.message ?? data?.id)}</p>;
}

test('two components with the same query make one request', async () => {
  let requests = 0;
  server.use(
    http.get(`${base}/users`, () => {
      requests += 1;
      return HttpResponse.json({ result: { id: 'u-1', agentId: 'a' } });
    }),
  );
  render(
    <StrictMode>
      <Me />
      <Me />
    </StrictMode>,
    { wrapper: createPortalWrapper(createTestPortal()) },
  );
  expect(await screen.findAllByText('u-1')).toHaveLength(2);
  expect(requests).toBe(1);
});

test('unmounting cancels the request, without a notice', async () => {
  const portal = createTestPortal();
  const notices = jest.fn();
  portal.events.on('notice:raised', notices);
  const aborted = new Promise<void>((resolve) => {
    server.use(
      http.get(
        `${base}/users`,
        ({ request }) => new Promise<never>(() => request.signal.addEventListener('abort', () => resolve())),
      ),
    );
  });
  const { unmount } = render(<Me />, { wrapper: createPortalWrapper(portal) });
  await screen.findByText('loading');
  unmount();
  await aborted;
  expect(notices).not.toHaveBeenCalled();
});

test('a failed query is shown and raises a destructive notice', async () => {
  const portal = createTestPortal();
  const notices: unknown[] = [];
  portal.events.on('notice:raised', ({ notice }) => notices.push(notice));
  server.use(
    http.get(`${base}/users`, () => HttpResponse.json({ detail: 'The desk is closed' }, { status: 400 })),
  );
  render(<Me />, { wrapper: createPortalWrapper(portal) });
  await screen.findByText('The desk is closed');
  expect(notices).toEqual([
    { title: 'Something went wrong', description: 'The desk is closed', tone: 'destructive' },
  ]);
});

test('only a component that shows that a query refreshes renders for it', async () => {
  server.use(http.get(`${base}/users`, () => HttpResponse.json({ result: { id: 'u-1', agentId: 'a' } })));
  const shown: (string | undefined)[] = [];
  const states: boolean[] = [];
  function Plain() {
    const { data } = useQuery(userEndpoints.me, {});
    shown.push(data?.id);
    return <p>{data?.id}</p>;
  }
  function Refreshing() {
    const query = useQuery(userEndpoints.me, {});
    states.push(query.isRefreshing);
    return <button onClick={() => void query.refresh()}>{String(query.isRefreshing)}</button>;
  }
  render(
    <>
      <Plain />
      <Refreshing />
    </>,
    { wrapper: createPortalWrapper(createTestPortal()) },
  );
  await screen.findByText('u-1');
  await screen.findByText('false');
  const rendersBefore = shown.length;
  act(() => screen.getByRole('button').click());
  await screen.findByText('true');
  await screen.findByText('false');
  expect(shown).toHaveLength(rendersBefore);
  expect(states.slice(-2)).toEqual([true, false]);
});

test('null makes no request, invalidating makes a new one', async () => {
  let requests = 0;
  server.use(
    http.get(`${base}/users`, () => {
      requests += 1;
      return HttpResponse.json({ result: { id: `u-${requests}`, agentId: 'a' } });
    }),
  );
  const { result, rerender } = renderHook(
    ({ isNeeded }) => ({
      query: useQuery(userEndpoints.me, isNeeded ? {} : null),
      invalidate: useInvalidate(),
    }),
    { wrapper: createPortalWrapper(createTestPortal()), initialProps: { isNeeded: false } },
  );
  expect(result.current.query).toMatchObject({ isLoading: false, data: undefined });
  rerender({ isNeeded: true });
  await waitFor(() => expect(result.current.query.data?.id).toBe('u-1'));
  await act(() => result.current.invalidate(userEndpoints.me));
  await waitFor(() => expect(result.current.query.data?.id).toBe('u-2'));
});

test('the same input after a lost answer has the same key, another input has another', async () => {
  const keys: (string | null)[] = [];
  let lose = true;
  server.use(
    http.post(`${base}/auth/reset-password`, ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      return lose ? HttpResponse.error() : HttpResponse.json({ result: null });
    }),
  );
  const { result } = renderHook(() => useMutation(authEndpoints.requestReset), {
    wrapper: createPortalWrapper(createTestPortal()),
  });
  const run = (email: string) =>
    act(() =>
      result.current.run({ body: { email } }).then(
        () => undefined,
        () => undefined,
      ),
    );
  await run('a@b.co');
  expect(result.current).toMatchObject({ isRunning: false, error: { kind: 'offline' } });
  lose = false;
  await run('a@b.co');
  await run('c@d.co');
  expect(result.current.error).toBeUndefined();
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

describe('a read that is refused with 401', () => {
  function setUp(verdict: 'renewed' | 'ended' | 'unchanged') {
    const portal = createTestPortal();
    const notices = jest.fn();
    portal.events.on('notice:raised', notices);
    let reads = 0;
    server.use(
      http.get(`${base}/users`, () => {
        reads += 1;
        return reads === 1
          ? new HttpResponse(null, { status: 401 })
          : HttpResponse.json({ result: { id: 'u-1', agentId: 'a' } });
      }),
    );
    const verified: (string | null)[] = [];
    portal.session.start({ token: 'access', refreshToken: 'refresh', userId: 'u-1' });
    portal.session.verifyWith(async (refusedToken) => {
      verified.push(refusedToken);
      return verdict;
    });
    render(<Me />, { wrapper: createPortalWrapper(portal) });
    return { notices, verified };
  }

  test('is read again after the session was renewed', async () => {
    const { notices, verified } = setUp('renewed');
    expect(await screen.findByText('u-1')).toBeInTheDocument();
    expect(verified[0]).toBe('access');
    expect(notices).not.toHaveBeenCalled();
  });

  test('shows nothing when the session is over: the page is about to be left', async () => {
    const { notices, verified } = setUp('ended');
    await waitFor(() => expect(verified.length).toBeGreaterThan(1));
    expect(screen.getByRole('status')).toHaveTextContent('loading');
    expect(notices).not.toHaveBeenCalled();
  });

  test('shows the error where it is not about the session', async () => {
    setUp('unchanged');
    expect(await screen.findByText('Failed to fetch user data')).toBeInTheDocument();
  });
});
