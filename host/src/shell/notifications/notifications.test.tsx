import type { Notification, NotificationPage } from '@portal/shared/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { fleet, renderHost } from '../../test/render-host';
import { groupByDay } from './model/group-by-day';
import { mergeNotifications } from './model/merge-notifications';

const finds = [
  { kind: 'trip', status: ['COMPLETED'], to: '/srm/completed-trips?trip={id}' },
  { kind: 'trip', to: '/srm/customer-list?trip={id}' },
];
const entries = fleet.map((entry) => (entry.name === 'mfe-srm' ? { ...entry, finds } : entry));
const trip = { bookingId: 't1', code: 'T-000017', status: 'OVERDUE' };
const vehicle = { vehicleId: 'v1', plate: 'DXB R 48213' };

/** The higher the id, the newer. */
const now = Date.now();
const build = (id: string, change: Partial<Notification> = {}): Notification => ({
  notificationId: id,
  kind: 'customerFilled',
  at: new Date(now - 10_000 + Number(id)).toISOString(),
  isRead: false,
  facts: {},
  customerName: 'Amal Haddad',
  trip,
  vehicle,
  ...change,
});
const list = [
  build('4', { kind: 'refundFailed', facts: { amount: '120.50' } }),
  build('3', {
    kind: 'importFinished',
    facts: { subject: 'customers', added: 12, refused: 3 },
    customerName: null,
    trip: null,
    vehicle: null,
  }),
  build('2', {
    kind: 'vehicleDocument',
    at: '2026-01-05T21:00:00Z',
    facts: { document: 'insurance', dueAt: '2026-02-01' },
    isRead: true,
    customerName: null,
    trip: null,
    vehicle: { vehicleId: null, plate: 'SHJ 2 7' },
  }),
];
const page = (change: Partial<NotificationPage> = {}): NotificationPage => ({
  list,
  unread: 2,
  hasEarlier: false,
  ...change,
});

async function open(change: Partial<NotificationPage> = {}, answers: Record<string, unknown> = {}) {
  const host = await renderHost('/listings', {
    entries,
    answers: {
      '/notifications/unread': { unread: 2 },
      '/notifications': page(change),
      '/notifications/read': { unread: 1 },
      '/notifications/read-all': { unread: 0 },
      ...answers,
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Notifications/ }));
  const panel = await screen.findByRole('dialog', { name: 'Notifications' });
  const countCalls = (path: string) =>
    host.server.mock.calls.filter(([request]) => new URL(request.url).pathname.endsWith(path)).length;
  return { ...host, panel, countCalls };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('the bell opens what happened, by day, in the words of the reader, without a fault of accessibility', async () => {
  const { panel } = await open();
  const today = await within(panel).findByRole('list', { name: 'Today' });
  expect(
    within(today)
      .getAllByRole('listitem')
      .map((line) => line.textContent),
  ).toEqual([
    expect.stringMatching(
      /^AED.120\.50 did not go back to the cardAmal Haddad · DXB R 48213 · T-000017.*Unread$/,
    ),
    expect.stringMatching(/^Customers imported12 added · 3 refused.*Unread$/),
  ]);
  const older = within(panel).getByRole('list', { name: 'Jan 6, 2026' });
  expect(older).toHaveTextContent(/^Insurance expired on Feb 1, 2026SHJ 2 7/);
  expect(older).not.toHaveTextContent('Unread');
  expect(await axe(panel)).toHaveNoViolations();
});

test('a payment that differs says what was paid and what was asked for', async () => {
  const facts = { amount: '500', received: '400', receivedCurrency: 'USD' };
  const { panel } = await open({ list: [build('5', { kind: 'paymentDiffers', facts })] });
  expect(await within(panel).findByRole('link')).toHaveTextContent(
    /^A payment by card needs your decision.*received 400 USD, asked for AED.500/,
  );
});

test('a line is marked as read and opens the page of what it is about', async () => {
  const { panel, router, countCalls } = await open();
  await userEvent.click(await within(panel).findByRole('link', { name: /did not go back/ }));
  await waitFor(() =>
    expect(router.state.location.pathname + router.state.location.search).toBe('/srm/customer-list?trip=t1'),
  );
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(countCalls('/notifications/read')).toBe(1);
});

test('all are marked as read at once, and Escape gives the focus back to the bell', async () => {
  const { panel, countCalls } = await open();
  await userEvent.click(await within(panel).findByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(countCalls('/notifications/read-all')).toBe(1));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: /^Notifications/ })).toHaveFocus());
});

test('marking that fails says so and changes nothing', async () => {
  const { panel } = await open({}, { '/notifications/read-all': 500 });
  await userEvent.click(await within(panel).findByRole('button', { name: 'Mark all as read' }));
  expect(await within(panel).findByText('No /notifications/read-all')).toBeVisible();
  expect(within(panel).getAllByText('Unread')).toHaveLength(2);
});

