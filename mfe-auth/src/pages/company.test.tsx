import {
  companyEndpoints,
  fileEndpoints,
  limits,
  lookupEndpoints,
  userEndpoints,
} from '@portal/shared/contract';
import { createTestPortal } from '@portal/shared/testing';
import { answer, refusal, unreachable, useTestServer, withIds } from '@portal/shared/testing/server';
import { expectTabThroughChangesNothing } from '@portal/shared/testing/tab-through';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderPage, userId } from '../testing/render-page';

useTestServer();
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

type Page = ReturnType<typeof renderPage>;
const id = (last: number) => `0190b3c4-0000-7000-8000-0000000000${String(last).padStart(2, '0')}`;
const states = [
  { id: id(10), name: 'Dubai' },
  { id: id(11), name: 'Sharjah' },
];
const cities = [{ id: id(20), name: 'Al Quoz' }];
const png = (bytes = 10, name = 'logo.png') => new File([new Uint8Array(bytes)], name, { type: 'image/png' });
const pdf = () => new File(['%PDF-1.7'], 'licence.pdf', { type: 'application/pdf' });
const rejected = {
  companyId: id(1),
  companyName: 'Gulf Wheels',
  companyLogo: { id: id(2), name: 'logo.png' },
  commercialLicense: { id: id(3), name: 'licence.pdf' },
  expireDate: '2099-01-31',
  regNumber: null,
  companyAddress: 'Al Quoz 3',
  companyLanguages: ['en'],
  accountType: 'company',
  location: { stateId: id(10), cityId: id(20) },
  approvalStatus: 'REJECTED',
  rejectionReason: 'The licence cannot be read.',
  version: 4,
};

function open(
  path = '/register/company-details',
  { company = null as object | null, country = 'ae' as 'ae' | 'in' } = {},
): Page {
  const portal = createTestPortal();
  portal.country.set(country);
  answer(companyEndpoints.get, [company as never], country);
  answer(
    withIds(userEndpoints.country, { userId }),
    [country === 'in' ? 'India' : 'United Arab Emirates'],
    country,
  );
  answer(lookupEndpoints.parentStates, [states], country);
  answer(lookupEndpoints.cities, [cities], country);
  return renderPage(path, { portal, asAgent: true });
}

async function fill({ user }: Page) {
  answer(fileEndpoints.uploadSingle, [
    { id: id(2), name: 'logo.png' },
    { id: id(3), name: 'licence.pdf' },
  ]);
  await user.type(await screen.findByLabelText('Company name'), 'Gulf Wheels');
  await user.upload(screen.getByLabelText('Logo'), png());
  await uploaded(1);
  await user.type(screen.getByRole('combobox', { name: /Languages/ }), 'Arab');
  await user.click(await screen.findByRole('option', { name: 'Arabic' }));
  await user.selectOptions(screen.getByLabelText('Emirate'), 'Dubai');
  await user.selectOptions(
    screen.getByLabelText('City'),
    await screen.findByRole('option', { name: 'Al Quoz' }),
  );
  await user.type(screen.getByLabelText('Address'), 'Al Quoz 3');
  await user.upload(screen.getByLabelText('Trade licence'), pdf());
  await uploaded(2);
  fireEvent.change(screen.getByLabelText('Licence expiry date'), { target: { value: '2099-01-31' } });
  await user.type(screen.getByLabelText('Registration number'), 'CN-1045231');
}

const uploaded = (count: number) =>
  waitFor(() => expect(screen.getAllByText(/· uploaded$/)).toHaveLength(count));
const send = () => screen.getByRole('button', { name: 'Send for review' });

test('registering a company sends exactly what the contract asks for', async () => {
  const received = answer(companyEndpoints.create, [{ companyId: id(1), approvalStatus: 'PENDING' }]);
  const page = open();
  const changed: unknown[] = [];
  page.portal.events.on('company:changed', (fact) => changed.push(fact));
  await fill(page);
  expect(await axe(page.container)).toHaveNoViolations();
  await page.user.click(send());
  expect(await screen.findByRole('heading', { name: 'You are registered' })).toBeVisible();
  expect(received.map(({ body }) => body)).toEqual([
    {
      userId,
      companyName: 'Gulf Wheels',
      expireDate: '2099-01-31',
      regNumber: 'CN-1045231',
      companyLogo: id(2),
      commercialLicense: id(3),
      companyAddress: 'Al Quoz 3',
      companyLanguages: ['en', 'ar'],
      accountType: 'company',
      location: { stateId: id(10), cityId: id(20) },
    },
  ]);
  expect(changed).toEqual([{ approvalStatus: 'PENDING' }]);
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
});

test('an empty form names every missing field and sends nothing', async () => {
  const { user } = open();
  await screen.findByLabelText('Company name');
  await user.click(send());
  const alert = await screen.findByRole('alert');
  expect(within(alert).getAllByRole('link')).toHaveLength(8);
  expect(screen.getByLabelText('Logo')).toHaveAccessibleDescription(expect.stringContaining('Add this file'));
  expect(screen.getByLabelText('Company name')).toHaveFocus();
});

