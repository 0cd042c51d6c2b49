import { authEndpoints, companyEndpoints, lookupEndpoints, userEndpoints } from '@portal/shared/contract';
import { answer, refusal, rubbish, unreachable, useTestServer, withIds } from '@portal/shared/testing/server';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderPage, signedIn } from '../testing/render-page';
import { pendingRegistration } from '../features/registration/model/pending-registration';

useTestServer();
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  pendingRegistration.clear();
});

type Page = ReturnType<typeof renderPage>;
const password = 'harbour copper violin';
const phone = () => screen.findByRole('textbox', { name: 'Mobile number' });
const email = () => screen.getByLabelText('E-mail');
const goOn = () => screen.getByRole('button', { name: 'Continue' });

async function fill({ user }: Page, values: { number?: string; secret?: string; again?: string } = {}) {
  // Pasted, not typed: each keystroke renders the list of all calling codes, which is slow in jsdom.
  const put = async (field: HTMLElement, text: string) => {
    await user.click(field);
    await user.paste(text);
  };
  await put(await phone(), values.number ?? '501234567');
  await put(email(), 'layla@gulf.example');
  await put(screen.getByLabelText('New password'), values.secret ?? password);
  await put(screen.getByLabelText('Same password again'), values.again ?? values.secret ?? password);
  await user.click(screen.getByRole('checkbox'));
}

test('registration in the UAE takes form, code and company', async () => {
  const sent = answer(authEndpoints.sendOtp, [{ resendAfter: 60, expiresIn: 600 }]);
  const verified = answer(authEndpoints.verifyOtp, [signedIn]);
  answer(companyEndpoints.get, [null]);
  answer(withIds(userEndpoints.country, { userId: signedIn.userId }), ['United Arab Emirates']);
  answer(lookupEndpoints.parentStates, [[]]);
  const page = renderPage('/ae/register');
  await phone();
  expect(await axe(page.container)).toHaveNoViolations();
  await fill(page);
  await page.user.click(goOn());

  expect(await screen.findByRole('heading', { name: 'Check your e-mail' })).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([
    {
      email: 'layla@gulf.example',
      countryCode: '+971',
      phoneNumber: '+971501234567',
      password,
      consent: true,
    },
  ]);
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('harbour');

  await page.user.click(screen.getByLabelText('6-digit code'));
  await page.user.paste('123 456');
  expect(await screen.findByRole('heading', { name: 'Register your company' })).toBeVisible();
  expect(verified.map(({ body }) => body)).toEqual([{ email: 'layla@gulf.example', otp: '123456' }]);
  expect(page.portal.session.get()?.userId).toBe(signedIn.userId);
  expect(screen.queryByRole('link', { name: 'Register as an individual instead' })).not.toBeInTheDocument();
});

test.each([
  [{ secret: 'short' }, 'New password', 'Use at least 8 characters'],
  [{ again: 'harbour cooper' }, 'Same password again', 'The two passwords are not the same'],
  [{ number: '12' }, 'Mobile number', 'Enter a complete phone number'],
  [{ number: '501' + '0'.repeat(8) }, 'Mobile number', 'This number does not exist'],
])('%j is refused next to the field and nothing is sent', async (values, field, text) => {
  const page = renderPage('/ae/register');
  await fill(page, values);
  await page.user.click(goOn());
  await waitFor(() =>
    expect(screen.getByLabelText(field)).toHaveAccessibleDescription(expect.stringContaining(text)),
  );
  expect(screen.getByRole('alert')).toHaveTextContent('One field needs your attention');
});

test('an empty form names every missing field and focuses the first', async () => {
  const { user } = renderPage('/ae/register');
  await phone();
  await user.click(goOn());
  expect(await screen.findByRole('alert')).toHaveTextContent('5 fields need your attention');
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Accept the terms to continue');
  await waitFor(async () => expect(await phone()).toHaveFocus());
});

test('the strength of the password updates while typing', async () => {
  const { user } = renderPage('/ae/register');
  await phone();
  await user.type(screen.getByLabelText('New password'), 'qwerty12');
  expect(screen.getByText('Very weak')).toBeVisible();
  await user.type(screen.getByLabelText('New password'), '-harbour-Copper-7');
  expect(screen.getByText('Very strong')).toBeVisible();
});

test.each([
  ['email_taken', 'email', 'E-mail', 'An account with this e-mail address exists.'],
  ['phone_taken', 'phoneNumber', 'Mobile number', 'An account with this phone number exists.'],
  ['common_password', 'password', 'New password', 'This password is too common.'],
])('%s shows next to its field', async (code, path, field, message) => {
  answer(authEndpoints.sendOtp, [
    refusal({ status: 409, code, detail: message, errors: [{ path, message }] }),
  ]);
  const page = renderPage('/ae/register');
  await fill(page);
  await page.user.click(goOn());
  await waitFor(() =>
    expect(screen.getByLabelText(field)).toHaveAccessibleDescription(expect.stringContaining(message)),
  );
  expect(screen.getByLabelText(field)).toHaveFocus();
  expect(email()).toHaveValue('layla@gulf.example');
});

test.each([
  ['the API is down', unreachable(), 'We could not reach the server.'],
  ['rubbish', rubbish(), 'could not read'],
])('%s: the page says so and loses nothing', async (_case, result, text) => {
  answer(authEndpoints.sendOtp, [result]);
  const page = renderPage('/ae/register');
  await fill(page);
  await page.user.click(goOn());
  expect(await screen.findByText(new RegExp(text))).toBeVisible();
  expect(screen.getByLabelText('New password')).toHaveValue(password);
});

