import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderHost } from '../../test/render-host';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the help dialog', () => {
  test.each([
    ['Account settings', /^Open Profile to change your password/],
    ['Account deletion', /^Open Profile and choose Delete account/],
  ])('answers %s as the product works', async (topic, answer) => {
    await renderHost('/listings');
    await userEvent.click(screen.getByRole('button', { name: 'Need help?' }));
    await screen.findByRole('dialog', { name: 'Need help?' });
    expect(screen.getByText(topic)).toBeInTheDocument();
    expect(screen.getByText(answer)).toBeInTheDocument();
  });

  test('shows the ways to the support desk, its hours and the questions', async () => {
    await renderHost('/login', { signedIn: false });
    await userEvent.click(screen.getByRole('button', { name: 'Need help?' }));
    const dialog = await screen.findByRole('dialog', { name: 'Need help?' });
    expect(within(dialog).getByRole('link', { name: 'Chat with us' })).toHaveAttribute(
      'href',
      'https://chat.fleetdesk.example',
    );
    expect(within(dialog).getByRole('link', { name: /\+971 4 555 0100/ })).toHaveAttribute(
      'href',
      'tel:+97145550100',
    );
    expect(within(dialog).getByRole('link', { name: /support@fleetdesk.example/ })).toHaveAttribute(
      'href',
      'mailto:support@fleetdesk.example',
    );
    expect(within(dialog).getByText(/Monday to Friday 9am to 9pm/)).toBeVisible();
    const topics = within(dialog)
      .getAllByRole('group')
      .map((topic) => topic.querySelector('summary')?.textContent);
    expect(topics).toEqual([
      'Vehicle registration',
      'Managing listings',
      'Company details',
      'Uploading vehicle photos',
      'Subscription plan',
      'Account settings',
      'Account deletion',
    ]);
  });

  test('opens at the question of the link, and closes', async () => {
    const { outside, portal } = await renderHost('/listings');
    await outside(() => portal.events.emit('help:requested', { topic: 'photos' }));
    const dialog = await screen.findByRole('dialog', { name: 'Need help?' });
    expect(within(dialog).getByText(/Up to 8 photos/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

async function openAccount() {
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /Desert Wheels/ }));
  await screen.findByRole('dialog', { name: 'Your account' });
  return user;
}

describe('logging out', () => {
  const ask = async () => {
    const user = await openAccount();
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    return { user, dialog: await screen.findByRole('alertdialog', { name: 'Log out?' }) };
  };

  test('asks, makes no call except the logout, clears what is stored and goes to the country’s login page', async () => {
    localStorage.setItem('appCountry', 'in');
    const { portal, router, server } = await renderHost('/listings', { isPlain: true });
    const { user, dialog } = await ask();
    const calls = server.mock.calls.length;
    await user.click(within(dialog).getByRole('button', { name: 'Logout' }));
    expect(await screen.findByRole('heading', { name: 'Log in, India' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/in/login');
    expect(portal.session.stored()).toEqual({ accessToken: null, refreshToken: null, userId: null });
    expect(server.mock.calls).toHaveLength(calls);
  });

  test.each([200, 401, 500])(
    'ends the session on a server that can, whatever it answers (%d)',
    async (status) => {
      const answers = status === 200 ? {} : { '/auth/sign-out': status };
      const { portal, server } = await renderHost('/listings', { answers });
      const token = portal.session.get()?.accessToken;
      const { user, dialog } = await ask();
      await user.click(within(dialog).getByRole('button', { name: 'Logout' }));
      expect(await screen.findByRole('heading', { name: 'Log in, UAE' })).toBeVisible();
      const ended = () => server.mock.calls.filter(([{ url }]) => url.endsWith('/api/ae/auth/sign-out'));
      await waitFor(() => expect(ended()).toHaveLength(1));
      expect(ended()[0]?.[0].headers.get('authorization')).toBe(`Bearer ${token}`);
      expect(portal.session.get()).toBeNull();
    },
  );

  test('keeps everything after Cancel', async () => {
    const { portal } = await renderHost('/listings');
    const { user, dialog } = await ask();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(portal.session.get()).not.toBeNull();
  });
});

test('theme and direction are chosen in the account menu', async () => {
  const { portal } = await renderHost('/listings');
  const user = await openAccount();
  await user.click(screen.getByRole('radio', { name: 'Dark' }));
  await user.click(screen.getByRole('radio', { name: 'Right to left' }));
  expect(portal.preferences.get()).toMatchObject({ theme: 'dark', direction: 'rtl' });
});

test('the language is chosen in the account menu', async () => {
  const { portal } = await renderHost('/listings');
  const user = await openAccount();
  await user.click(screen.getByRole('radio', { name: 'हिन्दी' }));
  expect(portal.preferences.get().locale).toBe('hi');
});

test('a visitor without a session chooses the language at the top of the page', async () => {
  const { portal } = await renderHost('/ae/login', { signedIn: false });
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Language' }), 'العربية');
  expect(portal.preferences.get().locale).toBe('ar');
});

describe('the country', () => {
  const india = () => screen.getByRole('radio', { name: 'India' });
  const openCountry = async () =>
    userEvent.click(await screen.findByRole('button', { name: 'Country: United Arab Emirates' }));

  test('switches at once without a session, and moves to the counterpart page', async () => {
    const { portal, router } = await renderHost('/ae/login', { signedIn: false });
    await userEvent.click(india());
    expect(await screen.findByRole('heading', { name: 'Log in, India' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/in/login');
    expect(portal.country.get().id).toBe('in');
    expect(india()).toBeChecked();
    expect(localStorage.getItem('appCountry')).toBe('in');
  });

  test('with a session asks first, then signs out and goes to that country’s login page', async () => {
    const { portal, router } = await renderHost('/listings');
    await openCountry();
    await userEvent.click(await screen.findByRole('menuitem', { name: /^India/ }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Switch to India?' });
    expect(portal.country.get().id).toBe('ae');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Log out and switch' }));
    expect(await screen.findByRole('heading', { name: 'Log in, India' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/in/login');
    expect(portal.session.stored()).toEqual({ accessToken: null, refreshToken: null, userId: null });
  });

  test('keeps everything when the agent stays', async () => {
    const { portal } = await renderHost('/listings');
    await openCountry();
    await userEvent.click(await screen.findByRole('menuitem', { name: /^India/ }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Stay in United Arab Emirates' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(portal.country.get().id).toBe('ae');
    expect(portal.session.get()).not.toBeNull();
  });
});
