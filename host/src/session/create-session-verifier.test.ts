import { MINUTE } from '@portal/shared/contract';
import { createTestPortal, createExpiringToken } from '@portal/shared/testing';
import type { RefreshOutcome } from './refresh';
import { createSessionVerifier } from './create-session-verifier';

const pair = (access: number, refresh = 10_000) => ({
  token: createExpiringToken(access * MINUTE),
  refreshToken: createExpiringToken(refresh * MINUTE),
});

beforeEach(() => localStorage.clear());

function setUp({ access = 15, refresh = 10_000, outcome = 'renewed' as RefreshOutcome, online = true } = {}) {
  const portal = createTestPortal();
  const ended: string[] = [];
  portal.events.on('session:ended', ({ reason }) => ended.push(reason));
  portal.session.start({ ...pair(access, refresh), userId: 'user-1' });
  let count = 0;
  const ask = jest.fn(async () => {
    // Created in the same second, two tokens would be equal.
    count += 1;
    if (outcome === 'renewed') portal.session.replace(pair(20 + count));
    return outcome;
  });
  portal.session.verifyWith(createSessionVerifier({ portal, refresh: ask, isOnline: () => online }));
  const refused = portal.session.stored().accessToken;
  const verify = (token = refused) => {
    portal.session.reportRefused(token);
    return portal.session.verify();
  };
  return { portal, ended, ask, refused, verify };
}

test('a token that the server refuses is renewed at once, whatever its expiry says', async () => {
  const { ask, ended, portal, refused, verify } = setUp();
  await expect(verify()).resolves.toBe('renewed');
  expect(ask).toHaveBeenCalledTimes(1);
  expect(ask).toHaveBeenCalledWith(portal, { refusedToken: refused });
  expect(ended).toEqual([]);
});

test('several calls refused at once cause one refresh, and a late one causes none', async () => {
  const { ask, refused, verify } = setUp();
  await expect(Promise.all([verify(), verify(), verify()])).resolves.toEqual([
    'renewed',
    'renewed',
    'renewed',
  ]);
  await expect(verify(refused)).resolves.toBe('renewed');
  expect(ask).toHaveBeenCalledTimes(1);
});

test('a refusal of the new token too does not end the session', async () => {
  const { ask, ended, portal, verify } = setUp();
  await verify();
  await expect(verify(portal.session.stored().accessToken)).resolves.toBe('unchanged');
  expect(ask).toHaveBeenCalledTimes(1);
  expect(ended).toEqual([]);
});

test('a refused refresh ends the session', async () => {
  const { ended, verify } = setUp({ outcome: 'refused' });
  await expect(verify()).resolves.toBe('ended');
  expect(ended).toEqual(['refresh-failed']);
});

test('a refresh token about to expire is not used: the session is over', async () => {
  const { ask, ended, verify } = setUp({ refresh: 5 });
  await expect(verify()).resolves.toBe('ended');
  expect(ask).not.toHaveBeenCalled();
  expect(ended).toEqual(['refresh-failed']);
});

test.each([
  ['both tokens', ['accessToken', 'refreshToken'], 'other-tab'],
  ['one token', ['refreshToken'], 'tokens-missing'],
])('%s taken away meanwhile: the session is over', async (_case, keys, reason) => {
  const { ask, ended, verify } = setUp();
  keys.forEach((key) => localStorage.removeItem(key));
  await expect(verify(null)).resolves.toBe('ended');
  expect(ended).toEqual([reason]);
  expect(ask).not.toHaveBeenCalled();
});

test.each([
  ['offline', { online: false }],
  ['a server that cannot be asked', { outcome: 'later' as const }],
])('%s says nothing about the session', async (_case, options) => {
  const { ended, verify } = setUp(options);
  await expect(verify()).resolves.toBe('unchanged');
  expect(ended).toEqual([]);
});
