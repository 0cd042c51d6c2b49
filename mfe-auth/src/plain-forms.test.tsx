import { newUserId, renderPlainPage, settledUserId } from '@portal/shared/testing/recorder';
import { useTestServer } from '@portal/shared/testing/server';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import remote from './remote';

/** What an agent sends with the forms of this remote, on a platform that knows section 7 alone. */
useTestServer();
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

type Page = ReturnType<typeof renderPlainPage>;
const writes = ({ calls }: Page) => calls.filter((call) => !call.startsWith('GET'));
const file = (name: string, type: string) => new File(['%PDF-1.7'], name, { type });
const uploaded = (count: number) =>
  waitFor(() => expect(screen.getAllByText(/· uploaded$/)).toHaveLength(count));

test.each([
  ['ae', '501234567'],
  ['in', '9845012345'],
] as const)('in %s an agent logs in', async (country, number) => {
  const page = renderPlainPage(remote, `/${country}/login`, { country, isSignedIn: false });
  await page.user.type(await screen.findByRole('textbox', { name: 'Mobile number' }), number);
  await page.user.type(screen.getByLabelText('Password'), 'harbour copper{Enter}');
  await waitFor(() => expect(page.router.state.location.pathname).toBe('/'));
  await page.expectPlain();
  expect(writes(page)).toEqual(['POST /auth/agent/login']);
});

test('a forgotten password is replaced by a new one', async () => {
  const page = renderPlainPage(remote, '/ae/reset-password', { isSignedIn: false });
  await page.user.type(await screen.findByLabelText('E-mail'), 'layla@gulf.example{Enter}');
  await page.user.type(await screen.findByLabelText('6-digit code'), '123456');
  await page.user.type(await screen.findByLabelText('New password'), 'harbour copper violin');
  await page.user.type(screen.getByLabelText('Same password again'), 'harbour copper violin');
  await page.user.click(screen.getByRole('button', { name: 'Save the password' }));
  expect(await screen.findByText('Your password was changed')).toBeVisible();
  await page.expectPlain();
  expect(writes(page)).toEqual([
    'POST /auth/reset-password',
    'POST /auth/verify-reset-password-otp',
    'PUT /auth/reset-password',
  ]);
});

test.each(['ae', 'in'] as const)('in %s a company is registered', async (country) => {
  const page = renderPlainPage(remote, '/register/company-details', { country, userId: newUserId });
  await page.user.type(await screen.findByLabelText('Company name'), 'Gulf Wheels');
  await page.user.upload(screen.getByLabelText('Logo'), file('logo.png', 'image/png'));
  await uploaded(1);
  await page.user.type(screen.getByRole('combobox', { name: /Languages/ }), 'Arab');
  await page.user.click(await screen.findByRole('option', { name: 'Arabic' }));
  await page.user.selectOptions(await screen.findByLabelText(/^(Emirate|State)/), 'Dubai');
  await waitFor(() => expect(screen.getByLabelText('City')).toHaveTextContent('Dubai'));
  await page.user.selectOptions(screen.getByLabelText('City'), 'Dubai');
  await page.user.type(screen.getByLabelText('Address'), 'Al Quoz 3');
  await page.user.upload(
    screen.getByLabelText(/^(Trade licence|Business licence)/),
    file('licence.pdf', 'application/pdf'),
  );
  await uploaded(2);
  fireEvent.change(screen.getByLabelText('Licence expiry date'), { target: { value: '2099-01-31' } });
  await page.user.type(screen.getByLabelText('Registration number'), 'CN-1045231');
  await page.user.click(screen.getByRole('button', { name: 'Send for review' }));
  expect(await screen.findByRole('heading', { name: 'You are registered' })).toBeVisible();
  await page.expectPlain();
  expect(page.calls).toContain('POST /company');
});

test('a company is changed', async () => {
  const page = renderPlainPage(remote, `/profile/edit/${settledUserId}`);
  const address = await screen.findByLabelText('Address');
  await page.user.clear(address);
  await page.user.type(address, 'Al Quoz 4');
  await page.user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Al Noor Cars')).toBeVisible();
  expect(page.router.state.location.pathname).toBe('/profile');
  expect(page.calls).toContain('PUT /company');
  await page.expectPlain();
});
