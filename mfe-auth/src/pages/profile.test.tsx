import {
  accountEndpoints,
  authEndpoints,
  companyEndpoints,
  fileEndpoints,
  lookupEndpoints,
  userEndpoints,
} from '@portal/shared/contract';
import { answer, notThere, refusal, useTestServer } from '@portal/shared/testing/server';
import { expectTabThroughChangesNothing } from '@portal/shared/testing/tab-through';
import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderPage } from '../testing/render-page';

useTestServer();
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const id = (last: number) => `0190b3c4-0000-7000-8000-0000000000${String(last).padStart(2, '0')}`;
const me = { id: id(1), agentId: id(2), email: 'layla@gulf.example', phoneNumber: '+971501234567' };
const company = {
  companyId: id(3),
  companyName: 'Gulf Wheels',
  companyLogo: { id: id(4), name: 'logo.png' },
  commercialLicense: { id: id(5), name: 'licence.pdf' },
  expireDate: '2020-01-31',
  regNumber: 'CN-1045231',
  companyAddress: 'Al Quoz 3',
  companyLanguages: ['en', 'ar'],
  accountType: 'company',
  location: { stateId: id(10), cityId: id(20), state: 'Dubai', city: 'Al Quoz' },
  approvalStatus: 'PENDING',
  version: 4,
};

function open(path = '/profile') {
  answer(userEndpoints.me, [me]);
  answer(companyEndpoints.get, [company]);
  answer(authEndpoints.isEmailVerified, [{ isVerified: true }]);
  answer(fileEndpoints.get, [
    { id: id(5), url: '/api/ae/file/x', name: 'licence.pdf', mimeType: 'application/pdf' },
  ]);
  // The account's part has its own tests.
  for (const call of [accountEndpoints.plan, accountEndpoints.sessions]) answer(call, [notThere()]);
  answer(lookupEndpoints.parentStates, [[{ id: id(10), name: 'Dubai' }]]);
  answer(lookupEndpoints.cities, [[{ id: id(20), name: 'Al Quoz' }]]);
  return renderPage(path, { asAgent: true });
}

test('the profile shows company, approval, documents with their problems, and the account', async () => {
  const { container } = open();
  expect(await screen.findByRole('heading', { name: 'Gulf Wheels' })).toBeVisible();
  expect(screen.getByText('In review')).toBeVisible();
  expect(screen.getByText('Al Quoz, Dubai')).toBeVisible();
  expect(screen.getByText('English and Arabic')).toBeVisible();
  expect(screen.getByText('Expired')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'View' })).toHaveAttribute('href', '/api/ae/file/x');
  expect(screen.getByText('layla@gulf.example')).toBeVisible();
  expect(await screen.findByText('Verified')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Edit profile' })).toHaveAttribute(
    'href',
    `/profile/edit/${me.agentId}`,
  );
  expect(await axe(container)).toHaveNoViolations();
});

test('without a company, password and e-mail can be changed', async () => {
  answer(userEndpoints.me, [me]);
  answer(companyEndpoints.get, [null]);
  answer(authEndpoints.isEmailVerified, [{ isVerified: true }]);
  for (const call of [accountEndpoints.plan, accountEndpoints.sessions]) answer(call, [notThere()]);
  const { user, container } = renderPage('/profile', { asAgent: true });
  expect(await screen.findByRole('button', { name: 'Change password' })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await user.click(screen.getByRole('button', { name: 'Change e-mail' }));
  expect(await screen.findByRole('dialog', { name: 'Change e-mail' })).toBeVisible();
});

test('an edit is saved and shown', async () => {
  const { user, router } = open(`/profile/edit/${me.agentId}`);
  const received = answer(companyEndpoints.update, [{ ...company, expireDate: '2099-01-31' }]);
  const name = await screen.findByLabelText('Company name');
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  await user.type(name, ' LLC');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  // The licence expired in the meantime and must be corrected first.
  await waitFor(() =>
    expect(screen.getByLabelText('Licence expiry date')).toHaveAccessibleDescription(/This date has passed/),
  );
  expect(received).toHaveLength(0);
  await user.clear(screen.getByLabelText('Licence expiry date'));
  await user.type(screen.getByLabelText('Licence expiry date'), '2099-01-31');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/profile'));
  expect(received[0]?.body).toMatchObject({
    companyId: id(3),
    companyName: 'Gulf Wheels LLC',
    expireDate: '2099-01-31',
    version: 4,
  });
});

test('leaving with unsaved changes asks; staying keeps them, leaving drops them', async () => {
  const { user, router } = open(`/profile/edit/${me.agentId}`);
  await user.type(await screen.findByLabelText('Company name'), ' LLC');
  await user.click(screen.getByRole('link', { name: 'Profile' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Stay' }));
  expect(screen.getByLabelText('Company name')).toHaveValue('Gulf Wheels LLC');
  await user.click(screen.getByRole('link', { name: 'Profile' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/profile'));
});

test('an ended session lets the agent leave and keeps their changes', async () => {
  const page = open(`/profile/edit/${me.agentId}`);
  await page.user.type(await screen.findByLabelText('Company name'), ' LLC');
  act(() => page.portal.session.end('refresh-failed'));
  await act(() => page.router.navigate('/login'));
  expect(page.router.state.location.pathname).toBe('/login');
  expect(sessionStorage.getItem(`draft:profile-${id(3)}`)).toContain('Gulf Wheels LLC');
});

test('the e-mail changes with a code sent to the new address', async () => {
  const { user } = open();
  const requests = answer(authEndpoints.generateEmailOtp, [
    refusal({
      status: 409,
      code: 'email_taken',
      detail: 'taken',
      errors: [{ path: 'email', message: 'An account with this e-mail address exists.' }],
    }),
    { resendAfter: 60 },
  ]);
  const verified = answer(authEndpoints.verifyEmailOtp, [{ email: 'new@gulf.example' }]);
  await user.click(await screen.findByRole('button', { name: 'Change e-mail' }));
  const field = await screen.findByLabelText('New e-mail');
  await user.type(field, 'new@gulf.example{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription(/exists/));
  await user.click(screen.getByRole('button', { name: 'Send the code' }));
  await user.type(await screen.findByLabelText('6-digit code'), '123456');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(requests).toHaveLength(2);
  expect(verified[0]?.body).toEqual({ email: 'new@gulf.example', otp: '123456' });
});

test('another agent’s profile is not found', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  open(`/profile/edit/${id(99)}`);
  expect(await screen.findByText(/Unexpected Application Error/)).toBeVisible();
  expect(screen.queryByLabelText('Company name')).not.toBeInTheDocument();
  logged.mockRestore();
});

test('Tab moves through the form and changes nothing', async () => {
  const { user, container } = open(`/profile/edit/${me.agentId}`);
  expect(await screen.findByRole('button', { name: 'Remove Arabic' })).toBeVisible();
  await screen.findByRole('option', { name: 'Al Quoz' });
  await expectTabThroughChangesNothing(container, user);
  expect(screen.getByRole('button', { name: 'Remove English' })).toBeVisible();
});
