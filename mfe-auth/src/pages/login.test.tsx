import { authEndpoints, limits } from '@portal/shared/contract';
import { createTestPortal } from '@portal/shared/testing';
import { answer, hang, refusal, rubbish, unreachable, useTestServer } from '@portal/shared/testing/server';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderPage, signedIn } from '../testing/render-page';

useTestServer();
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const phone = () => screen.findByRole('textbox', { name: 'Mobile number' });
const password = () => screen.getByLabelText('Password');
const submit = () => screen.getByRole('button', { name: 'Log in' });

async function logIn({ user }: ReturnType<typeof renderPage>, number = '501234567') {
  await user.type(await phone(), number);
  await user.type(password(), 'harbour copper{Enter}');
}

test('phone and password open the portal', async () => {
  const received = answer(authEndpoints.login, [signedIn]);
  const page = renderPage('/ae/login');
  await phone();
  expect(await axe(page.container)).toHaveNoViolations();
  await logIn(page);
  expect(await screen.findByRole('heading', { name: 'Elsewhere: /' })).toBeVisible();
  expect(received.map(({ body }) => body)).toEqual([
    { phoneNumber: '+971501234567', password: 'harbour copper' },
  ]);
  expect(page.portal.session.get()).toMatchObject({ userId: signedIn.userId, accessToken: signedIn.token });
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('harbour');
});

test('the agent returns to where they were, but never outside the portal', async () => {
  answer(authEndpoints.login, [signedIn]);
  const portal = createTestPortal();
  portal.drafts.set('returnTo', '/enquiries?status=new');
  await logIn(renderPage('/login', { portal }));
  expect(await screen.findByRole('heading', { name: 'Elsewhere: /enquiries?status=new' })).toBeVisible();
});

test('an outside address is not a way back', async () => {
  answer(authEndpoints.login, [signedIn]);
  const portal = createTestPortal();
  portal.drafts.set('returnTo', '//evil.example/');
  await logIn(renderPage('/login', { portal }));
  expect(await screen.findByRole('heading', { name: 'Elsewhere: /' })).toBeVisible();
});

test('/in/login logs in to India', async () => {
  const received = answer(authEndpoints.login, [signedIn], 'in');
  const page = renderPage('/in/login');
  await logIn(page, '9845012345');
  await screen.findByRole('heading', { name: 'Elsewhere: /' });
  expect(received[0]?.body).toMatchObject({ phoneNumber: '+919845012345' });
  expect(page.portal.country.get().id).toBe('in');
});

test('a wrong login does not say which of the two was wrong, and the input stays', async () => {
  answer(authEndpoints.login, [
    refusal({
      status: 401,
      code: 'wrong_credentials',
      detail: 'The phone number or the password is not right.',
    }),
  ]);
  await logIn(renderPage('/ae/login'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The phone number or the password is not right.',
  );
  expect(await phone()).toHaveValue('50 123 4567');
  expect(password()).toHaveValue('harbour copper');
  await waitFor(() => expect(password()).toHaveFocus());
});

test.each([
  [
    'too many tries',
    refusal({ status: 429, code: 'too_many_requests', detail: 'Wait', retryAfter: 870 }),
    'Try again in 15 minutes.',
  ],
  ['the API is down', unreachable(), 'We could not reach the server.'],
  ['rubbish', rubbish(), 'The server answered something we could not read.'],
  [
    'a broken server',
    refusal({ status: 500, code: 'internal', detail: 'Something broke.' }),
    'Nothing you typed is lost',
  ],
])('%s: the page says so and loses nothing', async (_case, result, text) => {
  answer(authEndpoints.login, [result]);
  await logIn(renderPage('/ae/login'));
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(password()).toHaveValue('harbour copper');
});

test('a slow API ends in a message after 15 seconds, not in an endless spinner', async () => {
  hang(authEndpoints.login);
  const { user } = renderPage('/ae/login');
  await user.type(await phone(), '501234567');
  await user.type(password(), 'harbour copper');
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  try {
    fireEvent.click(submit());
    await waitFor(() => expect(submit()).toHaveAttribute('aria-busy', 'true'));
    await act(() => jest.advanceTimersByTimeAsync(limits.REQUEST_TIMEOUT));
    expect(await screen.findByRole('alert')).toHaveTextContent('The server took too long to answer.');
    expect(submit()).not.toHaveAttribute('aria-busy');
    expect(password()).toHaveValue('harbour copper');
  } finally {
    jest.useRealTimers();
  }
});

test('nothing is sent without both fields, and each says what it needs', async () => {
  const { user } = renderPage('/ae/login');
  await phone();
  await user.click(submit());
  await waitFor(() => expect(password()).toHaveAccessibleDescription('Fill in this field'));
  expect(await phone()).toHaveAccessibleDescription('Fill in this field');
  expect(await phone()).toHaveFocus();
});

test('the number survives a reload, the password does not', async () => {
  const first = renderPage('/ae/login');
  await first.user.type(await phone(), '501234567');
  await first.user.type(password(), 'harbour copper');
  first.unmount();
  renderPage('/ae/login');
  await waitFor(async () => expect(await phone()).toHaveValue('501234567'));
  expect(password()).toHaveValue('');
});

test('the page links to password reset and registration of this country', async () => {
  renderPage('/in/login');
  await phone();
  expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
    'href',
    '/in/reset-password',
  );
  expect(screen.getByRole('link', { name: 'Register your fleet' })).toHaveAttribute('href', '/in/register');
});

test('the picture next to the form shows an alert of the product', async () => {
  renderPage('/ae/login');
  await phone();
  expect(screen.getByText('Nissan Patrol: registration ends in 7 days')).toBeInTheDocument();
  expect(screen.queryByText(/agreed area|border/)).not.toBeInTheDocument();
});

test('password managers find their fields', async () => {
  renderPage('/ae/login');
  expect(await phone()).toHaveAttribute('autocomplete', 'username');
  expect(password()).toHaveAttribute('autocomplete', 'current-password');
});

test.each([
  ['session-ended', 'Your session ended. Log in again and you are back where you were.'],
  ['signed-out-elsewhere', 'You logged out in another tab.'],
])('an agent who was sent here reads why: %s', async (notice, sentence) => {
  const page = renderPage('/ae/login');
  await phone();
  await act(() => page.router.navigate('/login', { state: { notice } }));
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(await axe(page.container)).toHaveNoViolations();
});
