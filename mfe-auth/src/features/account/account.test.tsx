import {
  accountEndpoints,
  authEndpoints,
  companyEndpoints,
  fileEndpoints,
  userEndpoints,
} from '@portal/shared/contract';
import { createTestPortal } from '@portal/shared/testing';
import { answer, notThere, refusal, useTestServer } from '@portal/shared/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderPage } from '../../testing/render-page';

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
  accountType: 'company',
  approvalStatus: 'APPROVED',
};
const now = new Date().toISOString();
const device = (number: number, name: string, current = false) => ({
  id: id(number),
  device: name,
  current,
  createdAt: now,
  lastUsedAt: now,
});
const devices = [
  device(41, 'Safari on iPhone'),
  device(42, 'Chrome on Windows', true),
  device(43, 'Edge on Windows'),
];

/** The profile, on a server with every optional call that a test does not remove. */
function open({
  user = [me] as object[],
  plan = { plan: 'STARTER', published: 7, limit: 10 } as unknown,
} = {}) {
  const portal = createTestPortal();
  answer(userEndpoints.me, user as never);
  answer(companyEndpoints.get, [company]);
  answer(authEndpoints.isEmailVerified, [{ isVerified: true }]);
  answer(fileEndpoints.get, [notThere()]);
  answer(accountEndpoints.plan, [plan as never]);
  answer(accountEndpoints.sessions, [{ list: devices }]);
  return { ...renderPage('/profile', { portal, asAgent: true }), portal };
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const wrongPassword = refusal({
  status: 422,
  code: 'invalid_input',
  detail: 'Wrong password',
  errors: [{ path: 'currentPassword', message: 'This is not your password.' }],
});

test('the profile shows the plan, its usage, the limits of the next plan, and who to contact', async () => {
  const { user, portal, container } = open();
  const opened = jest.fn();
  portal.events.on('help:requested', opened);
  const plan = within(await screen.findByRole('region', { name: 'Plan' }));
  expect(plan.getByText('7 of 10 published')).toBeVisible();
  expect(plan.getByRole('progressbar')).toHaveAttribute('value', '0.7');
  expect(plan.getByText('Pro allows 50 published vehicles.')).toBeVisible();
  await user.click(plan.getByRole('button', { name: 'Contact support to change plan' }));
  expect(opened).toHaveBeenCalledWith({ topic: 'plan' });
  await screen.findByText('Safari on iPhone');
  expect(await axe(container)).toHaveNoViolations();
});

test.each([
  [{ plan: 'STARTER', published: 10, limit: 10 }, /Your plan allows no more published vehicles/],
  [{ plan: 'PRO', published: 12, limit: 50 }, 'Business has no limit.'],
  [{ plan: 'BUSINESS', published: 80, limit: null }, '80 published, no limit'],
  [{ plan: 'GOLD', published: 3, limit: 4 }, 'GOLD'],
])('with a plan of %j the profile says %s', async (plan, words) => {
  open({ plan });
  expect(await screen.findByText(words)).toBeVisible();
});

test.each([404, 501])('the profile leaves out what the server does not offer (%d)', async (status) => {
  const { portal } = open({ plan: refusal({ status, detail: 'No such call' }) });
  answer(accountEndpoints.sessions, [refusal({ status, detail: 'No such call' })]);
  const reported = jest.fn();
  portal.events.on('notice:raised', reported);
  expect(await screen.findByRole('region', { name: 'Account' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Devices' })).not.toBeInTheDocument());
  expect(screen.queryByRole('region', { name: 'Plan' })).not.toBeInTheDocument();
  expect(reported).not.toHaveBeenCalled();
});

test('one device can be logged out, or all others at once', async () => {
  const { user } = open();
  const region = within(await screen.findByRole('region', { name: 'Devices' }));
  expect((await region.findAllByRole('listitem'))[0]).toHaveTextContent('Chrome on Windows');
  expect(region.getByText('This device')).toBeVisible();
  const ended = answer(accountEndpoints.endSession, [null]);
  answer(accountEndpoints.sessions, [{ list: devices.slice(1) }]);
  await user.click(region.getByRole('button', { name: 'Log out there: Safari on iPhone' }));
  await waitFor(() => expect(region.queryByText('Safari on iPhone')).not.toBeInTheDocument());
  expect(ended).toHaveLength(1);
});

test('log out everywhere else ends every other session; one that already ended is no failure', async () => {
  const { user, portal } = open();
  const announced = jest.fn();
  portal.events.on('notice:raised', ({ notice }) => announced(notice.title));
  const ended = answer(accountEndpoints.endSession, [notThere(), null]);
  const everywhere = await button('Log out everywhere else');
  answer(accountEndpoints.sessions, [{ list: devices.slice(1, 2) }]);
  await user.click(everywhere);
  await waitFor(() => expect(screen.queryByText('Edge on Windows')).not.toBeInTheDocument());
  expect(ended).toHaveLength(2);
  expect(announced).toHaveBeenCalledWith('2 devices are logged out');
});

test('the password changes; an error appears next to its field and no input is lost', async () => {
  const { user } = open();
  const requests = answer(accountEndpoints.changePassword, [wrongPassword, null]);
  await user.click(await button('Change password'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change password' }));
  const [current, next, again] = [
    dialog.getByLabelText('Current password'),
    dialog.getByLabelText('New password'),
    dialog.getByLabelText('Same password again'),
  ];
  await user.type(current, 'not my password');
  await user.type(next, 'three quiet camels');
  await user.type(again, 'three quiet camel');
  await user.click(dialog.getByRole('button', { name: 'Save the password' }));
  await waitFor(() => expect(again).toHaveAccessibleDescription(/not the same/));
  expect(requests).toHaveLength(0);
  await user.type(again, 's');
  await user.click(dialog.getByRole('button', { name: 'Save the password' }));
  await waitFor(() => expect(current).toHaveAccessibleDescription('This is not your password.'));
  expect(next).toHaveValue('three quiet camels');
  await user.clear(current);
  await user.type(current, 'my old password');
  await user.click(dialog.getByRole('button', { name: 'Save the password' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(requests.at(-1)?.body).toEqual({
    currentPassword: 'my old password',
    password: 'three quiet camels',
  });
});

test('the phone number changes with the current password', async () => {
  const { user } = open({ user: [me, { ...me, phoneNumber: '+971507654321' }] });
  const requests = answer(accountEndpoints.changePhone, [{ phoneNumber: '+971507654321' }]);
  await user.click(await button('Change phone'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change phone' }));
  await user.type(dialog.getByLabelText('New mobile number'), '507654321');
  await user.type(dialog.getByLabelText('Current password'), 'my password');
  await user.click(dialog.getByRole('button', { name: 'Save the number' }));
  expect(await screen.findByText('+971507654321')).toBeVisible();
  expect(requests[0]?.body).toEqual({ phoneNumber: '+971507654321', currentPassword: 'my password' });
});

test('when the server cannot change the phone number, the page points to support', async () => {
  const { user } = open();
  answer(accountEndpoints.changePhone, [notThere()]);
  await user.click(await button('Change phone'));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('New mobile number'), '507654321');
  await user.type(dialog.getByLabelText('Current password'), 'my password');
  await user.click(dialog.getByRole('button', { name: 'Save the number' }));
  expect(await dialog.findByText(/The support team does it for you/)).toBeVisible();
  expect(dialog.getByLabelText('Current password')).toHaveValue('my password');
});

test('the dialog says what is lost before the account is deleted, and the deletion can be undone', async () => {
  const deletesAt = '2099-03-01T10:00:00Z';
  const { user } = open({ user: [me, { ...me, deletesAt }, me] });
  answer(accountEndpoints.requestDeletion, [wrongPassword, { deletesAt }]);
  await user.click(await button('Delete account…'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete account' }));
  expect(dialog.getAllByRole('listitem')).toHaveLength(3);
  expect(dialog.getByText(/undo it for 30 days/)).toBeVisible();
  const password = dialog.getByLabelText('Current password');
  await user.type(password, 'wrong');
  await user.click(dialog.getByRole('button', { name: 'Delete my account' }));
  await waitFor(() => expect(password).toHaveAccessibleDescription('This is not your password.'));
  await user.click(dialog.getByRole('button', { name: 'Delete my account' }));
  expect(await screen.findByText('Your account will be deleted on Mar 1, 2099')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Delete account…' })).not.toBeInTheDocument();
  const kept = answer(accountEndpoints.undoDeletion, [null]);
  await user.click(await button('Keep my account'));
  expect(await button('Delete account…')).toBeVisible();
  expect(kept).toHaveLength(1);
});

test('theme and language are kept on this device', async () => {
  const { user, portal } = open();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Theme' }), 'Dark');
  expect(portal.preferences.get().theme).toBe('dark');
  const language = screen.getByRole('combobox', { name: 'Language' });
  expect(language).toHaveValue('en');
  await user.selectOptions(language, 'हिन्दी');
  expect(portal.preferences.get().locale).toBe('hi');
});
