import {
  accountEndpoints,
  authEndpoints,
  companyEndpoints,
  fileEndpoints,
  passkeyEndpoints,
  userEndpoints,
} from '@portal/shared/contract';
import { createTestPortal, testConfig } from '@portal/shared/testing';
import { answer, notThere, refusal, unreachable, useTestServer } from '@portal/shared/testing/server';
import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderPage, signedIn } from '../../testing/render-page';

jest.mock('@simplewebauthn/browser', () => ({
  ...jest.requireActual<object>('@simplewebauthn/browser'),
  startAuthentication: jest.fn(),
  startRegistration: jest.fn(),
}));
const create = jest.mocked(startRegistration);
const get = jest.mocked(startAuthentication);

useTestServer();
const support = (isSupported: boolean) => {
  Object.defineProperty(globalThis, 'PublicKeyCredential', {
    value: isSupported ? class {} : undefined,
    configurable: true,
  });
  Object.defineProperty(navigator, 'credentials', { value: { get: jest.fn() }, configurable: true });
};
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  jest.resetAllMocks();
  support(true);
});

const id = (last: number) => `0190b3c4-0000-7000-8000-0000000000${String(last).padStart(2, '0')}`;
const me = { id: id(1), agentId: id(2), email: 'layla@gulf.example', phoneNumber: '+971501234567' };
const passkey = (name: string, number = 11) => ({
  id: id(number),
  name,
  createdAt: '2026-11-20T09:05:00.000Z',
  lastUsedAt: null,
  isSynced: number === 12,
});
const credential = { id: 'aWQ', rawId: 'aWQ', type: 'public-key', response: {}, clientExtensionResults: {} };
const codes = Array.from({ length: 10 }, (_none, at) => `AAAA${at}-BBBB${at}`);
const cancelled = new WebAuthnError({
  message: 'not allowed',
  code: 'ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY',
  cause: new DOMException('not allowed', 'NotAllowedError'),
});

function openProfile(lists: unknown[], portal = createTestPortal()) {
  answer(userEndpoints.me, [me]);
  answer(companyEndpoints.get, [
    { companyId: id(3), companyName: 'Gulf Wheels', accountType: 'company', approvalStatus: 'APPROVED' },
  ]);
  answer(authEndpoints.isEmailVerified, [{ isVerified: true }]);
  answer(fileEndpoints.get, [notThere()]);
  answer(accountEndpoints.plan, [notThere()]);
  answer(accountEndpoints.sessions, [notThere()]);
  answer(passkeyEndpoints.list, lists as never);
  return renderPage('/profile', { portal, asAgent: true });
}
const card = async () => within(await screen.findByRole('region', { name: 'Passkeys' }));

