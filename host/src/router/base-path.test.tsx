import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startBeacon } from '../beacon/beacon';
import { lookForRelease } from '../release/look-for-release';
import { renderHost } from '../test/render-host';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.documentElement.dataset.base = '/desk';
});
afterEach(() => delete document.documentElement.dataset.base);

const findTitle = (name: string) => screen.findByRole('heading', { name });

test('pages open below the base path, and their links lead there', async () => {
  const { go, runtime } = await renderHost('/desk/listings');
  expect(await findTitle('Listings page')).toBeVisible();
  expect(runtime.registered.map(([name]) => name)).toEqual(['mfe-listings']);
  const entry = screen.getByRole('link', { name: 'Dashboard' });
  expect(entry).toHaveAttribute('href', '/desk/');
  await userEvent.click(entry);
  expect(await findTitle('Dashboard page')).toBeVisible();
  expect(window.location.pathname).toBe('/desk/');
  await go('/srm/customer-list');
  expect(await findTitle('Customers page')).toBeVisible();
  expect(window.location.pathname).toBe('/desk/srm/customer-list');
  expect(screen.getByRole('link', { name: 'SRM Customers' })).toHaveAttribute('aria-current', 'page');
});

test('a visitor logs in and comes back to the page that they asked for', async () => {
  const { portal, router } = await renderHost('/desk/srm/customer-list', { signedIn: false });
  expect(await findTitle('Log in')).toBeVisible();
  expect(router.state.location.pathname).toBe('/desk/login');
  expect(portal.drafts.get('returnTo')).toBe('/srm/customer-list');
});

test('an agent whose session ends comes back to the page that they left', async () => {
  const { portal, outside } = await renderHost('/desk/listings');
  await findTitle('Listings page');
  await outside(() => portal.session.end('refresh-failed'));
  await waitFor(() => expect(window.location.pathname).toBe('/desk/login'));
  expect(portal.drafts.get('returnTo')).toBe('/listings');
});

test('the group of the company is sent below the base path alone', async () => {
  const company = { _id: 'company-1', companyName: 'Desert Wheels', approvalStatus: 'APPROVED' };
  const { portal, outside } = await renderHost('/desk/listings', { answers: { '/company': company } });
  await waitFor(() => expect(document.cookie).toMatch(/^release-group=/));
  const { pathname } = window.location;
  window.history.replaceState(null, '', '/other');
  expect(document.cookie).toBe('');
  window.history.replaceState(null, '', pathname);
  await outside(() => portal.session.end('logout'));
  expect(document.cookie).toBe('');
});

test('the gateway is asked and gets reports below the base path, about the remote of the page', async () => {
  const get = jest.fn(async () => new Response(null, { status: 304 }));
  expect(await lookForRelease('mark', get as unknown as typeof fetch)).toBeNull();
  expect(get).toHaveBeenCalledWith('/desk/registry.json', expect.anything());

  const sendBeacon = jest.fn<boolean, [string, Blob]>(() => true);
  Object.assign(navigator, { sendBeacon });
  const { remotes, router } = await renderHost('/desk/listings');
  await findTitle('Listings page');
  const stop = startBeacon({ remotes, router });
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
  Reflect.deleteProperty(document, 'visibilityState');
  stop();
  const [address, body] = sendBeacon.mock.calls[0] ?? [];
  expect(address).toBe('/desk/client-reports');
  expect(body?.size).toBeGreaterThan(0);
});
