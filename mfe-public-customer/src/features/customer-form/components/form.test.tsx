import {
  fileEndpoints,
  srmCustomerEndpoints,
  srmCustomerLinkEndpoints,
  type CustomerRecord,
} from '@portal/shared/contract';
import { testConfig } from '@portal/shared/testing';
import { answer, notThere, refusal, useTestServer } from '@portal/shared/testing/server';
import { expectTabThroughChangesNothing } from '@portal/shared/testing/tab-through';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { aCustomer, customerId, details, linkToken } from '../../../testing/link';
import { FormView } from './FormView';
import { PageFrame } from './PageFrame';

jest.setTimeout(30_000);
useTestServer();

const languages = jest.spyOn(navigator, 'languages', 'get');
beforeEach(() => languages.mockReturnValue(['en']));
afterEach(() => window.history.replaceState(null, ''));
afterAll(() => languages.mockRestore());

function open(customer: Partial<CustomerRecord> = {}, token: string | null = linkToken) {
  answer(srmCustomerEndpoints.get, [{ ...aCustomer, ...customer }]);
  const onSent = jest.fn();
  const support = { phone: '+971 4 555 0100', email: '', chatUrl: '' };
  const page = render(
    <PageFrame>
      <FormView token={token} config={testConfig} support={support} onSent={onSent} />
    </PageFrame>,
  );
  return { ...page, onSent, user: userEvent.setup() };
}
const opens = (customer?: Partial<CustomerRecord>) => {
  answer(srmCustomerLinkEndpoints.details, [details]);
  return open(customer);
};
const send = () => screen.getByRole('button', { name: 'Send to Al Noor' });
const consent = () => screen.getByRole('checkbox', { name: /Al Noor may use/ });
const field = (name: RegExp | string) => screen.getByRole('textbox', { name });

test('the form says who asks and for what, and has the known data', async () => {
  const { container } = opens();
  expect(await screen.findByRole('heading', { name: 'Al Noor asks for your details' })).toBeVisible();
  expect(screen.getByText('Toyota, Pearl white, DXB A 12345')).toBeVisible();
  expect(screen.getByText(/5 Jan 2027|Jan 5, 2027/)).toBeVisible();
  expect(field(/Full name/)).toHaveValue('Anna Petrova');
  expect(field('Phone number')).toHaveValue('501112267');
  expect((await axe(container)).violations).toEqual([]);
});

test('the input is sent with the token of the link, and confirmed', async () => {
  const sent = answer(srmCustomerEndpoints.update, [{ version: 2 }]);
  const { user, onSent } = opens();
  await user.type(await screen.findByRole('textbox', { name: /Passport number/ }), 'N1234567');
  await user.clear(field(/Full name/));
  await user.type(field(/Full name/), 'Anna P. Petrova');
  await user.click(consent());
  await user.click(send());
  await waitFor(() => expect(onSent).toHaveBeenCalledWith('Al Noor'));
  expect(sent.at(-1)?.body).toEqual({
    customerId,
    customerName: 'Anna P. Petrova',
    email: 'anna@mail.example',
    nationality: 'India',
    countryCode: '+971',
    phoneNumber: '501112267',
    passportNumber: 'N1234567',
    passportExpireDate: '',
    drivingLicenseExpireDate: '',
  });
  expect(sent.at(-1)?.authorization).toBe(`Bearer ${linkToken}`);
});

test('a nationality is found by what people are called, and sent as the country', async () => {
  const sent = answer(srmCustomerEndpoints.update, [{ version: 2 }]);
  const { user, onSent, container } = opens({ passportNumber: '•••••567', nationality: '' });
  await screen.findByRole('textbox', { name: /Passport number/ });
  expect(container.querySelector('option[value="United Kingdom"]')).toHaveAttribute(
    'label',
    expect.stringContaining('British'),
  );
  await user.type(screen.getByRole('combobox', { name: /Nationality/ }), 'british');
  await user.click(consent());
  await user.click(send());
  await waitFor(() => expect(onSent).toHaveBeenCalled());
  expect(sent.at(-1)?.body).toMatchObject({ nationality: 'United Kingdom' });
});

