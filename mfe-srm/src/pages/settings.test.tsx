import {
  chargeSubjects,
  defaultAlertRules,
  defaultElectronicSettings,
  srmDeliveryEndpoints,
  srmPaymentRequestEndpoints,
  srmSettingsEndpoints,
  type RentalSettings,
} from '@portal/shared/contract';
import { createTestPortal } from '@portal/shared/testing';
import { answer, notThere, refusal, useTestServer } from '@portal/shared/testing/server';
import { expectTabThroughChangesNothing } from '@portal/shared/testing/tab-through';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openArea } from '../testing/fleet';
import { renderPage } from '../testing/render-page';

useTestServer();
beforeEach(() => {
  // Drafts of the test before.
  sessionStorage.clear();
  openArea();
  answer(srmDeliveryEndpoints.provider, [{ provider: 'none' }]);
  answer(srmPaymentRequestEndpoints.provider, [{ provider: 'none' }]);
});

const settings: RentalSettings = {
  turnaroundMinutes: 60,
  taxRate: 500,
  serviceCode: '',
  serviceCodeReason: '',
  bilingualDocuments: false,
  taxTreatments: Object.fromEntries(
    chargeSubjects.map((subject) => [subject, 'STANDARD']),
  ) as RentalSettings['taxTreatments'],
  alertRules: defaultAlertRules,
};

test('settings are changed and saved as a whole', async () => {
  answer(srmSettingsEndpoints.get, [settings]);
  const sent = answer(srmSettingsEndpoints.update, [({ body }) => body]);
  const { user, container } = renderPage('/srm/settings');
  const turnaround = await screen.findByRole('textbox', { name: 'Time between two trips' });
  expect((await axe(container)).violations).toEqual([]);
  // Documents of the Emirates always are in English and Arabic.
  expect(screen.queryByRole('switch', { name: /Hindi/ })).not.toBeInTheDocument();
  await user.clear(turnaround);
  await user.type(turnaround, '90');
  await user.click(screen.getByRole('switch', { name: /^Overdue/ }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Fines' }), 'Out of scope');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toEqual({
    ...settings,
    turnaroundMinutes: 90,
    taxTreatments: { ...settings.taxTreatments, Fines: 'OUT_OF_SCOPE' },
    alertRules: { ...defaultAlertRules, overdue: { enabled: false, hours: 2 } },
  });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument());
});

test('the page says how electronic documents leave, and what is not proven', async () => {
  answer(srmSettingsEndpoints.get, [settings]);
  renderPage('/srm/settings');
  expect(await screen.findByText(/No provider is set up on this server/)).toBeVisible();
  expect(screen.getByText(/cannot be tested without an account there/)).toBeVisible();
});

test('documents are sent with their issue, and the revenue says from when they are mandatory', async () => {
  answer(srmSettingsEndpoints.get, [{ ...settings, electronic: defaultElectronicSettings }]);
  answer(srmDeliveryEndpoints.provider, [{ provider: 'http' }]);
  const sent = answer(srmSettingsEndpoints.update, [({ body }) => body]);
  const { user } = renderPage('/srm/settings');
  await user.click(await screen.findByRole('switch', { name: /^Send documents when they are issued/ }));
  expect(screen.getByText(/^Whether electronic invoices are mandatory for you is not known/)).toBeVisible();
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Your yearly revenue' }),
    'Less than 50 million AED',
  );
  expect(screen.getByText(/^Electronic invoices are mandatory for you from Jul 1, 2027/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  const electronic = { ...defaultElectronicSettings, sendAtIssue: true, revenueGroup: 'other' };
  expect(sent[0]?.body).toEqual({ ...settings, electronic });
});

test('charges are named in the language of the page', async () => {
  answer(srmSettingsEndpoints.get, [settings]);
  const portal = createTestPortal();
  await portal.i18n.setLocale('ar');
  renderPage('/srm/settings', { portal });
  expect(await screen.findByRole('combobox', { name: 'رسوم الوقود' })).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'Fuel Charges' })).not.toBeInTheDocument();
});

test('an invalid number shows an error next to its field, and nothing is sent', async () => {
  answer(srmSettingsEndpoints.get, [settings]);
  const sent = answer(srmSettingsEndpoints.update, [settings]);
  const { user } = renderPage('/srm/settings');
  const trips = await screen.findByRole('textbox', { name: 'Trips' });
  await user.clear(trips);
  await user.type(trips, 'many');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(trips).toHaveAccessibleDescription(/number/);
  expect(sent).toHaveLength(0);
});

