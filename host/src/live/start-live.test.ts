import { createTestPortal } from '@portal/shared/testing';
import type { Portal } from '@portal/shared/portal';
import { openLine } from './line/open-line';
import { startLive, type Live } from './start-live';
import type { Tools } from './tabs/join-tabs';
import { createFakeLiveServer } from './test/fake-live-server';
import { createFakeChannels, createFakeLocks } from './test/fake-tabs';

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
});
const tabs: Live[] = [];
afterEach(() => {
  tabs.splice(0).forEach((tab) => tab.stop());
  jest.useRealTimers();
});
const pass = (time = 0) => jest.advanceTimersByTimeAsync(time);
const signIn = (portal: Portal, userId = 'user-1') =>
  portal.session.start({ token: `token of ${userId}`, refreshToken: 'refresh', userId });

/** A browser whose tabs know of each other, or not. */
function openBrowser({ shares = true } = {}) {
  const server = createFakeLiveServer();
  const channels = createFakeChannels();
  const tools: Tools = {
    locks: shares ? createFakeLocks() : undefined,
    openChannel: channels.open,
    openLine: (settings) => openLine({ ...settings, fetch: server.fetch, random: () => 1 }),
  };
  async function openTab() {
    const portal = createTestPortal();
    if (!portal.session.get()) signIn(portal);
    const announcements: string[] = [];
    portal.events.on('enquiry:arrived', ({ enquiry }) => announcements.push(enquiry._id));
    portal.events.on('enquiry:changed', ({ enquiry }) => announcements.push(`${enquiry._id} changed`));
    portal.events.on('enquiries:missed', () => announcements.push('missed'));
    portal.events.on('customer:filled', ({ customerName }) =>
      announcements.push(`${customerName} filled in`),
    );
    portal.events.on('trip:changed', ({ bookingId, status }) => announcements.push(`${bookingId} ${status}`));
    const live = startLive(portal, tools);
    tabs.push(live);
    await pass();
    return { portal, live, announcements };
  }
  return { server, channels, openTab };
}

test('two tabs share one connection, and both announce its events', async () => {
  const { server, openTab } = openBrowser();
  const [one, two] = [await openTab(), await openTab()];
  server.happen(1);
  server.happen(2, 'changed');
  server.happen(3, 'expired');
  await pass();
  expect(server.calls).toHaveLength(1);
  expect([one.live.leads(), two.live.leads()]).toEqual([true, false]);
  expect(one.announcements).toEqual(['missed', 'e1', 'e2 changed', 'e3 changed']);
  expect(two.announcements).toEqual(['e1', 'e2 changed', 'e3 changed']);
});

test('a form that a customer has sent is announced in each tab, in its turn', async () => {
  const { server, openTab } = openBrowser();
  const [one, two] = [await openTab(), await openTab()];
  server.happen(1);
  server.fillIn(2, 'Anna');
  server.fillIn(2, 'Anna');
  server.happen(3);
  await pass();
  expect(one.announcements).toEqual(['missed', 'e1', 'Anna filled in', 'e3']);
  expect(two.announcements).toEqual(['e1', 'Anna filled in', 'e3']);
});

test('a trip that was cancelled is announced in each tab', async () => {
  const { server, openTab } = openBrowser();
  const [one, two] = [await openTab(), await openTab()];
  server.cancelTrip(1, 'b1');
  await pass();
  expect(one.announcements).toEqual(['missed', 'b1 CANCELLED']);
  expect(two.announcements).toEqual(['b1 CANCELLED']);
});

test('when the tab with the connection is closed, another continues after the last event it heard', async () => {
  const { server, openTab } = openBrowser();
  const [one, two, three] = [await openTab(), await openTab(), await openTab()];
  server.happen(4);
  await pass();
  one.live.stop();
  server.happen(5);
  await pass();
  server.happen(6);
  await pass();
  expect(server.calls.map(({ lastEventId }) => lastEventId)).toEqual([null, '4']);
  expect(server.open.size).toBe(1);
  expect(two.announcements).toEqual(['e4', 'e5', 'e6']);
  expect(three.announcements).toEqual(['e4', 'e5', 'e6']);
});

