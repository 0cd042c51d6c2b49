import {
  describePlainPages,
  newUserId,
  renderPlainPage,
  settledUserId,
} from '@portal/shared/testing/recorder';
import { useTestServer } from '@portal/shared/testing/server';
import { screen } from '@testing-library/react';
import remote from './remote';

useTestServer();
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const code = (purpose: string) => ({
  [`code:${purpose}`]: JSON.stringify({
    email: 'new@fleet.example',
    country: 'ae',
    resendAt: Date.now() + 3_600_000,
  }),
});
const visitor = { userId: null };

describePlainPages(remote, {
  '/login': [{ address: '/login', ...visitor }],
  '/ae/login': [{ address: '/ae/login', ...visitor }],
  '/in/login': [{ address: '/in/login', ...visitor }],
  '/register': [{ address: '/register', ...visitor }],
  '/ae/register': [{ address: '/ae/register', ...visitor }],
  '/in/register': [{ address: '/in/register', ...visitor }],
  '/verify-otp': [{ address: '/verify-otp', remembered: code('registration'), ...visitor }],
  '/register/company-details': [{ address: '/register/company-details', userId: newUserId }],
  '/register/individual-details': [
    { address: '/register/individual-details', userId: newUserId, countries: ['in'] },
  ],
  '/register/complete': [{ address: '/register/complete' }],
  '/ae/reset-password': [{ address: '/ae/reset-password', ...visitor }],
  '/in/reset-password': [{ address: '/in/reset-password', ...visitor }],
  '/reset-password': (['ae', 'in'] as const).map((country) => ({
    address: '/reset-password',
    countries: [country],
    leadsTo: `/${country}/reset-password`,
    ...visitor,
  })),
  '/reset-password/verify-otp': [
    { address: '/reset-password/verify-otp', remembered: code('reset'), ...visitor },
  ],
  '/confirm-new-password': [
    { address: '/confirm-new-password', remembered: { 'reset:token': 'reset' }, ...visitor },
  ],
  '/reset-password/recovery-code': [{ address: '/reset-password/recovery-code', ...visitor }],
  '/profile': [{ address: '/profile' }],
  '/profile/activity': [{ address: '/profile/activity' }],
  '/profile/edit/:agentId': [{ address: `/profile/edit/${settledUserId}` }],
});

test('a registration asks only for the e-mail address, and sends only the code', async () => {
  const page = renderPlainPage(remote, '/ae/register', { isSignedIn: false });
  expect(await screen.findByLabelText('E-mail')).toBeVisible();
  expect(screen.queryByLabelText('Mobile number')).not.toBeInTheDocument();
  expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
  await page.user.type(screen.getByLabelText('E-mail'), 'new@fleet.example');
  await page.user.click(screen.getByRole('checkbox', { name: /I accept the terms/ }));
  await page.user.click(screen.getByRole('button', { name: 'Continue' }));
  await page.user.type(await screen.findByLabelText('6-digit code'), '123456');
  expect(await screen.findByRole('heading', { name: 'Register your company' })).toBeVisible();
  await page.expectPlain();
  expect(page.calls.filter((call) => call.startsWith('POST'))).toEqual([
    'POST /auth/send-otp',
    'POST /auth/verify-otp',
  ]);
});

test('the profile offers no change that the platform has no call for', async () => {
  renderPlainPage(remote, '/profile');
  expect(await screen.findByRole('button', { name: /e-mail/i })).toBeVisible();
  expect(screen.queryByRole('button', { name: /password/i })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /delete/i })).not.toBeInTheDocument();
});
