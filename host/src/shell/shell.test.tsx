import { isLeftOutInPrint } from '@portal/shared/testing/print';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderHost } from '../test/render-host';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const menu = () => screen.getByRole('navigation', { name: 'Main menu' });

test('the sidebar shows every remote’s entries in order, with none of the others loaded', async () => {
  const { runtime } = await renderHost('/listings');
  const links = within(menu())
    .getAllByRole('link')
    .map((link) => link.textContent);
  expect(links).toEqual(['Dashboard', 'My Listings', 'Profile']);
  expect(within(menu()).getByRole('link', { name: 'My Listings' })).toHaveAttribute('aria-current', 'page');
  expect(runtime.registered).toHaveLength(1);
});

test('SRM opens at its dashboard from another part, and opens and closes within its own', async () => {
  const { router } = await renderHost('/listings');
  const user = userEvent.setup();
  const srm = within(menu()).getByRole('button', { name: 'SRM' });
  expect(srm).toHaveAttribute('aria-expanded', 'false');
  await user.click(srm);
  expect(await screen.findByRole('heading', { name: 'SRM dashboard page' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/srm/dashboard');
  await user.click(within(menu()).getByRole('link', { name: 'SRM Customers' }));
  expect(await screen.findByRole('heading', { name: 'Customers page' })).toBeVisible();
  expect(srm).toHaveAttribute('aria-expanded', 'true');
  expect(within(menu()).getByRole('link', { name: 'SRM Customers' })).toHaveAttribute(
    'href',
    '/srm/customer-list',
  );
  await user.click(srm);
  expect(srm).toHaveAttribute('aria-expanded', 'false');
  expect(router.state.location.pathname).toBe('/srm/customer-list');
});

test('pointing at an entry loads what it needs', async () => {
  const { runtime } = await renderHost('/listings');
  await userEvent.hover(within(menu()).getByRole('link', { name: 'Profile' }));
  await waitFor(() => expect(runtime.registered.map(([name]) => name)).toContain('mfe-auth'));
});

test('paper has the page without the header', async () => {
  await renderHost('/listings');
  expect(isLeftOutInPrint(screen.getByRole('link', { name: 'Fleetdesk, to the dashboard' }))).toBe(true);
  expect(isLeftOutInPrint(await screen.findByRole('heading', { name: 'Listings page' }))).toBe(false);
});

test('the logo leads to the dashboard', async () => {
  await renderHost('/listings');
  expect(screen.getByRole('link', { name: 'Fleetdesk, to the dashboard' })).toHaveAttribute('href', '/');
});

describe('on a small screen', () => {
  const original = globalThis.matchMedia;
  beforeEach(() => {
    globalThis.matchMedia = ((query: string) => ({
      ...original(query),
      matches: query.includes('1099.98'),
    })) as typeof original;
  });
  afterEach(() => {
    globalThis.matchMedia = original;
  });
  const toggle = (name: string) => screen.getByRole('button', { name, hidden: true });

  test.each([
    ['the window is resized', async () => act(() => void window.dispatchEvent(new Event('resize')))],
    ['Escape is pressed', async () => userEvent.keyboard('{Escape}')],
    ['the agent moves on', async () => userEvent.click(screen.getByRole('link', { name: 'Profile' }))],
  ])('the sidebar opens with its button and closes when %s', async (_when, happen) => {
    await renderHost('/listings');
    const sidebar = document.getElementById('sidebar');
    expect(sidebar).toHaveAttribute('inert');
    await userEvent.click(toggle('Open the menu'));
    expect(sidebar).not.toHaveAttribute('inert');
    expect(toggle('Close the menu')).toHaveAttribute('aria-expanded', 'true');
    expect(within(menu()).getByRole('link', { name: 'Dashboard' })).toHaveFocus();
    await happen();
    await waitFor(() => expect(sidebar).toHaveAttribute('inert'));
  });
});

describe('moving to another page', () => {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  beforeEach(() => scrollTo.mockClear());

  test('scrolls to the top, sets the title, focuses the heading and announces the page', async () => {
    const { go } = await renderHost('/listings');
    await screen.findByRole('heading', { name: 'Listings page' });
    expect(document.title).toBe('Listings page · Fleetdesk');
    expect(scrollTo).not.toHaveBeenCalled();
    await go('/');
    const heading = await screen.findByRole('heading', { name: 'Dashboard page' });
    expect(document.title).toBe('Dashboard page · Fleetdesk');
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
    expect(heading).toHaveFocus();
    expect(screen.getByText('Dashboard page, page loaded')).toBeInTheDocument();
  });

  test('stays where it is when only the search or the hash changes', async () => {
    const { go } = await renderHost('/listings');
    await go('/listings?page=2');
    await go('/listings?page=2#row-7');
    expect(scrollTo).not.toHaveBeenCalled();
  });
});

test('the tab names the record that the page shows, until the agent leaves it', async () => {
  const { go, outside, portal } = await renderHost('/listings');
  let leave: () => void = () => undefined;
  await outside(() => {
    leave = portal.pageName.give({ name: 'Toyota Corolla' });
  });
  expect(document.title).toBe('Toyota Corolla · Listings page · Fleetdesk');
  await outside(() => leave());
  await go('/');
  await waitFor(() => expect(document.title).toBe('Dashboard page · Fleetdesk'));
});

test('the agent sees that the connection is lost', async () => {
  const { outside } = await renderHost('/listings');
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await outside(() => window.dispatchEvent(new Event('offline')));
  expect(screen.getByText('You are offline')).toBeVisible();
  // However far the page is scrolled.
  expect(screen.getByText('You are offline').closest('[role="status"]')?.parentElement).toHaveStyle({
    position: 'sticky',
  });
  online.mockReturnValue(true);
  await outside(() => window.dispatchEvent(new Event('online')));
  expect(screen.queryByText('You are offline')).toBeNull();
  online.mockRestore();
});

test('one notice is shown at a time', async () => {
  const { outside, portal } = await renderHost('/listings');
  await outside(() => portal.notify({ title: 'First' }));
  expect((await screen.findAllByText('First')).length).toBeGreaterThan(0);
  await outside(() => portal.notify({ title: 'Second', tone: 'success' }));
  expect((await screen.findAllByText('Second')).length).toBeGreaterThan(0);
  await waitFor(() => expect(screen.queryByText('First')).toBeNull());
});