test('nothing yet, and a list that cannot be read, say so', async () => {
  const { panel, unmountAll } = await open({ list: [] });
  expect(await within(panel).findByText('No notifications yet')).toBeVisible();
  unmountAll();
  const failed = await open({}, { '/notifications': 500 });
  expect(await within(failed.panel).findByRole('alert')).toHaveTextContent(
    'The notifications could not be loaded',
  );
  expect(within(failed.panel).getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('a kind is switched off in the panel, and the list comes back', async () => {
  const { panel, server, portal } = await open(
    {},
    { '/notifications/choices': { muted: ['importFinished'] } },
  );
  const notices: unknown[] = [];
  portal.events.on('notice:raised', ({ notice }) => notices.push(notice));
  await userEvent.click(await within(panel).findByRole('button', { name: 'Choose what reaches you' }));
  const imports = await screen.findByRole('switch', { name: 'Imports Here' });
  const forms = screen.getByRole('switch', { name: 'Customer forms Here' });
  expect([imports, forms].map((one) => (one as HTMLInputElement).checked)).toEqual([false, true]);
  await userEvent.click(forms);
  expect(forms).not.toBeChecked();
  const sent = server.mock.calls.map(([request]) => request).find(({ method }) => method === 'PUT');
  expect(new URL(sent?.url ?? '').pathname).toBe('/api/ae/notifications/choices');
  expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations();
  await userEvent.click(screen.getByRole('button', { name: 'Back to the notifications' }));
  expect(await screen.findByRole('list', { name: 'Today' })).toBeVisible();
  expect(notices).toMatchObject([{ title: 'Your choice is saved', undo: { kind: 'notificationsChosen' } }]);
});

test('a kind is sent by e-mail, but not in quiet hours', async () => {
  const choices = { muted: ['importFinished'], email: ['tripOverdue'], quietHours: null };
  const { panel, changes } = await open({}, { '/notifications/choices': choices });
  await userEvent.click(await within(panel).findByRole('button', { name: 'Choose what reaches you' }));
  const late = await screen.findByRole('switch', { name: 'Vehicles not back in time E-mail' });
  expect(late).toBeChecked();
  await userEvent.click(screen.getByRole('switch', { name: 'Imports E-mail' }));
  expect(screen.getByText(/as one e-mail to amal@desert\.example/)).toBeVisible();
  await userEvent.click(screen.getByRole('switch', { name: 'Quiet hours' }));
  const until = await screen.findByLabelText('Until', { selector: 'input' });
  fireEvent.change(until, { target: { value: '' } });
  fireEvent.change(until, { target: { value: '06:30' } });
  await waitFor(() => expect(changes).toHaveLength(3));
  expect(changes).toEqual([
    { ...choices, email: ['tripOverdue', 'importFinished'] },
    { ...choices, email: ['tripOverdue', 'importFinished'], quietHours: { from: '22:00', until: '07:00' } },
    { ...choices, email: ['tripOverdue', 'importFinished'], quietHours: { from: '22:00', until: '06:30' } },
  ]);
  expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations();
});

test('the link of a message opens the page of its matter and marks it as read', async () => {
  const { router, server } = await renderHost('/?notification=4', {
    entries,
    answers: { '/notifications/4': list[0], '/notifications/read': { unread: 0 } },
  });
  await waitFor(() =>
    expect(router.state.location.pathname + router.state.location.search).toBe('/srm/customer-list?trip=t1'),
  );
  await waitFor(() =>
    expect(server.mock.calls.some(([{ url }]) => url.endsWith('/notifications/read'))).toBe(true),
  );
});

test('the link of a message to what is no longer there says so and stays at home', async () => {
  const { router } = await renderHost('/?notification=gone', {
    entries,
    answers: { '/notifications/gone': 404 },
  });
  expect(await screen.findByText('This notification cannot be opened')).toBeVisible();
  expect(router.state.location.search).toBe('');
});

test('earlier ones are read when they are wanted', async () => {
  const { panel, server } = await open({ hasEarlier: true });
  await userEvent.click(await within(panel).findByRole('button', { name: 'Show earlier ones' }));
  await waitFor(() =>
    expect(server.mock.calls.some(([request]) => request.url.includes('before=2'))).toBe(true),
  );
});

test('the bell counts once the page is there, and again when something changes', async () => {
  const { server, outside, portal } = await renderHost('/listings', {
    answers: { '/notifications/unread': { unread: 100 } },
  });
  const countCalls = () =>
    server.mock.calls.filter(([{ url }]) => url.endsWith('/notifications/unread')).length;
  expect(countCalls()).toBe(0);
  expect(
    await screen.findByRole('button', { name: 'Notifications, 99+ unread' }, { timeout: 4000 }),
  ).toBeVisible();
  expect(countCalls()).toBe(1);
  await outside(() => portal.events.emit('notifications:changed', {}));
  await waitFor(() => expect(countCalls()).toBe(2), { timeout: 3000 });
});

test('a server that keeps no notifications has no bell', async () => {
  await renderHost('/listings', { isPlain: true });
  expect(await screen.findByRole('button', { name: 'Need help?' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Notifications/ })).toBeNull();
});

test('what new ones push off the first page stays known, in order and once', () => {
  const [fourth, third, second] = list as [Notification, Notification, Notification];
  const first = build('5');
  const merged = mergeNotifications([fourth, third, second], page({ list: [first, fourth] }));
  expect(merged.map(({ notificationId }) => notificationId)).toEqual(['5', '4', '3', '2']);
  const read = mergeNotifications(merged, page({ list: [], unread: 0 }));
  expect(read.every(({ isRead }) => isRead)).toBe(true);
});

test('a day is that of the country', () => {
  const at = '2026-01-05T21:00:00Z';
  expect(groupByDay([build('1', { at })], 'Asia/Dubai')).toMatchObject([{ day: '2026-01-06' }]);
  expect(groupByDay([build('1', { at })], 'UTC')).toMatchObject([{ day: '2026-01-05' }]);
});