test('a refusal of the server is shown, and the input stays', async () => {
  answer(srmSettingsEndpoints.get, [settings]);
  answer(srmSettingsEndpoints.update, [refusal({ status: 500, detail: '' })]);
  const { user } = renderPage('/srm/settings');
  const rate = await screen.findByRole('textbox', { name: 'Value added tax (VAT)' });
  await user.clear(rate);
  await user.type(rate, '6');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(srmSettingsEndpoints.update.failure)).toBeVisible();
  expect(rate).toHaveValue('6');
});

test('a server without settings says so', async () => {
  answer(srmSettingsEndpoints.get, [notThere()]);
  renderPage('/srm/settings');
  expect(await screen.findByRole('heading', { name: 'This server has no desk settings' })).toBeVisible();
});

test('Tab moves through the form and changes nothing', async () => {
  answer(srmSettingsEndpoints.get, [settings]);
  const { user, container } = renderPage('/srm/settings');
  await screen.findByRole('textbox', { name: 'Time between two trips' });
  await expectTabThroughChangesNothing(container, user);
});

test('the bank account that notices print is saved, where the server has it', async () => {
  const payments = { bankAccount: '', upiId: '' };
  answer(srmSettingsEndpoints.get, [{ ...settings, payments }]);
  const sent = answer(srmSettingsEndpoints.update, [({ body }) => body]);
  const { user, container } = renderPage('/srm/settings');
  await user.type(await screen.findByRole('textbox', { name: 'Bank account' }), 'Emirates NBD AE07 0331');
  // UPI is of India.
  expect(screen.queryByRole('textbox', { name: 'UPI ID' })).toBeNull();
  expect((await axe(container)).violations).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent[0]?.body).toMatchObject({ payments: { bankAccount: 'Emirates NBD AE07 0331', upiId: '' } }),
  );
});

test('the pictures that customers must add are chosen, where the server has them', async () => {
  const requiredPictures = { passport: false, drivingLicense: false, customerProfilePic: false };
  answer(srmSettingsEndpoints.get, [{ ...settings, requiredPictures }]);
  const sent = answer(srmSettingsEndpoints.update, [({ body }) => body]);
  const { user } = renderPage('/srm/settings');
  await user.click(await screen.findByRole('switch', { name: 'Driving licence' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent[0]?.body).toMatchObject({ requiredPictures: { ...requiredPictures, drivingLicense: true } }),
  );
});

test('the company connects its own account for cards, and disconnects it', async () => {
  const account = 'acct_own1234567';
  const state = { provider: 'stripe', accounts: 'companies' } as const;
  answer(srmSettingsEndpoints.get, [settings]);
  answer(srmPaymentRequestEndpoints.provider, [
    { ...state, account: null },
    { ...state, account },
    { ...state, account: null },
  ]);
  const sent = answer(srmPaymentRequestEndpoints.connectAccount, [
    ({ body }) => ({ ...state, ...(body as object) }),
  ]);
  const { user, container } = renderPage('/srm/settings');
  const field = await screen.findByRole('textbox', { name: 'Account' });
  await user.type(field, 'own');
  await user.click(screen.getByRole('button', { name: 'Check and connect' }));
  expect(field).toHaveAccessibleDescription(/as Stripe shows it/);
  await user.clear(field);
  await user.type(field, account);
  await user.click(screen.getByRole('button', { name: 'Check and connect' }));
  expect(await screen.findByText(`${account} is connected.`)).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Disconnect' }));
  const dialog = await screen.findByRole('alertdialog');
  await user.click(within(dialog).getByRole('button', { name: 'Disconnect' }));
  expect(await screen.findByRole('textbox', { name: 'Account' })).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([{ account }, { account: null }]);
});

test('in India the documents may be in English and Hindi', async () => {
  openArea('in');
  answer(srmDeliveryEndpoints.provider, [{ provider: 'none' }], 'in');
  answer(srmPaymentRequestEndpoints.provider, [{ provider: 'none' }], 'in');
  answer(srmSettingsEndpoints.get, [{ ...settings, serviceCode: '997329' }], 'in');
  const sent = answer(srmSettingsEndpoints.update, [({ body }) => body], 'in');
  const portal = createTestPortal();
  portal.country.set('in');
  const { user } = renderPage('/srm/settings', { portal });
  await user.click(await screen.findByRole('switch', { name: 'English and Hindi side by side' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ bilingualDocuments: true }));
});