test('errors show next to their fields and at the end, and nothing is sent', async () => {
  const sent = answer(srmCustomerEndpoints.update, [{ version: 2 }]);
  const { user, container } = opens();
  await user.clear(await screen.findByRole('textbox', { name: 'E-mail' }));
  await user.type(field('E-mail'), 'nobody');
  await user.click(send());
  expect(field('E-mail')).toHaveAccessibleDescription(/Enter an e-mail address/);
  expect(screen.getAllByText(/Enter a passport number or a driving licence number/).length).toBe(2);
  expect(screen.getAllByText('Accept the terms to continue').length).toBe(2);
  expect(await screen.findByText('3 fields need your attention')).toBeVisible();
  await waitFor(() => expect(field('E-mail')).toHaveFocus());
  expect(sent).toHaveLength(0);
  expect((await axe(container)).violations).toEqual([]);
});

test('a number that exists in no country is reported', async () => {
  const { user } = opens({ passportNumber: '•••••567' });
  await user.type(await screen.findByRole('textbox', { name: 'Phone number' }), '{Backspace}{Backspace}');
  await user.click(consent());
  await user.click(send());
  expect(
    (await screen.findAllByText('This number does not exist in the chosen country')).length,
  ).toBeGreaterThan(0);
});

test('a failure loses nothing; sent again it is the same submission', async () => {
  const sent = answer(srmCustomerEndpoints.update, [
    refusal({ status: 503, detail: 'Boom' }),
    { version: 2 },
  ]);
  const { user, onSent } = opens({ passportNumber: '•••••567' });
  expect(await screen.findByText(/The company already has •••••567/)).toBeVisible();
  await user.click(consent());
  await user.click(send());
  expect(await screen.findByText(/Our server has a problem. Nothing you typed is lost/)).toBeVisible();
  await user.click(send());
  await waitFor(() => expect(onSent).toHaveBeenCalled());
  const keys = sent.map(({ idempotencyKey }) => idempotencyKey);
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toBeTruthy();
});

test('a refusal of the server shows next to its field, in the reader’s language', async () => {
  answer(srmCustomerEndpoints.update, [
    refusal({
      status: 409,
      code: 'duplicate_customer',
      detail: 'Taken',
      errors: [{ path: 'passportNumber', message: 'Taken' }],
    }),
  ]);
  const { user } = opens();
  await user.type(await screen.findByRole('textbox', { name: /Passport number/ }), 'N1234567');
  await user.click(consent());
  await user.click(send());
  await waitFor(() =>
    expect(field(/Passport number/)).toHaveAccessibleDescription(
      /Another customer of the company has this number/,
    ),
  );
  await user.type(field(/Passport number/), '8');
  expect(field(/Passport number/)).not.toHaveAccessibleDescription(/Another customer/);
});

test('photos are sent one after the other, failed ones again, and go with the form', async () => {
  const detail = 'The rental company has no space for more files. Ask the company.';
  const uploads = [
    refusal({ status: 500, detail: 'Boom' }),
    refusal({ status: 409, code: 'plan_limit', detail }),
    { id: 'file-1', url: '/f', name: 'a.jpg' },
  ];
  answer(fileEndpoints.uploadSingle, uploads);
  const sent = answer(srmCustomerEndpoints.update, [{ version: 2 }]);
  const { user } = opens({ passportNumber: '•••••567' });
  const photo = new File(['x'], 'passport.jpg', { type: 'image/jpeg' });
  await user.upload(await screen.findByLabelText(/^Photo of the passport/), photo);
  expect((await screen.findAllByText(/The upload failed/)).length).toBeGreaterThan(0);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await screen.findAllByText(detail)).length).toBeGreaterThan(0);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText(/^Another page of the passport/)).toBeInTheDocument();
  await user.click(consent());
  await user.click(send());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({ passport: ['file-1'] });
});

