import { MINUTE } from '@portal/shared/contract';
import { createTestPortal, createExpiringToken } from '@portal/shared/testing';
import { runInOneTab } from './run-in-one-tab';
import { refreshTokens } from './refresh';

const pair = (access: number) => ({
  token: createExpiringToken(access * MINUTE),
  refreshToken: createExpiringToken(10_000 * MINUTE),
});
const answer = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

function tab(fetch: jest.Mock) {
  return createTestPortal({ fetch });
}

beforeEach(() => {
  localStorage.clear();
  tab(jest.fn()).session.start({ ...pair(3), userId: 'user-1' });
});

test('a refresh replaces both tokens, and sends only the refresh token', async () => {
  const next = pair(15);
  const sent: unknown[] = [];
  const fetch = jest.fn(async (request: Request) => {
    sent.push(new URL(request.url).pathname, await request.json());
    return answer(200, { result: next });
  });
  const before = localStorage.getItem('refreshToken');
  await expect(refreshTokens(tab(fetch))).resolves.toBe('renewed');
  expect(sent).toEqual(['/api/ae/auth/refresh', { refreshToken: before }]);
  expect({ ...localStorage }).toMatchObject({ accessToken: next.token, refreshToken: next.refreshToken });
});

test('one of three tabs calls the server', async () => {
  const fetch = jest.fn(async () => answer(200, { result: pair(15) }));
  await expect(
    Promise.all([refreshTokens(tab(fetch)), refreshTokens(tab(fetch)), refreshTokens(tab(fetch))]),
  ).resolves.toEqual(['renewed', 'renewed', 'renewed']);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test.each([
  [400, 'refused'],
  [401, 'refused'],
  [403, 'refused'],
  [429, 'later'],
  [500, 'later'],
  [503, 'later'],
] as const)('an answer of %d: %s', async (status, outcome) => {
  await expect(refreshTokens(tab(jest.fn(async () => answer(status, {}))))).resolves.toBe(outcome);
});

test('a server that is not reached, or gives an invalid answer, says nothing about the session', async () => {
  const unreachable = jest.fn(async () => {
    throw new TypeError('Failed to fetch');
  });
  await expect(refreshTokens(tab(unreachable))).resolves.toBe('later');
  await expect(refreshTokens(tab(jest.fn(async () => answer(200, { nonsense: true }))))).resolves.toBe(
    'later',
  );
});

test('new tokens that cannot be read are not stored', async () => {
  const fetch = jest.fn(async () => answer(200, { result: { token: 'opaque', refreshToken: 'opaque' } }));
  await expect(refreshTokens(tab(fetch))).resolves.toBe('refused');
});

test('a logout while the answer is on its way stays a logout', async () => {
  const portal = tab(
    jest.fn(async () => {
      portal.session.end('logout');
      return answer(200, { result: pair(15) });
    }),
  );
  await expect(refreshTokens(portal)).resolves.toBe('refused');
  expect(localStorage.getItem('accessToken')).toBeNull();
});

test('where Web Locks exist, they keep the tabs apart', async () => {
  const request = jest.fn(async (_name: string, work: () => Promise<unknown>) => work());
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  await expect(runInOneTab(async () => 7)).resolves.toBe(7);
  expect(request).toHaveBeenCalledWith('portal-session-refresh', expect.any(Function));
  Reflect.deleteProperty(navigator, 'locks');
});

test('a retry after a lost answer carries the same key, and another token has another key', async () => {
  const keys: (string | null)[] = [];
  const lost = jest.fn(async (request: Request) => {
    keys.push(request.headers.get('idempotency-key'));
    throw new TypeError('Failed to fetch');
  });
  await refreshTokens(tab(lost));
  await refreshTokens(tab(lost));
  tab(jest.fn()).session.start({
    ...pair(2),
    refreshToken: createExpiringToken(9_000 * MINUTE),
    userId: 'user-1',
  });
  await refreshTokens(tab(lost));
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});