test('an expired licence is refused next to the date', async () => {
  const { user } = open();
  await screen.findByLabelText('Company name');
  const date = screen.getByLabelText('Licence expiry date');
  fireEvent.change(date, { target: { value: '2020-01-31' } });
  await user.click(send());
  await waitFor(() => expect(date).toHaveAccessibleDescription(/This date has passed/));
});

test('a logo above 40 MB is refused before any upload', async () => {
  const { user } = open();
  await user.upload(await screen.findByLabelText('Logo'), png(5 * limits.files.imageMax));
  await waitFor(() => expect(screen.getByLabelText('Logo')).toHaveAccessibleDescription(/40/));
  expect(screen.getByLabelText('Logo')).toHaveAttribute('aria-invalid', 'true');
});

test("a logo that exceeds the account's storage is refused before any upload", async () => {
  const MB = 1024 * 1024;
  const room = { bytesMax: 200 * MB, filesMax: 1000 };
  const requests = answer(fileEndpoints.room, [
    { ...room, bytes: 200 * MB - 1, files: 3 },
    { ...room, bytes: MB, files: 1000 },
    { ...room, bytes: MB, files: 3 },
  ]);
  const sent = answer(fileEndpoints.uploadSingle, [{ id: id(4), name: 'logo.png' }]);
  const { user } = open();
  await user.upload(await screen.findByLabelText('Logo'), png());
  expect(
    await screen.findByText(/not enough space for this file .* 1 byte of 200 MB are free/),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: /again/i }));
  expect(await screen.findByText(/reached the limit of 1,000 files/)).toBeVisible();
  expect(sent).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: /again/i }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(requests).toHaveLength(3);
});

test('a file that only claims to be a picture is refused by the server, next to the field', async () => {
  const detail = 'This file is not a JPEG, PNG, WebP or AVIF picture.';
  answer(fileEndpoints.uploadSingle, [refusal({ status: 415, code: 'unsupported_media_type', detail })]);
  const { user } = open();
  await user.upload(await screen.findByLabelText('Logo'), png(10, 'drawing.svg.png'));
  expect(await screen.findByText(new RegExp(detail))).toBeVisible();
});

test('an interrupted upload can be retried with the same file', async () => {
  const page = open();
  const sent = answer(fileEndpoints.uploadSingle, [unreachable(), { id: id(2), name: 'logo.png' }]);
  await page.user.upload(await screen.findByLabelText('Logo'), png());
  expect(await screen.findByText(/We could not reach the server/)).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: /again/i }));
  await waitFor(() => expect(screen.queryByText(/We could not reach the server/)).not.toBeInTheDocument());
  await waitFor(() => expect(sent).toHaveLength(2));
});

test('a form sent during an upload submits itself afterwards; cancelling the upload stops that', async () => {
  const arrivals: (() => void)[] = [];
  const logo = { id: id(4), name: 'logo.png' };
  answer(fileEndpoints.uploadSingle, [
    () => new Promise<typeof logo>((resolve) => arrivals.push(() => resolve(logo))),
  ]);
  const received = answer(companyEndpoints.update, [{ ...rejected, approvalStatus: 'PENDING', version: 5 }]);
  const { user } = open('/register/company-details', { company: rejected });
  const again = await screen.findByRole('button', { name: 'Send again for review' });
  const sendWithLogo = async (uploads: number) => {
    await user.upload(screen.getByLabelText('Logo'), png());
    await user.click(again);
    expect(again).toHaveAccessibleName('Waiting for 1 file');
    await waitFor(() => expect(arrivals).toHaveLength(uploads));
  };
  await sendWithLogo(1);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(again).toHaveAccessibleName('Send again for review');
  await sendWithLogo(2);
  expect(received).toHaveLength(0);
  arrivals[1]?.();
  expect(await screen.findByRole('heading', { name: 'You are registered' })).toBeVisible();
  expect(received.map(({ body }) => body)).toMatchObject([{ companyLogo: id(4) }]);
});

test('input survives a reload', async () => {
  const first = open();
  await first.user.type(await screen.findByLabelText('Company name'), 'Gulf Wheels');
  await first.user.click(screen.getByLabelText('My company has no registration number'));
  first.unmount();
  open();
  await waitFor(() => expect(screen.getByLabelText('Company name')).toHaveValue('Gulf Wheels'));
  expect(screen.getByLabelText('My company has no registration number')).toBeChecked();
  expect(screen.queryByLabelText('Registration number')).not.toBeInTheDocument();
});

