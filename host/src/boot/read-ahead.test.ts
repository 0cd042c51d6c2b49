import { createTestPortal, createExpiringToken } from '@portal/shared/testing';
import type { Portal } from '@portal/shared/portal';
import { createRemotes } from '../federation/remotes';
import { createFakeRuntime, buildDefinition, buildEntry } from '../test/fake-runtime';
import { readAccount } from '../session/read-account';
import { readAhead } from './read-ahead';

const entries = [buildEntry('mfe-fleet', { prefixes: [{ path: '/fleet' }] })];
const address = new URL('http://localhost/fleet?page=2');

function begin({
  signedIn = true,
  preload = jest.fn(async () => undefined),
  check = async (_portal: Portal) => undefined as void,
  longest = 60_000,
} = {}) {
  localStorage.clear();
  const requests: string[] = [];
  const portal = createTestPortal({
    fetch: (async (request: Request) => {
      requests.push(new URL(request.url).pathname.replace('/api/ae', ''));
      return new Response(JSON.stringify({ result: { id: 'user-1' } }), {
        headers: { 'content-type': 'application/json' },
      });
    }) as typeof fetch,
  });
  const token = createExpiringToken(60_000);
  if (signedIn) portal.session.start({ token, refreshToken: token, userId: 'user-1' });
  const remotes = createRemotes(
    portal,
    createFakeRuntime([buildDefinition('mfe-fleet', { routes: [], preload })]),
    entries,
  );
  const agentSide = {
    load: async () => ({ checkSession: () => check(portal), readAccount: () => readAccount(portal) }),
  };
  return { requests, preload, portal, done: readAhead({ portal, remotes, agentSide }, address, longest) };
}

test('reading ahead requests the account and what the page needs', async () => {
  const { requests, preload, portal, done } = begin();
  await done;
  expect(requests.sort()).toEqual(['/company', '/users']);
  expect(preload).toHaveBeenCalledWith(portal, address);
});

test('reading ahead requests nothing with a session that is over', async () => {
  const { requests, preload, done } = begin({
    check: async (portal) => portal.session.end('tokens-missing'),
  });
  await done;
  expect(requests).toEqual([]);
  expect(preload).not.toHaveBeenCalled();
});

test('reading ahead ends when a part fails, and does not wait for ever for a slow one', async () => {
  await begin({ preload: jest.fn(() => Promise.reject(new Error('no'))) }).done;
  const { preload, done } = begin({
    preload: jest.fn(() => new Promise<undefined>(() => undefined)),
    longest: 1,
  });
  await done;
  expect(preload.mock.calls.length).toBeLessThanOrEqual(1);
});
