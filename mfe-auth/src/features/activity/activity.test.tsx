import { accountEndpoints, type AccountActivityEntry } from '@portal/shared/contract';
import { createTestPortal } from '@portal/shared/testing';
import { answer, hang, notThere, refusal, unreachable, useTestServer } from '@portal/shared/testing/server';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderPage } from '../../testing/render-page';

useTestServer();
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const entry = (change: Partial<AccountActivityEntry> = {}, number = 1): AccountActivityEntry => ({
  id: `0190b3c4-0000-7000-8000-0000000000${String(number).padStart(2, '0')}`,
  kind: 'signed_in',
  actor: 'agent',
  at: '2026-11-20T09:05:00.000Z',
  device: 'Chrome on Android',
  network: '203.0.113.x',
  subject: null,
  current: false,
  ...change,
});
const pageWith = (list: AccountActivityEntry[], { page = 1, total = list.length } = {}) => ({
  list,
  page,
  limit: 20,
  total,
  totalNumberOfPages: Math.ceil(total / 20),
});
const open = (address = '/profile/activity', portal = createTestPortal()) =>
  renderPage(address, { portal, asAgent: true });

test('each entry says what happened, who did it, on what device, where and when', async () => {
  answer(accountEndpoints.activity, [
    pageWith([
      entry({ current: true }, 1),
      entry({ kind: 'sign_in_failed', actor: 'unknown', device: 'Firefox on Windows' }, 2),
      entry(
        { kind: 'session_ended', actor: 'portal', device: null, network: null, subject: 'Safari on iOS' },
        3,
      ),
      entry({ kind: 'something_new', actor: 'someone_new' }, 4),
    ]),
  ]);
  const { container } = open();
  const list = within(await screen.findByRole('region', { name: 'Activity' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Logged inThis sessionYou · Chrome on Android · 203.0.113.xNov 20, 2026, 1:05 PM',
    'Failed loginSomebody who could not log in · Firefox on Windows · 203.0.113.xNov 20, 2026, 1:05 PM',
    'Device logged out: Safari on iOSAutomatically, for your safetyNov 20, 2026, 1:05 PM',
    'Change of the accountChrome on Android · 203.0.113.xNov 20, 2026, 1:05 PM',
  ]);
  expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

test('the address holds the page number, and the keyboard moves between pages', async () => {
  const requests = answer(accountEndpoints.activity, [
    pageWith([entry()], { total: 21 }),
    pageWith([entry({ kind: 'registered' })], { page: 2, total: 21 }),
  ]);
  const { user, router } = open();
  (await screen.findByRole('button', { name: 'Next' })).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Account created')).toBeVisible();
  expect(router.state.location.search).toBe('?page=2');
  expect(requests.map(({ query }) => query)).toMatchObject([{ page: '1' }, { page: '2' }]);
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
});

test('a page beyond the last one leads to the last', async () => {
  answer(accountEndpoints.activity, [pageWith([], { page: 9, total: 3 }), pageWith([entry()])]);
  const { router } = open('/profile/activity?page=9');
  expect(await screen.findByText('Logged in')).toBeVisible();
  expect(router.state.location.search).toBe('');
});

test('an empty history says so', async () => {
  answer(accountEndpoints.activity, [pageWith([])]);
  open();
  expect(await screen.findByRole('heading', { name: 'No activity yet' })).toBeVisible();
});

test('while it loads, the page shows its heading and the way back', async () => {
  hang(accountEndpoints.activity);
  open();
  expect(await screen.findByRole('heading', { name: 'Account activity' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/profile');
});

test.each([
  ['offline', unreachable(), /We could not reach the server/],
  [
    'a broken server',
    refusal({ status: 500, code: 'internal', detail: 'Something broke.' }),
    /Something broke/,
  ],
])('%s: the page says so, and a retry shows the list', async (_case, failure, words) => {
  answer(accountEndpoints.activity, [failure]);
  const { user } = open();
  expect(await screen.findByText(words)).toBeVisible();
  answer(accountEndpoints.activity, [pageWith([entry()])]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Logged in')).toBeVisible();
});

test('a server without the call is named as the reason', async () => {
  answer(accountEndpoints.activity, [notThere()]);
  open();
  expect(await screen.findByText('Your server does not record account activity.')).toBeVisible();
});
