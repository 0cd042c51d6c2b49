import { createTestPortal, testConfig } from '@portal/shared/testing';
import { waitFor } from '@testing-library/react';
import { createConnection } from '../core/connection';
import { syncDocumentPreferences } from './sync-document-preferences';
import { readSettings } from './read-settings';
import { showStartFailure } from './start-failure';

const page = (parts: Record<string, string>) => {
  const container = document.createElement('div');
  for (const [id, text] of Object.entries(parts)) {
    const script = document.createElement('script');
    script.type = 'application/json';
    script.id = id;
    script.textContent = text;
    container.append(script);
  }
  return container;
};
const json = (body: unknown) => new Response(JSON.stringify(body));

let quiet: jest.SpyInstance;
beforeEach(() => {
  quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => quiet.mockRestore());

describe('settings', () => {
  test('come with the page', async () => {
    const get = jest.fn();
    const served = page({ 'portal-config': JSON.stringify(testConfig), 'portal-registry': '[]' });
    await expect(readSettings(served, get)).resolves.toEqual({ config: testConfig, registry: [] });
    expect(get).not.toHaveBeenCalled();
  });

  test('are requested where the page has none, or invalid ones', async () => {
    const get = jest.fn(async (address: unknown) => json(address === '/config.json' ? testConfig : ['line']));
    await expect(readSettings(page({ 'portal-config': '{broken' }), get)).resolves.toEqual({
      config: testConfig,
      registry: ['line'],
    });
    expect(get.mock.calls.map(([address]) => address)).toEqual(['/config.json', '/registry.json']);
  });

  test('without a registry the shell still starts', async () => {
    const get = jest.fn(async () => new Response('no', { status: 500 }));
    const served = page({ 'portal-config': JSON.stringify(testConfig) });
    await expect(readSettings(served, get)).resolves.toEqual({ config: testConfig, registry: [] });
  });

  test('without a configuration the shell cannot start, and says so', async () => {
    await expect(
      readSettings(
        page({}),
        jest.fn(async () => new Response('no', { status: 500 })),
      ),
    ).rejects.toThrow('/config.json answered 500');
    await expect(
      readSettings(
        page({}),
        jest.fn(async () => json({})),
      ),
    ).rejects.toThrow();
    const container = document.createElement('div');
    const reload = jest.fn();
    showStartFailure(container, reload);
    expect(container).toHaveTextContent('The portal cannot start');
    container.querySelector('button')?.click();
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

describe('the connection', () => {
  const answers = (...statuses: number[]) => {
    const left = [...statuses];
    return jest.fn(async () => {
      const status = left.shift() ?? 200;
      if (status === 0) throw new TypeError('Failed to fetch');
      return new Response(null, { status });
    });
  };
  const ask = async (connection: ReturnType<typeof createConnection>) =>
    connection.fetch('/api').catch(() => undefined);

  test('is down after two lost calls, and fine again with the next answer', async () => {
    const connection = createConnection(answers(0, 503, 404), () => true);
    const states = jest.fn();
    connection.subscribe(states);
    await ask(connection);
    expect(connection.get()).toBe('fine');
    await ask(connection);
    expect(connection.get()).toBe('api-down');
    await ask(connection);
    expect(connection.get()).toBe('fine');
    expect(states).toHaveBeenCalledTimes(2);
  });

  test('does not change with a call that was cancelled', async () => {
    const connection = createConnection(answers(0, 0, 0), () => true);
    const left = AbortSignal.abort();
    for (let call = 0; call < 3; call += 1)
      await connection.fetch('/api', { signal: left }).catch(() => undefined);
    expect(connection.get()).toBe('fine');
  });
});

test('the document follows theme and direction', () => {
  localStorage.clear();
  const portal = createTestPortal();
  syncDocumentPreferences(portal);
  portal.preferences.set({ theme: 'dark', direction: 'rtl' });
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  expect(document.documentElement).toHaveAttribute('dir', 'rtl');
  portal.preferences.set({ theme: 'system', direction: 'auto' });
  expect(document.documentElement).not.toHaveAttribute('data-theme');
  expect(document.documentElement).toHaveAttribute('dir', 'ltr');
});

test('the document follows the language, chosen here or in another tab', async () => {
  localStorage.clear();
  const [portal, otherPortal] = [createTestPortal(), createTestPortal()];
  syncDocumentPreferences(portal);
  portal.preferences.set({ locale: 'ar' });
  await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'ar'));
  expect(document.documentElement).toHaveAttribute('dir', 'rtl');
  expect(portal.i18n.t('shared.somethingWentWrong')).not.toBe('Something went wrong');
  otherPortal.preferences.set({ locale: 'en', enquirySound: true });
  window.dispatchEvent(new StorageEvent('storage', { key: 'portalPreferences' }));
  await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'en'));
  expect(portal.preferences.get().enquirySound).toBe(true);
});

test('a language whose messages cannot be loaded is not chosen, and a notice says so', async () => {
  localStorage.clear();
  const portal = createTestPortal();
  const reported = jest.fn();
  portal.events.on('notice:raised', reported);
  syncDocumentPreferences(portal);
  await portal.i18n.add({ en: {}, others: { ar: () => Promise.reject(new Error('offline')) } });
  portal.preferences.set({ locale: 'ar' });
  await waitFor(() => expect(reported).toHaveBeenCalledTimes(1));
  expect([portal.preferences.get().locale, document.documentElement.lang]).toEqual(['en', 'en']);
});
