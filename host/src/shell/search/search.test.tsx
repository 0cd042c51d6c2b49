import type { FoundItem } from '@portal/shared/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { fleet, renderHost } from '../../test/render-host';

const srm = {
  actions: [
    { label: 'New trip', labels: { ar: 'رحلة جديدة' }, to: '/srm/trips/new', icon: 'plus', order: 1 },
    { label: 'Calendar', to: '/srm/calendar', capability: 'a-later-one', order: 2 },
  ],
  finds: [
    { kind: 'trip', status: ['COMPLETED'], to: '/srm/completed-trips?trip={id}' },
    { kind: 'trip', to: '/srm/customer-list?trip={id}' },
    {
      kind: 'trip',
      status: ['ONGOING'],
      to: '/srm/end-trip/{id}',
      label: 'End the trip',
      words: { en: ['return', 'end'], hi: ['वापसी'] },
    },
    { kind: 'customer', to: '/srm/customer-details/{id}' },
  ],
};
const entries = fleet.map((entry) => (entry.name === 'mfe-srm' ? { ...entry, ...srm } : entry));

const item = (change: Partial<FoundItem>): FoundItem => ({
  kind: 'trip',
  id: 't1',
  title: 'Amal Haddad',
  facts: ['DXB R 48213', 'T-000017'],
  at: '2026-12-03T08:00:00Z',
  status: 'ONGOING',
  params: { id: 't1' },
  ...change,
});
const list = [
  item({}),
  item({ id: 't0', title: 'Omar Said', status: 'COMPLETED', params: { id: 't0' } }),
  item({
    kind: 'customer',
    id: 'c1',
    status: null,
    at: null,
    facts: ['+971 501234567'],
    params: { id: 'c1' },
  }),
  item({ kind: 'enquiry', id: 'e1', title: 'Nobody opens this', params: { id: 'e1' } }),
];

const open = async (options: Parameters<typeof renderHost>[1] = {}) => {
  const host = await renderHost('/listings', { entries, answers: { '/search': { list } }, ...options });
  await userEvent.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: 'Search everything' });
  const getLines = () => screen.queryAllByRole('option').map((line) => line.textContent);
  const getActive = () => screen.getByRole('option', { selected: true });
  return { ...host, field, getLines, getActive };
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('the keys open the search from anywhere, and what is found opens with Enter', async () => {
  const { router, getLines, getActive, field } = await open();
  expect(field).toHaveFocus();
  await userEvent.type(field, '48213');
  await waitFor(() => expect(getActive()).toHaveTextContent('Amal Haddad'));
  expect(getLines()).toEqual([
    'Amal HaddadDXB R 48213 · T-000017 · until Dec 3, 2026, 12:00 PMOngoing',
    'End the tripAmal Haddad',
    'Omar SaidDXB R 48213 · T-000017 · Dec 3, 2026, 12:00 PMCompleted',
    'Amal Haddad+971 501234567',
  ]);
  expect(within(screen.getByRole('group', { name: 'Trips' })).getAllByRole('option')).toHaveLength(3);
  expect(field).toHaveAttribute('aria-activedescendant', getActive().id);
  expect(screen.getByRole('status', { name: '' })).toBeTruthy();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  expect(router.state.location.pathname + router.state.location.search).toBe('/srm/customer-list?trip=t1');
});

test('Enter before the answer opens what the answer has first', async () => {
  const { router, field } = await open();
  await userEvent.type(field, '48213{Enter}');
  await waitFor(() => expect(router.state.location.search).toBe('?trip=t1'));
});

test('an action that is typed with a name comes first, once for each result that has it', async () => {
  const { router, server, getLines, getActive, field } = await open();
  await userEvent.type(field, 'Return 48213');
  await waitFor(() =>
    expect(getLines()).toEqual([
      'End the tripAmal Haddad · DXB R 48213 · T-000017',
      'Amal HaddadDXB R 48213 · T-000017 · until Dec 3, 2026, 12:00 PMOngoing',
      'Omar SaidDXB R 48213 · T-000017 · Dec 3, 2026, 12:00 PMCompleted',
      'Amal Haddad+971 501234567',
    ]),
  );
  const searches = server.mock.calls.map(([request]) => new URL(request.url).searchParams.get('search'));
  expect(searches).toContain('48213');
  expect(searches).not.toContain('Return 48213');
  expect(getActive()).toHaveTextContent('End the trip');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/srm/end-trip/t1'));
  expect(localStorage.getItem('recentlyFound')).toBeNull();
});

test('letters typed before the field is there are not lost', async () => {
  await renderHost('/listings', { entries, answers: { '/search': { list } } });
  await userEvent.keyboard('{Control>}k{/Control}48');
  expect(await screen.findByRole('combobox')).toHaveValue('48');
});

test('letters typed while a dialog that closes still has the focus go to the field', async () => {
  const { field } = await open();
  const closing = document.createElement('div');
  closing.setAttribute('role', 'dialog');
  closing.tabIndex = -1;
  document.body.append(closing);
  fireEvent.keyDown(closing, { key: 'a' });
  fireEvent.keyDown(closing, { key: 'm' });
  expect(field).toHaveValue('am');
  expect(field).toHaveFocus();
  closing.remove();
  act(() => screen.getByRole('dialog', { name: 'Search everything' }).focus());
  expect(field).toHaveFocus();
});

