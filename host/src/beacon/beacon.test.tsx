import { clientReport, clientReports, type ClientReport } from '@portal/shared/contract';
import { act, screen } from '@testing-library/react';
import * as v from 'valibot';
import { buildDefinition, createFakeRuntime } from '../test/fake-runtime';
import { fleetDefinitions, renderHost } from '../test/render-host';
import { startBeacon } from './beacon';

interface Sent {
  readonly address: string;
  readonly text: string;
}

const sent: Sent[] = [];
let quiet: jest.SpyInstance;
let stop = () => undefined as void;

// A Blob of jsdom cannot be read back.
const BrowserBlob = globalThis.Blob;
beforeEach(() => {
  localStorage.clear();
  sent.length = 0;
  quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  globalThis.Blob = class {
    readonly text: string;
    constructor(parts: readonly string[]) {
      this.text = parts.join('');
    }
  } as unknown as typeof Blob;
  Object.assign(navigator, {
    sendBeacon: (address: string, { text }: { text: string }) => sent.push({ address, text }) > 0,
  });
});
afterEach(() => {
  stop();
  Reflect.deleteProperty(document, 'visibilityState');
  globalThis.Blob = BrowserBlob;
  quiet.mockRestore();
});

/** Everything that was reported, by remote. @throws for a report that the gateway would refuse */
function readReports(): Record<string, ClientReport['parts'][number]> {
  const parts = sent.flatMap(({ text }) => v.parse(clientReport, JSON.parse(text)).parts);
  return Object.fromEntries(parts.map((part) => [part.target, part]));
}

const leaveTab = () =>
  act(async () => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });

const throwing = () => {
  throw new Error('A price of 4711 AED for amal@desert.example');
};
const Broken = () => throwing();

/** A portal whose page of the remote for rentals throws, and with a beacon of its own. */
async function openPortal(path: string) {
  const runtime = createFakeRuntime([
    ...fleetDefinitions.filter(({ name }) => name !== 'mfe-srm'),
    buildDefinition('mfe-srm', { routes: [{ path: '/srm/customers/:id', element: <Broken /> }] }),
  ]);
  const host = await renderHost(path, { runtime });
  const start = () => {
    stop = startBeacon(host);
  };
  return { ...host, start };
}

test('pages and failures are counted by remote and version, once for each page', async () => {
  const { start, go } = await openPortal('/listings');
  start();
  await go('/srm/customers/customer-4711?phone=971501234567');
  await screen.findByRole('heading', { name: 'Something went wrong' });
  const throwIn = (address: string) => {
    const error = Object.assign(new Error('secret'), { stack: `Error: secret\n at f (${address}:1:2)` });
    window.dispatchEvent(new ErrorEvent('error', { error }));
  };
  throwIn('https://portal.example/remotes/mfe-srm/1.0.0/page.1a2b.js');
  throwIn('https://portal.example/remotes/mfe-srm/1.0.0/page.1a2b.js');
  // React recovered by drawing the page again, and reports the error of the page as a cause.
  const cause = Object.assign(new Error('secret'), {
    stack: 'Error: secret\n at f (https://portal.example/remotes/mfe-srm/1.0.0/page.1a2b.js:1:2)',
  });
  const recovered = Object.assign(new Error('Minified React error #520', { cause }), {
    stack: 'Error\n at g (https://portal.example/host/1.0.0/main.1a2b.js:1:2)',
  });
  window.dispatchEvent(new ErrorEvent('error', { error: recovered }));
  // Neither a version of this tab, nor code of the portal.
  throwIn('https://portal.example/remotes/mfe-srm/0.9.0/page.1a2b.js');
  throwIn('chrome-extension://abcdef/content.js');
  await leaveTab();
  expect(readReports()).toEqual({
    // The shell is on each page.
    host: expect.objectContaining({ version: 'development', pages: 2, failedPages: 1, errors: 0 }),
    'mfe-listings': expect.objectContaining({ version: '1.0.0', pages: 1, failedPages: 0, errors: 0 }),
    'mfe-srm': expect.objectContaining({ version: '1.0.0', pages: 1, failedPages: 1, errors: 4 }),
  });
  expect(new Set(sent.map(({ address }) => address))).toEqual(new Set([clientReports.address]));
  expect(JSON.stringify(sent)).not.toMatch(/4711|amal|9715|secret|customers/);
});

test('a remote that does not load is a failed load of its version, also before the start', async () => {
  const { start, runtime, go } = await openPortal('/listings');
  runtime.serve('mfe-auth', new Error('down'));
  await go('/profile');
  await screen.findByRole('button', { name: 'Try again' });
  start();
  await leaveTab();
  expect(readReports()).toMatchObject({
    'mfe-auth': { version: '1.0.0', pages: 1, failedPages: 1, failedLoads: 1, errors: 0 },
  });
});

test('a failure is reported within a second or so, and nothing while nothing happens', async () => {
  const { start, go } = await openPortal('/listings');
  jest.useFakeTimers();
  try {
    start();
    act(() => void jest.advanceTimersByTime(10_000));
    expect(sent).toHaveLength(1);
    act(() => void jest.advanceTimersByTime(60_000));
    expect(sent).toHaveLength(1);
    await go('/srm');
    window.dispatchEvent(
      new ErrorEvent('error', { filename: 'https://portal.example/remotes/mfe-srm/1.0.0/page.1a2b.js' }),
    );
    act(() => void jest.advanceTimersByTime(1000));
    expect(sent).toHaveLength(2);
  } finally {
    jest.useRealTimers();
  }
});
