import { MINUTE } from '@portal/shared/contract';
import { createTestPortal, createExpiringToken } from '@portal/shared/testing';
import type { RefreshOutcome } from './refresh';
import { watchSession, type SessionWatcher } from './watch-session';

let watcher: SessionWatcher | undefined;

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => {
  watcher?.stop();
  jest.useRealTimers();
});

function setUp({ access = 15, refresh = 10_000, outcome = 'renewed' as RefreshOutcome, online = true } = {}) {
  const portal = createTestPortal();
  const ended: string[] = [];
  portal.events.on('session:ended', ({ reason }) => ended.push(reason));
  portal.session.start({
    token: createExpiringToken(access * MINUTE),
    refreshToken: createExpiringToken(refresh * MINUTE),
    userId: 'user-1',
  });
  const state = { outcome, online };
  const ask = jest.fn(async () => {
    if (state.outcome === 'renewed') {
      portal.session.replace({
        token: createExpiringToken(15 * MINUTE),
        refreshToken: createExpiringToken(10_000 * MINUTE),
      });
    }
    return state.outcome;
  });
  watcher = watchSession({ portal, refresh: ask, isOnline: () => state.online });
  return { portal, ended, ask, state, watcher };
}

test('tokens with enough time left are left alone', async () => {
  const { ask, watcher } = setUp({ access: 30 });
  await watcher.check();
  expect(ask).not.toHaveBeenCalled();
});

test('tokens are refreshed ten minutes before the end, and again ten minutes before the next', async () => {
  const { ask, watcher } = setUp({ access: 15 });
  await watcher.check();
  await jest.advanceTimersByTimeAsync(5 * MINUTE + 1000);
  expect(ask).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(5 * MINUTE + 1000);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('the page waits for the renewal of an expired token', async () => {
  const { portal, watcher } = setUp({ access: -60 });
  const before = portal.session.get()?.accessToken;
  await watcher.check();
  expect(portal.session.get()?.accessToken).not.toBe(before);
});

test('a refusal ends the session', async () => {
  const { ended, portal, watcher } = setUp({ access: 5, outcome: 'refused' });
  await watcher.check();
  await jest.advanceTimersByTimeAsync(0);
  expect(ended).toEqual(['refresh-failed']);
  expect(portal.session.get()).toBeNull();
});

test('a server that cannot be reached is asked again while the token lasts, and no longer', async () => {
  const { ended, ask, watcher } = setUp({ access: 8, outcome: 'later' });
  await watcher.check();
  await jest.advanceTimersByTimeAsync(7 * MINUTE);
  expect(ask.mock.calls.length).toBeGreaterThan(1);
  expect(ended).toEqual([]);
  await jest.advanceTimersByTimeAsync(2 * MINUTE);
  expect(ended).toEqual(['refresh-failed']);
});

test('offline nobody is asked and nothing ends; back online the check is made', async () => {
  const { ended, ask, state, watcher } = setUp({ access: 2, online: false });
  await watcher.check();
  await jest.advanceTimersByTimeAsync(30 * MINUTE);
  expect(ask).not.toHaveBeenCalled();
  expect(ended).toEqual([]);
  state.online = true;
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('several checks at once make one call', async () => {
  const { ask, watcher } = setUp({ access: -1 });
  await Promise.all([watcher.check(), watcher.check(), watcher.check()]);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('a missing token clears both', async () => {
  const { ended, portal, watcher } = setUp();
  localStorage.removeItem('refreshToken');
  await watcher.check();
  expect(ended).toEqual(['tokens-missing']);
  expect(portal.session.stored().accessToken).toBeNull();
});

test('tokens of another issuer are cleared at the five-minute check', async () => {
  const { ended } = setUp();
  localStorage.setItem('accessToken', 'third-party');
  await jest.advanceTimersByTimeAsync(5 * MINUTE);
  expect(ended).toEqual(['tokens-missing']);
});

test('a machine that slept is checked when the tab becomes visible again', async () => {
  const { ask } = setUp({ access: 15 });
  jest.setSystemTime(Date.now() + 60 * MINUTE);
  document.dispatchEvent(new Event('visibilitychange'));
  await jest.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('a logout in another tab ends the session here', async () => {
  const { ended } = setUp({ access: 60 });
  localStorage.removeItem('accessToken');
  localStorage.removeItem('refreshToken');
  window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken', storageArea: localStorage }));
  await jest.advanceTimersByTimeAsync(100);
  expect(ended).toEqual(['other-tab']);
});

test('a pair that another tab is just writing is not cleared half-way', async () => {
  const { ended } = setUp({ access: 60 });
  localStorage.removeItem('refreshToken');
  window.dispatchEvent(new StorageEvent('storage', { key: 'refreshToken', storageArea: localStorage }));
  localStorage.setItem('refreshToken', createExpiringToken(10_000 * MINUTE));
  await jest.advanceTimersByTimeAsync(100);
  expect(ended).toEqual([]);
});

test('tokens that always live shorter than the margin do not cause a storm of calls', async () => {
  const { ask, portal, watcher } = setUp({ access: 4, outcome: 'later' });
  ask.mockImplementation(async () => {
    portal.session.replace({
      token: createExpiringToken(4 * MINUTE),
      refreshToken: createExpiringToken(10_000 * MINUTE),
    });
    return 'renewed';
  });
  await watcher.check();
  await jest.advanceTimersByTimeAsync(10 * MINUTE);
  expect(ask.mock.calls.length).toBeLessThanOrEqual(8);
  expect(portal.session.get()).not.toBeNull();
});