test('a photo that the company requires is marked, and its absence is an error of its field', async () => {
  answer(srmCustomerLinkEndpoints.details, [{ ...details, requiredPictures: ['drivingLicense'] }]);
  answer(fileEndpoints.uploadSingle, [{ id: 'file-1', url: '/f', name: 'a.jpg' }]);
  const sent = answer(srmCustomerEndpoints.update, [{ version: 2 }]);
  const { user, container } = open({ passportNumber: '•••••567' });
  const licence = await screen.findByLabelText('Photo of the driving licence');
  expect(screen.getByLabelText(/^Photo of the passport.*optional/i)).toBeInTheDocument();
  await user.click(consent());
  await user.click(send());
  expect(licence).toHaveAccessibleDescription(/Fill in this field/);
  expect(sent).toHaveLength(0);
  expect((await axe(container)).violations).toEqual([]);
  await user.upload(licence, new File(['x'], 'licence.jpg', { type: 'image/jpeg' }));
  await screen.findByLabelText(/^Other side of the driving licence/);
  await user.click(send());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({ drivingLicense: ['file-1'] });
});

test('a required photo that is still on its way is not missing', async () => {
  answer(srmCustomerLinkEndpoints.details, [{ ...details, requiredPictures: ['passport'] }]);
  let arrive = () => {};
  const file = { id: 'file-1', url: '/f', name: 'a.jpg' };
  answer(fileEndpoints.uploadSingle, [
    () => new Promise<typeof file>((resolve) => (arrive = () => resolve(file))),
  ]);
  const sent = answer(srmCustomerEndpoints.update, [{ version: 2 }]);
  const { user, onSent } = open({ passportNumber: '•••••567' });
  const photo = new File(['x'], 'passport.jpg', { type: 'image/jpeg' });
  await user.upload(await screen.findByLabelText('Photo of the passport'), photo);
  await user.click(consent());
  await user.click(send());
  expect(await screen.findByRole('button', { name: 'Waiting for 1 file' })).toBeVisible();
  expect(screen.queryByText('Fill in this field')).not.toBeInTheDocument();
  arrive();
  await waitFor(() => expect(onSent).toHaveBeenCalled());
  expect(sent.map(({ body }) => body)).toMatchObject([{ passport: ['file-1'] }]);
});

test('a photo that the company requires since the form was opened is asked for', async () => {
  const errors = [{ path: 'passport', message: 'Fill in this field.' }];
  answer(srmCustomerEndpoints.update, [
    refusal({ status: 422, code: 'invalid_input', detail: 'Fill in this field.', errors }),
  ]);
  const { user } = opens({ passportNumber: '•••••567' });
  const passport = await screen.findByLabelText(/^Photo of the passport/);
  await user.click(consent());
  await user.click(send());
  await waitFor(() => expect(passport).toHaveAccessibleDescription(/Fill in this field/));
});

test('a form sent during an upload submits itself afterwards', async () => {
  let arrive = () => {};
  const file = { id: 'file-1', url: '/f', name: 'a.jpg' };
  answer(fileEndpoints.uploadSingle, [
    () => new Promise<typeof file>((resolve) => (arrive = () => resolve(file))),
  ]);
  const sent = answer(srmCustomerEndpoints.update, [{ version: 2 }]);
  const { user, onSent } = opens({ passportNumber: '•••••567' });
  const photo = new File(['x'], 'passport.jpg', { type: 'image/jpeg' });
  await user.upload(await screen.findByLabelText(/^Photo of the passport/), photo);
  await user.click(consent());
  await user.click(send());
  expect(await screen.findByRole('button', { name: 'Waiting for 1 file' })).toBeVisible();
  expect(screen.getByText(/saved automatically/)).toBeVisible();
  expect(sent).toHaveLength(0);
  arrive();
  await waitFor(() => expect(onSent).toHaveBeenCalled());
  expect(sent.map(({ body }) => body)).toMatchObject([{ passport: ['file-1'] }]);
});

test.each([
  [refusal({ status: 401, code: 'link_expired', detail: 'In English' }), 'This link has expired'],
  [refusal({ status: 409, code: 'link_used', detail: 'In English' }), 'Your details were sent already'],
  [refusal({ status: 401, code: 'link_revoked', detail: 'In English' }), 'This link was withdrawn'],
  [refusal({ status: 401, code: 'unauthenticated', detail: 'In English' }), 'This link does not work'],
])('a link that cannot be used has its own page', async (refused, title) => {
  answer(srmCustomerLinkEndpoints.details, [refused]);
  const { container } = open();
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: /Call/ })).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
});

