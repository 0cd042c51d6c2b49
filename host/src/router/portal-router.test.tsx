import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ar from '../messages/ar.messages.json';
import en from '../messages/en.messages.json';
import hi from '../messages/hi.messages.json';
import { createFakeRuntime, buildDefinition } from '../test/fake-runtime';
import { fleet, fleetDefinitions, renderHost } from '../test/render-host';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('the owner of a path is loaded, and no other', async () => {
  const { runtime } = await renderHost('/listings');
  expect(await screen.findByRole('heading', { name: 'Listings page' })).toBeVisible();
  expect(runtime.registered.map(([name]) => name)).toEqual(['mfe-listings']);
});

test('the next owner is loaded once when the reader moves on', async () => {
  const { go, runtime } = await renderHost('/');
  await screen.findByRole('heading', { name: 'Dashboard page' });
  await go('/srm/customer-list');
  expect(await screen.findByRole('heading', { name: 'Customers page' })).toBeVisible();
  await go('/listings');
  await go('/srm');
  expect(await screen.findByRole('heading', { name: 'SRM page' })).toBeVisible();
  expect(runtime.registered.map(([name]) => name)).toEqual(['mfe-listings', 'mfe-srm']);
});

test('an unknown path shows that the page does not exist, within the sidebar when signed in', async () => {
  const { outside, portal } = await renderHost('/nowhere');
  expect(await screen.findByRole('heading', { name: "This page doesn't exist!" })).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  await waitFor(() => expect(document.title).toBe("This page doesn't exist! · Fleetdesk"));
  await outside(() => portal.session.end('logout'));
  expect(screen.queryByRole('navigation', { name: 'Main menu' })).not.toBeInTheDocument();
});

test('an unknown path is a page that does not exist, within the shell’s public frame for a visitor', async () => {
  await renderHost('/nowhere', { signedIn: false });
  expect(await screen.findByRole('heading', { name: "This page doesn't exist!" })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Go back' })).toBeVisible();
});

test('an unknown path of a working remote does not exist either, within the sidebar', async () => {
  await renderHost('/srm/nothing-here');
  expect(await screen.findByRole('heading', { name: "This page doesn't exist!" })).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
});

describe('a remote that cannot be loaded', () => {
  let quiet: jest.SpyInstance;
  beforeEach(() => {
    quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => quiet.mockRestore());

  test('shows that in its area, the shell works on, and "Try again" brings the page without a reload', async () => {
    const runtime = createFakeRuntime(fleetDefinitions);
    runtime.serve('mfe-srm', new Error('down'));
    const { go } = await renderHost('/srm/customer-list', { runtime });
    expect(
      await screen.findByRole('heading', { name: 'This part of the portal cannot be opened just now' }),
    ).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeVisible();

    await go('/listings');
    expect(await screen.findByRole('heading', { name: 'Listings page' })).toBeVisible();
    await go('/srm/customer-list');

    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    runtime.serve('mfe-srm', { default: fleetDefinitions[2] });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Customers page' })).toBeVisible();
  });

  test('the dashboard recovers too', async () => {
    const runtime = createFakeRuntime(fleetDefinitions);
    runtime.serve('mfe-listings', new Error('down'));
    await renderHost('/', { runtime });
    const again = await screen.findByRole('button', { name: 'Try again' });
    runtime.serve('mfe-listings', { default: fleetDefinitions[1] });
    await userEvent.click(again);
    expect(await screen.findByRole('heading', { name: 'Dashboard page' })).toBeVisible();
  });

  test('of another contract asks for a reload', async () => {
    const runtime = createFakeRuntime([buildDefinition('mfe-srm', { contract: 9 })]);
    await renderHost('/srm', { runtime });
    expect(await screen.findByText(/was updated/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Load the page again' })).toBeVisible();
  });

  test('of a version that needs more than the shell has asks for a reload, in each language, and is not requested', async () => {
    const unmet = ['NewTable of @portal/shared/ui'];
    const entries = fleet.map((entry) => (entry.name === 'mfe-srm' ? { ...entry, unmet } : entry));
    const { outside, portal, remotes, runtime } = await renderHost('/srm', { entries });
    expect(await screen.findByText(en['errors.remote.contract'])).toBeVisible();
    for (const [locale, words] of [['ar', ar] as const, ['hi', hi] as const]) {
      await outside(() => void portal.i18n.setLocale(locale));
      expect(await screen.findByText(words['errors.remote.contract'])).toBeVisible();
      expect(screen.getByRole('button', { name: words['errors.reload'] })).toBeVisible();
    }
    expect(runtime.registered).toEqual([]);
    expect(remotes.state('mfe-srm')).toMatchObject({
      error: { message: expect.stringContaining('mfe-srm needs NewTable of @portal/shared/ui') },
    });
  });

  test('a page that throws does not break the shell', async () => {
    const Broken = () => {
      throw new Error('boom');
    };
    const runtime = createFakeRuntime([
      buildDefinition('mfe-srm', { routes: [{ path: '/srm', element: <Broken /> }] }),
    ]);
    await renderHost('/srm', { runtime });
    expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  });
});

describe('the guard', () => {
  test('without a session an agent’s page leads to the login, loads no agent’s remote and remembers the page', async () => {
    const { router, runtime } = await renderHost('/srm/customer-list?page=3', { signedIn: false });
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/login');
    expect(runtime.registered.map(([name]) => name)).toEqual(['mfe-auth']);
    expect(sessionStorage.getItem('returnTo')).toBe('/srm/customer-list?page=3');
  });

  test('a single token is cleared', async () => {
    localStorage.setItem('accessToken', 'alone');
    const { router } = await renderHost('/listings', { signedIn: false });
    await screen.findByRole('heading', { name: 'Log in' });
    expect(router.state.location.pathname).toBe('/login');
    expect(localStorage.getItem('accessToken')).toBeNull();
  });

  test('the login page says that the session ended when the tokens are gone at the load', async () => {
    localStorage.setItem('authStatus', 'authenticated');
    const { router } = await renderHost('/listings?page=2', { signedIn: false });
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible();
    await waitFor(() => expect(router.state.location.state).toEqual({ notice: 'session-ended' }));
    expect(sessionStorage.getItem('returnTo')).toBe('/listings?page=2');
    // It is shown once.
    expect(localStorage.getItem('authStatus')).toBeNull();
  });

  test('the login page says so after a logout in another tab', async () => {
    const { outside, portal, router } = await renderHost('/listings');
    await screen.findByRole('heading', { name: 'Listings page' });
    localStorage.clear();
    await outside(() => portal.session.syncFromOtherTab());
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible();
    await waitFor(() => expect(router.state.location.state).toEqual({ notice: 'signed-out-elsewhere' }));
  });

  test('signed in, the login page leads back to the page before', async () => {
    sessionStorage.setItem('returnTo', '/listings');
    const { router } = await renderHost('/ae/login');
    expect(await screen.findByRole('heading', { name: 'Listings page' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/listings');
  });

  test('a session that ends leads to the login page', async () => {
    const { outside, portal, router } = await renderHost('/listings');
    await screen.findByRole('heading', { name: 'Listings page' });
    await outside(() => portal.session.end('refresh-failed'));
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/login');
  });
});
