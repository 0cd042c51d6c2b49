import 'fake-indexeddb/auto';
import { buildId, renderPlainPage, withoutDeskUserId } from '@portal/shared/testing/recorder';
import { useTestServer } from '@portal/shared/testing/server';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import remote from './remote';
import { fakeCanvas } from './testing/canvas';

/** What an agent sends with the forms of the rental area, on a platform that knows section 7 alone. */
useTestServer();
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  fakeCanvas();
});
afterEach(() => jest.restoreAllMocks());

type Page = ReturnType<typeof renderPlainPage>;
const writes = ({ calls }: Page) => calls.filter((call) => !call.startsWith('GET'));
const box = (name: string) => screen.findByRole('textbox', { name: new RegExp(`^${name}`) });
async function fill({ user }: Page, values: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(values)) {
    const field = await box(name);
    await user.clear(field);
    await user.paste(value);
  }
}

test('a vehicle is added to the fleet', async () => {
  const page = renderPlainPage(remote, '/srm/manage-vehicles/add');
  await page.user.upload(
    await screen.findByLabelText(/^Photo of the vehicle/, { selector: 'input' }),
    new File(['x'], 'car.jpg', { type: 'image/jpeg' }),
  );
  await page.user.selectOptions(await screen.findByLabelText('Category'), 'Cars');
  await page.user.selectOptions(await screen.findByLabelText('Brand'), 'Nissan');
  await page.user.selectOptions(screen.getByLabelText('Body type'), 'SUV');
  await fill(page, {
    'Number plate': 'DXB C 77',
    Colour: 'Red',
    Passengers: '5',
    'Chassis number': 'JN1TANT31U0000002',
    'Kilometres now': '12500',
    'Kilometres at last service': '10000',
    'Kilometres at next service': '20000',
    'Charge per extra kilometre': '1.50',
    'Rent per day': '250',
  });
  for (const box of screen.getAllByRole('checkbox', { name: /Unlimited kilometres/ }))
    if (!(box as HTMLInputElement).checked) await page.user.click(box);
  for (const name of [/^Rent per week/, /^Rent per month/, /^Rent per hour/])
    await page.user.type(screen.getByRole('textbox', { name }), '50');
  const days = {
    'Registered on': '2026-01-10',
    'Registration due': '2027-01-10',
    'Last service on': '2026-01-05',
    'Next service on': '2027-01-05',
  };
  for (const [name, value] of Object.entries(days))
    fireEvent.change(screen.getByLabelText(name), { target: { value } });
  await page.user.click(screen.getByRole('button', { name: 'Add vehicle' }));
  await waitFor(() => expect(page.router.state.location.pathname).toBe('/srm/manage-vehicles'));
  await page.expectPlain();
  expect(writes(page)).toEqual(['POST /file/upload/single', 'POST /srm-vehicle']);
});

test('a vehicle of the fleet is changed without a version', async () => {
  const page = renderPlainPage(remote, `/srm/manage-vehicles/edit/${buildId(50)}`);
  await fill(page, { Colour: 'Blue' });
  await page.user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(writes(page)).toEqual(['PUT /srm-vehicle']));
  await page.expectPlain();
});

test('a customer is added in full, and changed', async () => {
  const page = renderPlainPage(remote, '/srm/customer-list/add');
  await fill(page, {
    Name: 'Anna Petrova',
    Phone: '050 111 2267',
    'E-mail': 'anna@mail.example',
    'Passport number': 'N1234567',
  });
  await page.user.type(screen.getByRole('combobox', { name: /Nationality/ }), 'Ind');
  await page.user.click(await screen.findByRole('option', { name: 'India' }));
  await page.user.click(screen.getByRole('button', { name: 'Add customer' }));
  await waitFor(() =>
    expect(page.router.state.location.pathname).toBe(`/srm/customer-details/${buildId(40)}`),
  );
  await page.user.click((await screen.findAllByRole('link', { name: 'Edit' }))[0] as HTMLElement);
  await fill(page, { Name: 'Anna P. Petrova' });
  await page.user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(writes(page)).toEqual(['POST /srm-customers', 'PUT /srm-customers']));
  await page.expectPlain();
});

test('a customer is sent the link to the form, and a link can be copied', async () => {
  const page = renderPlainPage(remote, `/srm/trips/edit/${buildId(62)}?step=customer`);
  await page.user.click((await screen.findAllByRole('button', { name: 'Choose' }))[0] as HTMLElement);
  await page.user.click(await screen.findByRole('button', { name: 'Let the customer fill in the rest' }));
  await page.user.click(await screen.findByRole('button', { name: /^Send link to asha@example.com/ }));
  await page.expectPlain();
  expect(writes(page)).toEqual(['PUT /srm-bookings/customer/v2', 'POST /send-link-form-customer-creation']);
});

test('tax information and terms are set up', async () => {
  const page = renderPlainPage(remote, '/srm/tax-info', { userId: withoutDeskUserId });
  await page.user.type(
    await screen.findByRole('textbox', { name: 'Tax registration number (TRN)' }),
    '100123456700003',
  );
  await page.user.click(screen.getByRole('button', { name: 'Continue' }));
  await page.user.click(await screen.findByRole('button', { name: 'Start from an example' }));
  await page.user.click(screen.getByRole('button', { name: 'Save and open rental management' }));
  await waitFor(() => expect(page.router.state.location.pathname).toBe('/srm/dashboard'));
  await page.expectPlain();
  expect(writes(page)).toEqual(['PUT /users/agreement-data', 'PUT /users/agreement-data']);
});

test('the terms are changed', async () => {
  const page = renderPlainPage(remote, '/srm/contracts/edit');
  await page.user.click(await screen.findByRole('button', { name: 'Start from an example' }));
  expect(screen.queryByRole('button', { name: 'Preview as PDF' })).not.toBeInTheDocument();
  await page.user.click(screen.getByRole('button', { name: 'Replace' }));
  await page.user.click(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(() => expect(writes(page)).toEqual(['PUT /users/agreement-data']));
  await page.expectPlain();
});

test('a tax number is changed', async () => {
  const page = renderPlainPage(remote, '/srm/tax-info/edit');
  await fill(page, { 'Tax registration number': '100765432100003' });
  await page.user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(writes(page)).toEqual(['PUT /users/agreement-data']));
  await page.expectPlain();
});

test.each([
  ['/srm/completed-trips', '/srm-bookings/download/excel/bookings'],
  ['/srm/manage-vehicles', '/srm-vehicle/download/excel/vehicle/list'],
  ['/srm/customer-list', '/srm-customers/download/excel/customer/list'],
])('%s is downloaded as an Excel file', async (path, call) => {
  const page = renderPlainPage(remote, path);
  await page.user.click(await screen.findByRole('button', { name: 'Download Excel' }));
  await waitFor(() => expect(page.calls).toContain(`GET ${call}`));
  await page.expectPlain();
});