describe('the code', () => {
  const open = (resendAt = Date.now() + 60_000) => {
    sessionStorage.setItem(
      'code:registration',
      JSON.stringify({ email: 'layla@gulf.example', country: 'ae', resendAt }),
    );
    return renderPage('/verify-otp');
  };
  const field = () => screen.findByLabelText('6-digit code');

  test.each([
    ['wrong_code', 'That code is not right. 4 tries are left.'],
    ['code_expired', 'This code is no longer valid. Ask for a new one.'],
    ['too_many_tries', 'Too many wrong tries. Ask for a new code.'],
  ])('%s shows next to the field, which is ready for another code', async (code, message) => {
    answer(authEndpoints.verifyOtp, [
      refusal({ status: 400, code, detail: message, errors: [{ path: 'otp', message }] }),
    ]);
    const { user } = open();
    await user.type(await field(), '123456');
    await waitFor(async () => expect(await field()).toHaveAccessibleDescription(message));
    expect(await field()).toHaveValue('');
  });

  test('pressing Verify after the last digit sent the code keeps the reason for the refusal', async () => {
    const message = 'That code is not right. 3 tries are left.';
    const received = answer(authEndpoints.verifyOtp, [
      refusal({ status: 400, code: 'wrong_code', detail: message, errors: [{ path: 'otp', message }] }),
    ]);
    const { user } = open();
    await user.type(await field(), '123456');
    await waitFor(async () => expect(await field()).toHaveAccessibleDescription(message));
    await user.click(screen.getByRole('button', { name: 'Verify and continue' }));
    expect(await field()).toHaveAccessibleDescription(message);
    await user.type(await field(), '12');
    await user.click(screen.getByRole('button', { name: 'Verify and continue' }));
    expect(await field()).toHaveAccessibleDescription('Enter the 6 digits of the code');
    expect(received).toHaveLength(1);
  });

  test('a code that did not reach the server stays', async () => {
    answer(authEndpoints.verifyOtp, [unreachable(), signedIn]);
    answer(companyEndpoints.get, [null]);
    answer(withIds(userEndpoints.country, { userId: signedIn.userId }), ['United Arab Emirates']);
    answer(lookupEndpoints.parentStates, [[]]);
    const { user } = open();
    await user.type(await field(), '123456');
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach the server.');
    expect(await field()).toHaveValue('123456');
    await user.click(screen.getByRole('button', { name: 'Verify and continue' }));
    expect(await screen.findByRole('heading', { name: 'Register your company' })).toBeVisible();
  });

  test('an incomplete code is not sent', async () => {
    const { user } = open();
    await user.type(await field(), '123');
    await user.click(screen.getByRole('button', { name: 'Verify and continue' }));
    expect(await field()).toHaveAccessibleDescription('Enter the 6 digits of the code');
  });

  test('the page survives a reload and counts down to another code', async () => {
    open(Date.now() + 42_000);
    await field();
    expect(screen.getByText(/Another code in 0:4[12]/)).toBeVisible();
  });

  test('after a reload, another code needs the password, and the form is still filled in', async () => {
    sessionStorage.setItem(
      'draft:register-ae',
      JSON.stringify({ phoneNumber: '+971501234567', email: 'layla@gulf.example', consent: true }),
    );
    const { user } = open(0);
    await user.click(await screen.findByRole('button', { name: 'Send another code' }));
    expect(await screen.findByText('Type your password again')).toBeVisible();
    expect(email()).toHaveValue('layla@gulf.example');
    expect(screen.getByLabelText('New password')).toHaveValue('');
  });

  test('another code is sent while the password is in memory', async () => {
    const sent = answer(authEndpoints.sendOtp, [{ resendAfter: 60 }]);
    const body = {
      email: 'layla@gulf.example',
      countryCode: '+971',
      phoneNumber: '+971501234567',
      password,
      consent: true,
    } as const;
    pendingRegistration.set(body);
    const { user } = open(0);
    await user.click(await screen.findByRole('button', { name: 'Send another code' }));
    expect(await screen.findByText(/A new code is on its way/)).toBeVisible();
    expect(sent.map((call) => call.body)).toEqual([body]);
    expect(screen.getByText(/Another code in/)).toBeVisible();
  });

  test('after too many requests the page says when to try again', async () => {
    answer(authEndpoints.sendOtp, [
      refusal({ status: 429, code: 'too_many_requests', detail: 'Wait', retryAfter: 40 }),
    ]);
    pendingRegistration.set({
      email: 'layla@gulf.example',
      countryCode: '+971',
      phoneNumber: '+971501234567',
      password,
      consent: true,
    });
    const { user } = open(0);
    await user.click(await screen.findByRole('button', { name: 'Send another code' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Try again in 40 seconds.');
    expect(screen.getByText(/Another code in 0:(40|39)/)).toBeVisible();
  });

  test('changing the e-mail leads back to the filled form', async () => {
    sessionStorage.setItem(
      'draft:register-ae',
      JSON.stringify({ phoneNumber: '+971501234567', email: 'layla@gulf.example' }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('link', { name: 'Change e-mail' }));
    await waitFor(() => expect(email()).toHaveValue('layla@gulf.example'));
  });

  test('without a registration there is nothing to verify', async () => {
    const { router } = renderPage('/verify-otp');
    await waitFor(() => expect(router.state.location.pathname).toBe('/ae/register'));
  });
});

test('after the company, the page says what comes next', async () => {
  const { container } = renderPage('/register/complete', { asAgent: true });
  expect(await screen.findByRole('heading', { name: 'You are registered' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the portal' })).toHaveAttribute('href', '/');
  expect(await axe(container)).toHaveNoViolations();
});
