import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderHost } from '../test/render-host';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const text =
  'Your account has been created. Register your company to add your vehicles and get access for this page.';

test('no company: one card in the UAE', async () => {
  await renderHost('/listings', { answers: { '/company': null } });
  expect(await screen.findByRole('heading', { name: text })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Register your company now!' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'ADD YOUR COMPANY' })).toHaveAttribute(
    'href',
    '/register/company-details',
  );
  expect(screen.queryByRole('link', { name: 'LIST AS AN INDIVIDUAL' })).toBeNull();
  expect(screen.queryByText('Listings page')).toBeNull();
});

test('no company: two cards for a user of India', async () => {
  await renderHost('/listings', { answers: { '/company': null, '/users/country/user-1': 'India' } });
  expect(await screen.findByRole('heading', { name: 'Register as a company' })).toBeVisible();
  expect(screen.getByText('Company with multiple vehicles to rent')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Register as an individual' })).toBeVisible();
  expect(screen.getByText('(Sole owner with one vehicle to rent)')).toBeVisible();
  expect(screen.getByRole('link', { name: 'LIST AS AN INDIVIDUAL' })).toHaveAttribute(
    'href',
    '/register/individual-details',
  );
});

test('no company: the agent can still open the account', async () => {
  await renderHost('/profile', { answers: { '/company': null } });
  expect(await screen.findByRole('heading', { name: text })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Profile page' })).toBeVisible();
});

test('no company: a page that does not exist still does not exist', async () => {
  await renderHost('/nowhere', { answers: { '/company': null } });
  expect(await screen.findByRole('heading', { name: "This page doesn't exist!" })).toBeVisible();
  expect(screen.queryByRole('heading', { name: text })).not.toBeInTheDocument();
});

test('a 404 answer of the server means no company too', async () => {
  await renderHost('/listings', { answers: { '/company': 404 } });
  expect(await screen.findByRole('heading', { name: text })).toBeVisible();
});

test.each([
  ['company', '/register/company-details'],
  ['individual', '/register/individual-details'],
])('a rejected %s reads why and can resubmit', async (accountType, form) => {
  await renderHost('/listings', {
    answers: {
      '/company': { approvalStatus: 'REJECTED', rejectionReason: 'The licence cannot be read.', accountType },
    },
  });
  expect(await screen.findByRole('heading', { name: 'Registration Rejected' })).toBeVisible();
  expect(
    screen.getByText(
      'Unfortunately, your company registration has been rejected. Please review the rejection reason below and consider reapplying.',
    ),
  ).toBeVisible();
  expect(screen.getByText('Reason')).toBeVisible();
  expect(screen.getByText('The licence cannot be read.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Edit and resubmit' })).toHaveAttribute('href', form);
  await userEvent.click(screen.getByRole('button', { name: 'Contact support' }));
  expect(await screen.findByRole('dialog', { name: 'Need help?' })).toBeVisible();
});

test('a company that waits for approval works, and its agent sees a notice', async () => {
  await renderHost('/listings', { answers: { '/company': { approvalStatus: 'PENDING' } } });
  expect(await screen.findByText('Your registration is being reviewed')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Listings page' })).toBeVisible();
});

test.each(['APPROVED', 'SOMETHING_ELSE', null])('approval status %p gives access', async (approvalStatus) => {
  await renderHost('/listings', { answers: { '/company': { approvalStatus } } });
  expect(await screen.findByRole('heading', { name: 'Listings page' })).toBeVisible();
});

test('the API down: the gate says so, and a retry continues', async () => {
  const answers: Record<string, unknown> = { '/company': 500, '/users': 503 };
  const { server } = await renderHost('/listings', { answers });
  expect(
    await screen.findByRole('heading', { name: /Looks like our API is down|Oops/ }, { timeout: 5000 }),
  ).toBeVisible();
  server.mockImplementation(async (request: Request) => {
    const result = request.url.includes('/company')
      ? { approvalStatus: 'APPROVED' }
      : { id: 'user-1', agentId: 'agent-1' };
    return new Response(JSON.stringify({ result }), { headers: { 'content-type': 'application/json' } });
  });
  // The other of the two reads may still be retrying.
  const tryAgain = screen.getByRole('button', { name: 'Try again' });
  await waitFor(() => expect(tryAgain).not.toHaveAttribute('aria-busy', 'true'));
  await userEvent.click(tryAgain);
  expect(await screen.findByRole('heading', { name: 'Listings page' })).toBeVisible();
});

test('the gate asks a server that is down again without a press', async () => {
  jest.useFakeTimers();
  try {
    const answers: Record<string, unknown> = { '/users': 503, '/company': 503 };
    const rendered = renderHost('/listings', { answers });
    await act(() => jest.advanceTimersByTimeAsync(5000));
    const { server } = await rendered;
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(screen.getByRole('heading', { name: 'Looks like our API is down' })).toBeVisible();
    server.mockImplementation(async (request: Request) => {
      const result = request.url.includes('/company')
        ? { approvalStatus: 'APPROVED' }
        : { id: 'user-1', agentId: 'agent-1' };
      return new Response(JSON.stringify({ result }), { headers: { 'content-type': 'application/json' } });
    });
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    expect(screen.getByRole('heading', { name: 'Listings page' })).toBeVisible();
  } finally {
    jest.useRealTimers();
  }
});

test('a company that changed is read again without taking the page away', async () => {
  const { outside, portal, server } = await renderHost('/listings');
  await screen.findByRole('heading', { name: 'Listings page' });
  const countRequests = () =>
    server.mock.calls.filter(([request]) => new URL(request.url).pathname.endsWith('/company')).length;
  const before = countRequests();
  await outside(() => portal.events.emit('company:changed', { approvalStatus: 'PENDING' }));
  await waitFor(() => expect(countRequests()).toBe(before + 1));
  expect(screen.getByRole('heading', { name: 'Listings page' })).toBeVisible();
});

test('pages of login and registration do not ask who is signed in', async () => {
  const { server } = await renderHost('/register/company-details');
  expect(await screen.findByRole('heading', { name: 'Company' })).toBeVisible();
  expect(server).not.toHaveBeenCalled();
});

test('the form of a company has the account’s menu, with the logout', async () => {
  await renderHost('/register/company-details');
  await userEvent.click(await screen.findByRole('button', { name: 'Your account' }));
  expect(await screen.findByRole('button', { name: 'Log out' })).toBeVisible();
});

test('no refresh token: tokens and user id are cleared, and the login page shows', async () => {
  const { outside, portal } = await renderHost('/listings');
  await screen.findByRole('heading', { name: 'Listings page' });
  localStorage.removeItem('refreshToken');
  await outside(() => portal.session.syncFromOtherTab());
  expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible();
  expect(portal.session.stored()).toEqual({ accessToken: null, refreshToken: null, userId: null });
});

test('the group of the company is in a cookie until the session ends, and nothing of the company', async () => {
  const company = { _id: 'company-1', companyName: 'Desert Wheels', approvalStatus: 'APPROVED' };
  const { portal, outside } = await renderHost('/listings', { answers: { '/company': company } });
  await waitFor(() => expect(document.cookie).toMatch(/^release-group=[0-9a-f]{8}$/));
  await outside(() => portal.session.end('logout'));
  expect(document.cookie).toBe('');
});