test('a tab that opens late asks for the last event, and continues from there when the others close', async () => {
  const { server, openTab } = openBrowser();
  const one = await openTab();
  server.happen(7);
  await pass();
  const late = await openTab();
  one.live.stop();
  server.happen(8);
  await pass();
  expect(server.calls.at(-1)).toMatchObject({ lastEventId: '7' });
  expect(late.announcements).toEqual(['e8']);
});

test('a tab that missed an event of another says that it missed something', async () => {
  const { server, channels, openTab } = openBrowser();
  const [, two] = [await openTab(), await openTab()];
  server.happen(1);
  await pass();
  channels.loseNext('heard');
  server.happen(2);
  server.happen(3);
  await pass();
  expect(two.announcements).toEqual(['e1', 'e3', 'missed']);
});

test('a connection that cannot continue says so in each tab, and counts from the start', async () => {
  const { server, openTab } = openBrowser();
  const [one, two] = [await openTab(), await openTab()];
  server.happen(900);
  await pass();
  server.forget();
  server.happen(5);
  server.cut();
  await pass(1000);
  server.happen(6);
  await pass();
  expect(one.announcements).toEqual(['missed', 'e900', 'missed', 'e6']);
  expect(two.announcements).toEqual(['e900', 'missed', 'e6']);
});

test('tabs that cannot know of each other have a connection each', async () => {
  const { server, openTab } = openBrowser({ shares: false });
  const [one, two] = [await openTab(), await openTab()];
  server.happen(1);
  await pass();
  expect(server.open.size).toBe(2);
  expect([one.live.leads(), two.live.leads()]).toEqual([true, true]);
  expect([one.announcements, two.announcements]).toEqual([
    ['missed', 'e1'],
    ['missed', 'e1'],
  ]);
});

describe('another account or country in another tab', () => {
  test('has its own connection', async () => {
    const { server, openTab } = openBrowser();
    const [one, two] = [await openTab(), await openTab()];
    signIn(two.portal, 'user-2');
    await pass();
    expect(server.open.size).toBe(2);
    expect([one.live.leads(), two.live.leads()]).toEqual([true, true]);
    const three = await openTab();
    expect(three.live.leads()).toBe(false);
    three.portal.country.set('in');
    await pass();
    expect(three.live.leads()).toBe(true);
    expect(server.open.size).toBe(3);
  });

  test('a session without a known account shares nothing', async () => {
    const { server, openTab } = openBrowser();
    localStorage.setItem('accessToken', 'a');
    localStorage.setItem('refreshToken', 'b');
    await openTab();
    await openTab();
    expect(server.open.size).toBe(2);
  });
});

test('the connection ends with the session and begins with the next', async () => {
  const { server, openTab } = openBrowser();
  const { portal, announcements, live } = await openTab();
  portal.session.end('logout');
  await pass();
  expect([server.open.size, live.leads()]).toEqual([0, false]);
  signIn(portal, 'user-2');
  await pass();
  expect(server.calls.map(({ bearer, lastEventId }) => [bearer, lastEventId])).toEqual([
    ['Bearer token of user-1', null],
    ['Bearer token of user-2', null],
  ]);
  server.happen(1);
  await pass();
  expect(announcements).toEqual(['missed', 'missed', 'e1']);
});

test('a refresh of the tokens leaves the connection alone', async () => {
  const { server, openTab } = openBrowser();
  const { portal } = await openTab();
  portal.session.replace({ token: 'newer', refreshToken: 'newer' });
  await pass();
  expect(server.calls).toHaveLength(1);
});

test('the connection gives the server’s time', async () => {
  const { openTab } = openBrowser();
  jest.setSystemTime(Date.parse('2026-01-01T07:50:00.000Z'));
  const { portal } = await openTab();
  expect(portal.clock.offset()).toBeGreaterThan(9.9 * 60_000);
});
