import { authEndpoints, limits } from '@portal/shared/contract';
import { answer, refusal, rubbish, unreachable, useTestServer } from '@portal/shared/testing/server';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderPage } from '../testing/render-page';

useTestServer();
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const code = () => screen.findByLabelText('6-digit code');
const sent = { resendAfter: 60, expiresIn: 600 };

test('e-mail, code and new password lead to the login', async () => {
  const requests = answer(authEndpoints.requestReset, [sent]);
  const verified = answer(authEndpoints.verifyReset, [{ resetToken: 'reset-1' }]);
  const set = answer(authEndpoints.resetPassword, [null]);
  const { user, router, container } = renderPage('/ae/reset-password');

  await user.type(await screen.findByLabelText('E-mail'), '  Layla@Gulf.example ');
  await user.click(screen.getByRole('button', { name: 'Send the code' }));
  expect(await screen.findByText(/If layla@gulf.example belongs to an account/)).toBeVisible();
  expect(requests[0]?.body).toEqual({ email: 'layla@gulf.example' });
  expect(await axe(container)).toHaveNoViolations();

  await user.type(await code(), '123456');
  expect(await screen.findByRole('heading', { name: 'Set a new password' })).toBeVisible();
  expect(verified[0]?.body).toEqual({ email: 'layla@gulf.example', otp: '123456' });
  expect(await axe(container)).toHaveNoViolations();

  await user.type(screen.getByLabelText('New password'), 'harbour copper violin');
  await user.type(screen.getByLabelText('Same password again'), 'harbour copper violin');
  await user.click(screen.getByRole('button', { name: 'Save the password' }));
  expect(await screen.findByText('Your password was changed')).toBeVisible();
  expect(set[0]?.body).toEqual({ resetToken: 'reset-1', password: 'harbour copper violin' });
  expect(router.state.location.pathname).toBe('/ae/login');
  expect(
    Object.keys(sessionStorage).filter((key) => key.startsWith('reset') || key.startsWith('code')),
  ).toEqual([]);
});

test('the call goes to the country of the path', async () => {
  const requests = answer(authEndpoints.requestReset, [null], 'in');
  const { user, portal } = renderPage('/in/reset-password');
  await user.type(await screen.findByLabelText('E-mail'), 'a@b.co{Enter}');
  await code();
  expect(requests).toHaveLength(1);
  expect(portal.country.get().id).toBe('in');
});

test('an invalid e-mail address shows an error next to the field, after blur or submit', async () => {
  const { user } = renderPage('/ae/reset-password');
  const field = await screen.findByLabelText('E-mail');
  await user.click(field);
  await user.tab();
  expect(field).not.toHaveAttribute('aria-invalid');
  await user.type(field, 'layla');
  expect(field).not.toHaveAttribute('aria-invalid');
  await user.tab();
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Enter an e-mail address/));
  await user.clear(field);
  await user.click(screen.getByRole('button', { name: 'Send the code' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Fill in this field/));
});

test.each([
  ['the API is down', unreachable(), /could not reach the server/],
  ['rubbish is answered', rubbish(), /could not read/],
  [
    'the server fails',
    refusal({ status: 500, code: 'internal', detail: 'Something broke' }),
    /Nothing you typed is lost/,
  ],
  [
    'too many codes were asked for',
    refusal({ status: 429, code: 'too_many_requests', detail: 'Wait', retryAfter: 1500 }),
    /Try again in 25 minutes/,
  ],
])('when %s, the page says so and keeps the address', async (_when, result, text) => {
  answer(authEndpoints.requestReset, [result]);
  const { user } = renderPage('/ae/reset-password');
  await user.type(await screen.findByLabelText('E-mail'), 'layla@gulf.example{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByLabelText('E-mail')).toHaveValue('layla@gulf.example');
});

test('the code page and the password page lead back if their first step is missing', async () => {
  const first = renderPage('/reset-password/verify-otp');
  await waitFor(() => expect(first.router.state.location.pathname).toBe('/ae/reset-password'));
  first.unmount();
  const second = renderPage('/confirm-new-password');
  await waitFor(() => expect(second.router.state.location.pathname).toBe('/ae/reset-password'));
});

describe('the new password', () => {
  const open = () => {
    sessionStorage.setItem('reset:token', 'reset-1');
    sessionStorage.setItem(
      'code:reset',
      JSON.stringify({ email: 'layla@gulf.example', country: 'ae', resendAt: 0 }),
    );
    return renderPage('/confirm-new-password');
  };

  test.each([
    ['short', 'short', /Use at least 8 characters/],
    ['x'.repeat(limits.password.max + 1), 'x', /Use at most 128 characters/],
  ])('%s is refused next to the field', async (password, _again, text) => {
    const { user } = open();
    const field = await screen.findByLabelText('New password');
    await user.click(field);
    await user.paste(password);
    await user.click(screen.getByRole('button', { name: 'Save the password' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(text));
  });

  test('two different passwords are reported', async () => {
    const { user } = open();
    await user.type(await screen.findByLabelText('New password'), 'harbour copper');
    await user.type(screen.getByLabelText('Same password again'), 'harbour cooper');
    await user.tab();
    await waitFor(() =>
      expect(screen.getByLabelText('Same password again')).toHaveAccessibleDescription(/not the same/),
    );
  });

  test('the server refuses a common password next to the field, and an expired reset with a message', async () => {
    const detail = 'This password is too common. Choose another.';
    answer(authEndpoints.resetPassword, [
      refusal({
        status: 400,
        code: 'common_password',
        detail,
        errors: [{ path: 'password', message: detail }],
      }),
      refusal({
        status: 400,
        code: 'code_expired',
        detail: 'This password reset is no longer valid. Start again.',
      }),
    ]);
    const { user } = open();
    const field = await screen.findByLabelText('New password');
    await user.type(field, 'letmein1');
    await user.type(screen.getByLabelText('Same password again'), 'letmein1');
    await user.click(screen.getByRole('button', { name: 'Save the password' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/too common/));
    await user.type(field, '!');
    await user.type(screen.getByLabelText('Same password again'), '!');
    await user.click(screen.getByRole('button', { name: 'Save the password' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/no longer valid/);
  });
});
