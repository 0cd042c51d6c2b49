import { settledUserId } from '@portal/shared/testing/recorder';
import { renderPlainPage } from '@portal/shared/testing/recorder/page';
import { useTestServer } from '@portal/shared/testing/server';
import { screen, waitFor } from '@testing-library/react';
import remote from './remote';

useTestServer();
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe.each(['ae', 'in'] as const)('in %s, a platform that knows section 7 alone', (country) => {
  test.each(['/profile', `/profile/edit/${settledUserId}`])('opens %s', async (path) => {
    const page = renderPlainPage(remote, path, { country });
    await waitFor(() => expect(screen.getAllByRole('heading', { level: 1 })[0]).toBeVisible());
    await page.expectPlain();
  });
});

test('an account is asked for its e-mail address alone, and the code is sent alone', async () => {
  const page = renderPlainPage(remote, '/ae/register', { isSignedIn: false });
  expect(await screen.findByLabelText('E-mail')).toBeVisible();
  expect(screen.queryByLabelText('Mobile number')).not.toBeInTheDocument();
  expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
  await page.user.type(screen.getByLabelText('E-mail'), 'new@fleet.example');
  await page.user.click(screen.getByRole('checkbox', { name: /I accept the terms/ }));
  await page.user.click(screen.getByRole('button', { name: 'Go on' }));
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