test('the arrow keys choose a line, from the last to the first, and Ctrl+Enter opens it in a new tab', async () => {
  const opened = jest.spyOn(window, 'open').mockReturnValue(null);
  const { field, getActive, getLines } = await open();
  await userEvent.type(field, 'amal');
  await waitFor(() => expect(getLines()).toHaveLength(4));
  await userEvent.keyboard('{ArrowUp}');
  expect(getActive()).toHaveTextContent('+971 501234567');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(getActive()).toHaveTextContent('End the trip');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(opened).toHaveBeenCalledWith('/srm/end-trip/t1', '_blank', 'noopener');
  expect(field).toBeVisible();
  opened.mockRestore();
});

test('a press opens a line too, and the button leads to the search', async () => {
  const { router } = await renderHost('/listings', { entries, answers: { '/search': { list } } });
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  await userEvent.type(await screen.findByRole('combobox'), 'omar');
  await userEvent.click(await screen.findByRole('option', { name: /Omar Said/ }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/srm/completed-trips'));
});

test('pages and actions of the registry are found without the server', async () => {
  const { field, getLines, router } = await open({ answers: { '/search': { list: [] } } });
  expect(getLines()).toEqual([
    'New trip',
    'Keyboard shortcuts',
    'Contact support',
    'Dashboard',
    'My Listings',
    'Profile',
    'SRM Customers',
  ]);
  await userEvent.type(field, 'srm cus');
  expect(getLines()).toEqual(['SRM Customers']);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/srm/customer-list'));
});

test('an area that is not in the registry has no pages, no actions and no results', async () => {
  const { field, getLines } = await open({ entries: fleet.filter(({ name }) => name !== 'mfe-srm') });
  expect(getLines()).toEqual([
    'Keyboard shortcuts',
    'Contact support',
    'Dashboard',
    'My Listings',
    'Profile',
  ]);
  await userEvent.type(field, '48213');
  expect(await screen.findByText('Nothing found for “48213”')).toBeVisible();
});

test('what was opened comes first the next time, without contact data, and is forgotten after the session', async () => {
  const { portal, outside, getLines, field } = await open();
  await userEvent.type(field, 'amal');
  await waitFor(() => expect(getLines()).toHaveLength(4));
  await userEvent.keyboard('{ArrowUp}{Enter}');
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  await userEvent.keyboard('{Meta>}k{/Meta}');
  const recent = await screen.findByRole('group', { name: 'Recently opened' });
  expect(
    within(recent)
      .getAllByRole('option')
      .map((line) => line.textContent),
  ).toEqual(['Amal Haddad']);
  expect(localStorage.getItem('recentlyFound')).not.toContain('501234567');
  await outside(() => portal.session.end('logout'));
  expect(localStorage.getItem('recentlyFound')).toBeNull();
});

test('a failed search says so and is repeated; pages are still there', async () => {
  const { field, server } = await open({ answers: { '/search': 500 } });
  await userEvent.type(field, 'dash');
  expect(await screen.findByText('The search failed')).toBeVisible();
  expect(screen.getByRole('option', { name: 'Dashboard' })).toBeVisible();
  const count = () =>
    server.mock.calls.filter(([request]) => new URL(request.url).pathname.endsWith('/search')).length;
  const before = count();
  await userEvent.click(screen.getByRole('button', { name: 'Search again' }));
  await waitFor(() => expect(count()).toBeGreaterThan(before));
});

test('offline, the search says what it can still find', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await open();
  expect(screen.getByText(/You are offline\. Pages can be found/)).toBeVisible();
  online.mockRestore();
});

test('a server without the call is not asked', async () => {
  const { field, getLines, server } = await open({ isPlain: true });
  await userEvent.type(field, 'profile');
  expect(getLines()).toEqual(['Profile']);
  expect(server.mock.calls.filter(([request]) => request.url.includes('/search'))).toEqual([]);
});

test('a question mark shows the keys, but not while somebody types, and not once it is switched off', async () => {
  const { field } = await open();
  await userEvent.type(field, '?');
  expect(screen.queryByRole('dialog', { name: 'Keyboard shortcuts' })).toBeNull();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  await userEvent.keyboard('?');
  const help = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(within(help).getByText('Search everything, from any page')).toBeVisible();
  expect(within(help).getByText('return')).toBeVisible();
  expect(await axe(help)).toHaveNoViolations();
  await userEvent.click(within(help).getByRole('checkbox'));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.keyboard('?');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('everyone can use it, and the focus returns to where it was', async () => {
  await renderHost('/listings', { entries, answers: { '/search': { list } } });
  const button = screen.getByRole('button', { name: 'Search' });
  await userEvent.click(button);
  await userEvent.type(await screen.findByRole('combobox'), '48213');
  await screen.findByRole('option', { name: /Amal Haddad.*Ongoing/ });
  expect(await axe(screen.getByRole('dialog', { name: 'Search everything' }))).toHaveNoViolations();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(button).toHaveFocus());
});
