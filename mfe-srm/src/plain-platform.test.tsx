import 'fake-indexeddb/auto';
import { idOf } from '@portal/shared/testing/recorder';
import { renderPlainPage } from '@portal/shared/testing/recorder/page';
import { useTestServer } from '@portal/shared/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import remote from './remote';
import { fakeCanvas } from './testing/canvas';

useTestServer();
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  fakeCanvas();
});
afterEach(() => jest.restoreAllMocks());

const pages = [
  '/srm/dashboard',
  '/srm/trips/new',
  `/srm/trips/edit/${idOf(62)}?step=vehicle`,
  `/srm/trips/edit/${idOf(62)}?step=customer`,
  `/srm/trips/edit/${idOf(62)}?step=payment`,
  `/srm/trips/edit/${idOf(62)}?step=checkList`,
  `/srm/trips/edit/${idOf(62)}?step=contract`,
  '/srm/ongoing-trips',
  `/srm/end-trip/${idOf(60)}`,
  '/srm/completed-trips',
  '/srm/incomplete-trips',
  '/srm/calendar',
  '/srm/manage-vehicles',
  '/srm/manage-vehicles/add',
  `/srm/manage-vehicles/edit/${idOf(50)}`,
  '/srm/customer-list',
  '/srm/customer-list/add',
  `/srm/customer-details/${idOf(40)}`,
  '/srm/tax-info/country',
  '/srm/tax-info/edit',
  '/srm/contracts/edit',
  '/srm/settings',
];

describe.each(['ae', 'in'] as const)('in %s, a platform that knows section 7 alone', (country) => {
  test.each(pages)('opens %s', async (path) => {
    const page = renderPlainPage(remote, path, { country });
    await waitFor(() => expect(screen.getAllByRole('heading', { level: 1 })[0]).toBeVisible());
    await page.expectPlain();
  });
});

test('a trip begins with its vehicle alone, and its dates come with the payment', async () => {
  const page = renderPlainPage(remote, '/srm/trips/new');
  const [row] = await screen.findAllByRole('listitem', { name: /DXB/ });
  expect(screen.queryByLabelText('From')).not.toBeInTheDocument();
  await page.user.click(within(row as HTMLElement).getByRole('button', { name: 'Choose' }));
  const asha = await screen.findByRole('listitem', { name: 'Asha Rao' });
  await page.user.click(within(asha).getByRole('button', { name: 'Choose' }));
  await page.user.click(await screen.findByRole('link', { name: /Dates and payment|Payment/ }));
  await page.user.type(await screen.findByLabelText(/Paid in advance/), '100');
  await page.user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByLabelText('Odometer')).toBeVisible();
  await page.expectPlain();
  expect(page.calls.filter((call) => !call.startsWith('GET'))).toEqual([
    'POST /srm-bookings/vehicle/v2',
    'PUT /srm-bookings/customer/v2',
    'POST /srm-payment',
    'PUT /srm-bookings/payment',
  ]);
});

test('a trip ends with the stated form: no time, reason, payment or deposit is asked for', async () => {
  const page = renderPlainPage(remote, `/srm/end-trip/${idOf(60)}`);
  await page.user.type(await screen.findByLabelText('Current kilometre'), '20100');
  expect(screen.queryByLabelText('Vehicle back at')).not.toBeInTheDocument();
  expect(screen.queryByLabelText('Reason for the discount')).not.toBeInTheDocument();
  await page.user.clear(screen.getByLabelText('Discount'));
  await page.user.type(screen.getByLabelText('Discount'), '10');
  await page.user.click(screen.getByRole('button', { name: 'End trip' }));
  expect(await screen.findByText(/is ended/)).toBeVisible();
  await page.expectPlain();
  expect(page.calls).toContain('POST /srm-bookings/end-trip');
});

test('what a platform would not keep is not asked for', async () => {
  const vehicle = renderPlainPage(remote, '/srm/manage-vehicles/add');
  expect(await screen.findByLabelText('Registration due')).toBeVisible();
  expect(screen.queryByLabelText(/Insurance/)).not.toBeInTheDocument();
  vehicle.unmount();
  renderPlainPage(remote, '/srm/customer-list/add');
  expect(await screen.findByLabelText(/Passport number/)).toBeVisible();
  expect(screen.queryByLabelText(/valid until/)).not.toBeInTheDocument();
});
