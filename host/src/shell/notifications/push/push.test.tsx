import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderHost } from '../../../test/render-host';

const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
const subscription = { endpoint: 'https://fcm.googleapis.com/fcm/send/1', keys };
const desk = {
  deviceId: 'd1',
  name: 'Firefox on Linux',
  isCurrent: false,
  createdAt: '2026-11-01T08:00:00Z',
};

interface Browser {
  readonly permission?: NotificationPermission;
  readonly answer?: NotificationPermission;
  readonly cannotSubscribe?: boolean;
}

/** What jsdom lacks. */
function addPush({ permission = 'default', answer = 'granted', cannotSubscribe = false }: Browser = {}) {
  const unsubscribe = jest.fn(async () => true);
  const listeners = new Set<(event: MessageEvent) => void>();
  let current: object | null = null;
  const pushManager = {
    getSubscription: async () => current,
    subscribe: jest.fn(async () => {
      if (cannotSubscribe) throw new DOMException('push service error', 'AbortError');
      current = { toJSON: () => subscription, unsubscribe };
      return current;
    }),
  };
  const register = jest.fn(async () => undefined);
  const serviceWorker = {
    register,
    ready: Promise.resolve({ pushManager }),
    getRegistration: async () => ({ pushManager }),
    addEventListener: (_: string, listener: (event: MessageEvent) => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: (event: MessageEvent) => void) => listeners.delete(listener),
  };
  const fake = {
    permission,
    async requestPermission() {
      fake.permission = answer;
      return answer;
    },
  };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  Object.assign(globalThis, { PushManager: class {}, Notification: fake });
  return { register, pushManager, unsubscribe, listeners };
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(globalThis, 'PushManager');
  Reflect.deleteProperty(globalThis, 'Notification');
  jest.restoreAllMocks();
});

async function openChoices(devices: unknown = { publicKey: 'key', list: [desk] }) {
  const host = await renderHost('/listings', {
    answers: {
      '/notifications/unread': { unread: 0 },
      '/notifications': { list: [], unread: 0, hasEarlier: false },
      '/notifications/choices': { muted: [], email: [], push: ['tripOverdue'], quietHours: null },
      '/notifications/devices': devices,
      '/notifications/devices/d1': { publicKey: 'key', list: [] },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Notifications/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Choose what reaches you' }));
  return { ...host, panel: await screen.findByRole('dialog') };
}

test('a press asks the browser, registers the worker and sends the subscription', async () => {
  const { register, pushManager } = addPush();
  const { server, panel } = await openChoices();
  expect(await screen.findByRole('switch', { name: 'Vehicles not back in time Devices' })).toBeChecked();
  expect(await axe(panel)).toHaveNoViolations();
  await userEvent.click(await screen.findByRole('button', { name: 'Switch on for this device' }));
  await waitFor(() => expect(server.mock.calls.some(([{ method }]) => method === 'POST')).toBe(true));
  expect(register).toHaveBeenCalledWith('/push-worker.js', { scope: '/', updateViaCache: 'none' });
  expect(pushManager.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'key' });
});

test('a device is removed', async () => {
  addPush();
  await openChoices();
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Firefox on Linux' }));
  await waitFor(() => expect(screen.queryByText('Firefox on Linux')).toBeNull());
});

test('a refusal says what to do', async () => {
  addPush({ answer: 'denied' });
  await openChoices();
  await userEvent.click(await screen.findByRole('button', { name: 'Switch on for this device' }));
  expect(await screen.findByText(/^This browser blocks notifications/)).toBeVisible();
});

test('a browser that cannot reach its push service says so', async () => {
  addPush({ cannotSubscribe: true });
  await openChoices();
  await userEvent.click(await screen.findByRole('button', { name: 'Switch on for this device' }));
  expect(await screen.findByText(/^This device could not be switched on/)).toBeVisible();
});

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', /^On an iPhone or iPad, first add/],
  ['Mozilla/5.0 (X11; Linux x86_64)', /^This browser cannot show notifications/],
])('a browser that cannot says what to do: %s', async (userAgent, text) => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  await openChoices();
  expect(await screen.findByText(text)).toBeVisible();
});

test('devices that cannot be read say so, with another try', async () => {
  addPush();
  const { panel } = await openChoices(500);
  expect(await within(panel).findByRole('button', { name: 'Try again' })).toBeVisible();
});

test('the page of a pressed notification opens in this tab, and no other address', async () => {
  const { listeners } = addPush();
  const { router, outside } = await renderHost('/listings', {
    answers: { '/notifications': { list: [], unread: 0, hasEarlier: false } },
  });
  await screen.findByRole('button', { name: /^Notifications/ });
  const port = { postMessage: jest.fn() };
  const press = (path: string) =>
    outside(() =>
      listeners.forEach((listen) =>
        listen({ data: { type: 'notification:open', path }, ports: [port] } as unknown as MessageEvent),
      ),
    );
  await press('https://attacker.example/');
  expect(port.postMessage).not.toHaveBeenCalled();
  await press('/srm/customer-list');
  await waitFor(() => expect(router.state.location.pathname).toBe('/srm/customer-list'));
  expect(port.postMessage).toHaveBeenCalledWith('opened');
});