test('adding a passkey takes the password and shows the recovery codes once', async () => {
  const { user, container } = openProfile([
    { list: [], recoveryCodesLeft: null },
    { list: [passkey('Desk phone')], recoveryCodesLeft: 10 },
  ]);
  const requests = answer(passkeyEndpoints.options, [{ challenge: 'Y2hhbGxlbmdl' }]);
  const added = answer(passkeyEndpoints.add, [{ passkey: passkey('Desk phone'), recoveryCodes: codes }]);
  create.mockResolvedValue(credential as never);
  const region = await card();
  expect(await region.findByText('No passkey yet.')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await user.click(region.getByRole('button', { name: 'Add a passkey' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a passkey' }));
  const name = dialog.getByLabelText('Name');
  expect(name).toHaveValue('Passkey');
  await user.clear(name);
  await user.type(name, 'Desk phone');
  await user.type(dialog.getByLabelText('Current password'), 'my password{Enter}');
  const shown = within(await screen.findByRole('dialog', { name: 'Save your recovery codes' }));
  expect(shown.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(codes);
  expect(requests[0]?.body).toEqual({ currentPassword: 'my password' });
  expect(create).toHaveBeenCalledWith({ optionsJSON: { challenge: 'Y2hhbGxlbmdl' } });
  expect(added[0]?.body).toMatchObject({ name: 'Desk phone', credential: { id: 'aWQ' } });
  await user.click(shown.getByRole('button', { name: 'I have saved them' }));
  expect(await region.findByText('Desk phone')).toBeVisible();
  expect(region.getByText('10 recovery codes are left.')).toBeVisible();
});

test('a wrong password shows next to its field; a refusal of the browser is explained; no input is lost', async () => {
  const { user } = openProfile([{ list: [passkey('Passkey')], recoveryCodesLeft: 0 }]);
  answer(passkeyEndpoints.options, [
    refusal({
      status: 422,
      code: 'wrong_credentials',
      detail: 'Wrong',
      errors: [{ path: 'currentPassword', message: 'This is not your password.' }],
    }),
    { challenge: 'Y2hhbGxlbmdl' },
  ]);
  create.mockRejectedValue(cancelled);
  const region = await card();
  expect(await region.findByText('No recovery code is left. Create new ones.')).toBeVisible();
  await user.click(region.getByRole('button', { name: 'Add a passkey' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText('Name')).toHaveValue('Passkey 2');
  const password = dialog.getByLabelText('Current password');
  await user.type(password, 'wrong{Enter}');
  await waitFor(() => expect(password).toHaveAccessibleDescription('This is not your password.'));
  await user.type(password, 'x{Enter}');
  expect(await dialog.findByText('No passkey was created')).toBeVisible();
  expect(password).toHaveValue('wrongx');
});

test('a passkey can be renamed, and removed with the password', async () => {
  const { user } = openProfile([
    { list: [passkey('Old name'), passkey('Synced key', 12)], recoveryCodesLeft: 1 },
    { list: [passkey('New name'), passkey('Synced key', 12)], recoveryCodesLeft: 1 },
    { list: [passkey('Synced key', 12)], recoveryCodesLeft: 1 },
  ]);
  const renamed = answer(passkeyEndpoints.rename, [passkey('New name')]);
  const removed = answer(passkeyEndpoints.remove, [null]);
  const region = await card();
  expect(await region.findByText('One recovery code is left.')).toBeVisible();
  expect(region.getByText('On several devices')).toBeVisible();
  await user.click(region.getByRole('button', { name: 'Rename Old name' }));
  const rename = within(await screen.findByRole('dialog', { name: 'Rename passkey' }));
  await user.clear(rename.getByLabelText('Name'));
  await user.type(rename.getByLabelText('Name'), 'New name{Enter}');
  await user.click(await region.findByRole('button', { name: 'Remove New name' }));
  const remove = within(await screen.findByRole('dialog', { name: 'Remove passkey' }));
  await user.type(remove.getByLabelText('Current password'), 'my password');
  await user.click(remove.getByRole('button', { name: 'Remove the passkey' }));
  await waitFor(() => expect(region.queryByText('New name')).not.toBeInTheDocument());
  expect(renamed[0]?.body).toEqual({ name: 'New name' });
  expect(removed[0]?.body).toEqual({ currentPassword: 'my password' });
});

test('new recovery codes require the password', async () => {
  const { user } = openProfile([{ list: [], recoveryCodesLeft: 3 }]);
  answer(passkeyEndpoints.createRecoveryCodes, [{ codes }]);
  await user.click((await card()).getByRole('button', { name: 'Create new codes' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New recovery codes' }));
  await user.type(dialog.getByLabelText('Current password'), 'my password{Enter}');
  const shown = await screen.findByRole('dialog', { name: 'Save your recovery codes' });
  expect(within(shown).getAllByRole('listitem')).toHaveLength(10);
});

test('a failure is explained, and an unsupported browser gets no button', async () => {
  support(false);
  const { user } = openProfile([unreachable()]);
  const region = await card();
  const again = await region.findByRole('button', { name: 'Try again' });
  answer(passkeyEndpoints.list, [{ list: [], recoveryCodesLeft: null }]);
  await user.click(again);
  expect(await region.findByText('This browser does not support passkeys.')).toBeVisible();
  expect(region.queryByRole('button', { name: 'Add a passkey' })).not.toBeInTheDocument();
});

describe('the login page', () => {
  const button = () => screen.findByRole('button', { name: 'Use a passkey' });
  const answerOptions = () => answer(passkeyEndpoints.signInOptions, [{ challenge: 'Y2hhbGxlbmdl' }]);

  test('a passkey returns the agent to where they were', async () => {
    answerOptions();
    const sent = answer(passkeyEndpoints.signIn, [signedIn]);
    get.mockResolvedValue(credential as never);
    const portal = createTestPortal();
    portal.drafts.set('returnTo', '/enquiries?status=new');
    const { user, container } = renderPage('/ae/login', { portal });
    const press = await button();
    expect(await axe(container)).toHaveNoViolations();
    await user.click(press);
    expect(await screen.findByRole('heading', { name: 'Elsewhere: /enquiries?status=new' })).toBeVisible();
    expect(sent[0]?.body).toMatchObject({ credential: { id: 'aWQ' } });
    expect(portal.session.get()).toMatchObject({ userId: signedIn.userId });
  });

  test('a cancelled, refused or offline login is explained, and the form is unchanged', async () => {
    answerOptions();
    get.mockRejectedValueOnce(cancelled);
    const { user } = renderPage('/ae/login');
    await user.type(await screen.findByLabelText('Password'), 'harbour');
    await user.click(await button());
    expect(await screen.findByText(/No passkey was used/)).toBeVisible();
    get.mockResolvedValue(credential as never);
    const detail = 'This passkey was not accepted. Log in with your password.';
    answer(passkeyEndpoints.signIn, [refusal({ status: 401, code: 'wrong_credentials', detail })]);
    await user.click(await button());
    expect(await screen.findByText(detail)).toBeVisible();
    answer(passkeyEndpoints.signInOptions, [unreachable()]);
    await user.click(await button());
    expect(await screen.findByText(/We could not reach the server/)).toBeVisible();
    expect(screen.getByLabelText('Password')).toHaveValue('harbour');
  });

  test.each([
    ['the browser', false, createTestPortal],
    [
      'the server',
      true,
      () => createTestPortal({ config: { ...testConfig, capabilities: { ae: [], in: [] } } }),
    ],
  ])('when %s has no passkeys, the page offers none', async (_case, isSupported, make) => {
    support(isSupported);
    renderPage('/ae/login', { portal: make() });
    expect(await screen.findByLabelText('Password')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Use a passkey' })).not.toBeInTheDocument();
  });
});

test('a recovery code replaces the mailed one', async () => {
  const wrong = refusal({
    status: 422,
    code: 'wrong_code',
    detail: 'Wrong',
    errors: [{ path: 'recoveryCode', message: 'This recovery code is not right.' }],
  });
  const sent = answer(passkeyEndpoints.redeemRecoveryCode, [wrong, { resetToken: 'reset-token' }]);
  const { user, portal, router, container } = renderPage('/reset-password/recovery-code');
  await user.type(await screen.findByLabelText('E-mail'), 'layla@gulf.example');
  const code = screen.getByLabelText('Recovery code');
  await user.type(code, 'AAAA0-BBBB0{Enter}');
  await waitFor(() => expect(code).toHaveAccessibleDescription('This recovery code is not right.'));
  expect(await axe(container)).toHaveNoViolations();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/confirm-new-password'));
  expect(portal.drafts.get('reset:token')).toBe('reset-token');
  expect(sent[0]?.body).toEqual({ email: 'layla@gulf.example', recoveryCode: 'AAAA0-BBBB0' });
});