test('a rejected company shows the reason, fills the form, and is sent again with its version', async () => {
  const received = answer(companyEndpoints.update, [{ ...rejected, approvalStatus: 'PENDING', version: 5 }]);
  const { user } = open(undefined, { company: rejected });
  expect(await screen.findByText('The licence cannot be read.')).toBeVisible();
  expect(screen.getByLabelText('Company name')).toHaveValue('Gulf Wheels');
  await waitFor(() => expect(screen.getByLabelText('City')).toHaveDisplayValue('Al Quoz'));
  await user.type(screen.getByLabelText('Address'), ', Dubai');
  await user.click(screen.getByRole('button', { name: 'Send again for review' }));
  await screen.findByRole('heading', { name: 'You are registered' });
  expect(received[0]?.body).toEqual({
    companyId: id(1),
    version: 4,
    companyName: 'Gulf Wheels',
    companyLogo: id(2),
    expireDate: '2099-01-31',
    regNumber: null,
    commercialLicense: id(3),
    companyAddress: 'Al Quoz 3, Dubai',
    companyLanguages: ['en'],
    location: { stateId: id(10), cityId: id(20) },
  });
});

test('a refused field is marked; a version conflict is explained, and the next try has the new version', async () => {
  const message = 'Choose a date in the future.';
  const received = answer(companyEndpoints.update, [
    refusal({
      status: 400,
      code: 'invalid_input',
      detail: 'Check the form',
      errors: [{ path: 'expireDate', message }],
    }),
    refusal({
      status: 409,
      code: 'version_conflict',
      detail: 'Somebody changed this meanwhile. Check it and save again.',
    }),
    { ...rejected, approvalStatus: 'PENDING' },
  ]);
  const { user } = open(undefined, { company: rejected });
  const again = await screen.findByRole('button', { name: 'Send again for review' });
  await user.click(again);
  await waitFor(() =>
    expect(screen.getByLabelText('Licence expiry date')).toHaveAccessibleDescription(message),
  );
  fireEvent.change(screen.getByLabelText('Licence expiry date'), { target: { value: '2098-01-31' } });
  answer(companyEndpoints.get, [{ ...rejected, version: 7 }]);
  await user.click(again);
  expect(await screen.findByText(/Somebody changed this meanwhile/)).toBeVisible();
  await user.click(again);
  await screen.findByRole('heading', { name: 'You are registered' });
  expect(received.map(({ body }) => (body as { version: number }).version)).toEqual([4, 4, 7]);
});

test('when the API is down, the page says so and offers a retry', async () => {
  const portal = createTestPortal();
  answer(companyEndpoints.get, [refusal({ status: 500, code: 'internal', detail: 'Failed' }), null]);
  answer(withIds(userEndpoints.country, { userId }), ['United Arab Emirates']);
  answer(lookupEndpoints.parentStates, [states]);
  const { user } = renderPage('/register/company-details', { portal, asAgent: true });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('Company name')).toBeVisible();
});

test('an Indian owner of one vehicle registers as an individual', async () => {
  const received = answer(companyEndpoints.create, [{ companyId: id(1), approvalStatus: 'PENDING' }], 'in');
  const { user, container } = open(undefined, { country: 'in' });
  await user.click(await screen.findByRole('link', { name: 'Register as an individual instead' }));
  answer(
    fileEndpoints.uploadSingle,
    [
      { id: id(2), name: 'f' },
      { id: id(3), name: 'b' },
    ],
    'in',
  );
  await user.upload(await screen.findByLabelText('Front of the licence'), png(10, 'front.png'));
  await uploaded(1);
  await user.upload(screen.getByLabelText('Back of the licence'), png(10, 'back.png'));
  await uploaded(2);
  fireEvent.change(screen.getByLabelText('Licence expiry date'), { target: { value: '2099-01-31' } });
  await user.type(screen.getByLabelText('Number plate'), 'Dubai 1');
  await user.click(send());
  await waitFor(() =>
    expect(screen.getByLabelText('Number plate')).toHaveAccessibleDescription(/Enter a plate such as/),
  );
  await user.clear(screen.getByLabelText('Number plate'));
  await user.type(screen.getByLabelText('Number plate'), 'ka 05 mn 4821');
  expect(await axe(container)).toHaveNoViolations();
  await user.click(send());
  await screen.findByRole('heading', { name: 'You are registered' });
  expect(received[0]?.body).toEqual({
    userId,
    accountType: 'individual',
    licenseFront: id(2),
    licenseBack: id(3),
    expireDate: '2099-01-31',
    vehiclePlate: 'KA05MN4821',
  });
});

test('registration is closed to individuals in the UAE, without a session, and to agents with a company', async () => {
  const uae = open('/register/individual-details');
  expect(await screen.findByRole('heading', { name: 'Register your company' })).toBeVisible();
  uae.unmount();
  const owner = open(undefined, { company: { ...rejected, approvalStatus: 'APPROVED' } });
  await waitFor(() => expect(owner.router.state.location.pathname).toBe('/'));
  owner.unmount();
  localStorage.clear();
  const stranger = renderPage('/register/company-details');
  await waitFor(() => expect(stranger.router.state.location.pathname).toBe('/login'));
  expect(stranger.router.state.location.state).toEqual({ from: '/register/company-details' });
});

test('Tab moves through a filled form and changes nothing', async () => {
  const { user, container } = open('/register/company-details', { company: rejected });
  expect(await screen.findByRole('button', { name: 'Remove English' })).toBeVisible();
  await screen.findByRole('option', { name: 'Al Quoz' });
  await expectTabThroughChangesNothing(container, user);
});