test('without a valid link, the page says where to get one', async () => {
  const { unmount } = open({}, null);
  expect(screen.getByRole('heading', { name: 'Open the link from your rental company' })).toBeVisible();
  unmount();
  open({}, 'abc');
  expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeVisible();
});

test('an unreachable server is retried', async () => {
  answer(srmCustomerLinkEndpoints.details, [refusal({ status: 500, detail: 'Boom' }), details]);
  const { user } = open();
  expect(await screen.findByRole('heading', { name: 'Your form cannot be opened right now' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Al Noor asks for your details' })).toBeVisible();
});

test('a server without data about its links still takes the form', async () => {
  answer(srmCustomerLinkEndpoints.details, [notThere()]);
  open();
  expect(await screen.findByRole('button', { name: 'Send to the owner' })).toBeVisible();
  expect(field(/Full name/)).toHaveValue('Anna Petrova');
});

test('a link that expires during input closes the form', async () => {
  answer(srmCustomerEndpoints.update, [refusal({ status: 409, code: 'link_used', detail: 'In English' })]);
  const { user } = opens({ passportNumber: '•••••567' });
  await screen.findByRole('textbox', { name: 'E-mail' });
  await user.click(consent());
  await user.click(send());
  expect(await screen.findByRole('heading', { name: 'Your details were sent already' })).toBeVisible();
});

test('a customer in the UAE may give the number of the identity card; in India there is none', async () => {
  const sent = answer(srmCustomerEndpoints.update, [{ version: 2 }]);
  const { user, unmount } = opens({ emiratesId: '••••••••••••213', passportNumber: '•••••567' });
  const number = await screen.findByRole('textbox', { name: /Emirates ID number/ });
  expect(number).toHaveAccessibleDescription(/The company already has ••••••••••••213/);
  await user.type(number, '784-1985-7654321-4');
  await user.click(consent());
  await user.click(send());
  expect(number).toHaveAccessibleDescription(/Enter the 15 digits as on the card/);
  await user.clear(number);
  await user.type(number, '784-1985-7654321-3');
  await user.click(send());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({ emiratesId: '784-1985-7654321-3' });
  unmount();
  answer(srmCustomerLinkEndpoints.details, [{ ...details, country: 'in' }]);
  open();
  await screen.findByRole('textbox', { name: /Passport number/ });
  expect(screen.queryByRole('textbox', { name: /Emirates ID/ })).toBeNull();
});

test('without a connection the form says that nothing is lost', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  opens();
  expect(await screen.findByText('You are offline')).toBeVisible();
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText('You are offline')).toBeNull();
  online.mockRestore();
});

test('the form has the browser’s language, and another on request, and keeps the input', async () => {
  languages.mockReturnValue(['ar-AE', 'en']);
  const { user, container } = opens();
  expect(await screen.findByRole('heading', { name: 'تطلب Al Noor بياناتك' })).toBeVisible();
  expect(container.querySelector('[lang=ar]')).toHaveAttribute('dir', 'rtl');
  const number = await screen.findByRole('textbox', { name: /رقم جواز السفر/ });
  await user.type(number, 'N77');
  await user.selectOptions(screen.getByRole('combobox', { name: 'اللغة' }), 'हिन्दी');
  expect(await screen.findByRole('heading', { name: 'Al Noor को आपकी जानकारी चाहिए' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: /पासपोर्ट नंबर/ })).toHaveValue('N77');
  await user.click(screen.getByRole('button', { name: 'Al Noor को भेजें' }));
  expect((await screen.findAllByText('आगे बढ़ने के लिए सहमति दें')).length).toBeGreaterThan(0);
  expect((await axe(container)).violations).toEqual([]);
});

test('Tab moves through the form and changes nothing', async () => {
  const { user, container } = opens();
  await screen.findByRole('textbox', { name: /Passport number/ });
  await expectTabThroughChangesNothing(container, user);
});
