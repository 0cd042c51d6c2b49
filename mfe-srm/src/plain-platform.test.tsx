import 'fake-indexeddb/auto';
import {
  buildId,
  describePlainPages,
  renderPlainPage,
  withoutDeskUserId,
  withoutTermsUserId,
} from '@portal/shared/testing/recorder';
import { useTestServer } from '@portal/shared/testing/server';
import { screen, within } from '@testing-library/react';
import remote from './remote';
import { fakeCanvas } from './testing/canvas';

useTestServer();
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  fakeCanvas();
});
afterEach(() => jest.restoreAllMocks());

const steps = ['vehicle', 'customer', 'payment', 'checkList', 'contract'];
const trip = (number: number, step?: string) => ({
  address: `/srm/trips/edit/${buildId(number)}${step ? `?step=${step}` : ''}`,
});

describePlainPages(remote, {
  '/srm': [{ address: '/srm', leadsTo: '/srm/dashboard' }],
  '/srm/dashboard': [{ address: '/srm/dashboard' }],
  '/srm/trips/new': [{ address: '/srm/trips/new' }],
  '/srm/trips/edit/:bookingId': [
    ...steps.map((step) => trip(62, step)),
    trip(60),
    trip(60, 'checkList'),
    trip(60, 'contract'),
    trip(61),
    trip(63),
  ],
  '/srm/ongoing-trips': [{ address: '/srm/ongoing-trips' }],
  '/srm/end-trip/:bookingId': [60, 61].map((trip) => ({ address: `/srm/end-trip/${buildId(trip)}` })),
  '/srm/swap-vehicle/:bookingId': [{ address: `/srm/swap-vehicle/${buildId(60)}` }],
  '/srm/completed-trips': [{ address: '/srm/completed-trips' }],
  '/srm/incomplete-trips': [{ address: '/srm/incomplete-trips' }],
  '/srm/today': [{ address: '/srm/today' }],
  '/srm/calendar': [{ address: '/srm/calendar' }],
  '/srm/tracking': [{ address: '/srm/tracking' }],
  '/srm/manage-vehicles': [{ address: '/srm/manage-vehicles' }],
  '/srm/manage-vehicles/add': [{ address: '/srm/manage-vehicles/add' }],
  '/srm/manage-vehicles/edit/:vehicleId': [{ address: `/srm/manage-vehicles/edit/${buildId(50)}` }],
  '/srm/charges': [{ address: '/srm/charges' }],
  '/srm/accounting': [{ address: '/srm/accounting' }],
  '/srm/customer-list': [{ address: '/srm/customer-list' }],
  '/srm/customer-list/add': [{ address: '/srm/customer-list/add' }],
  '/srm/customer-details/:customerId': [{ address: `/srm/customer-details/${buildId(40)}` }],
  '/srm/tax-info/country': [{ address: '/srm/tax-info/country' }],
  '/srm/tax-info/edit': [{ address: '/srm/tax-info/edit' }],
  '/srm/contracts/edit': [{ address: '/srm/contracts/edit' }],
  '/srm/settings': [{ address: '/srm/settings' }],
  '/srm/intro': [{ address: '/srm/intro', userId: withoutDeskUserId }],
  '/srm/tax-info': [{ address: '/srm/tax-info', userId: withoutDeskUserId }],
  '/srm/contract': [{ address: '/srm/contract', userId: withoutTermsUserId }],
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
  const page = renderPlainPage(remote, `/srm/end-trip/${buildId(60)}`);
  await page.user.type(await screen.findByLabelText('Current kilometre'), '20100');
  expect(screen.queryByLabelText('Vehicle back at')).not.toBeInTheDocument();
  expect(screen.queryByLabelText('Reason for the discount')).not.toBeInTheDocument();
  await page.user.clear(screen.getByLabelText('Discount'));
  await page.user.type(screen.getByLabelText('Discount'), '10');
  await page.user.click(screen.getByRole('button', { name: 'End trip' }));
  expect(await screen.findByText(/has ended/)).toBeVisible();
  await page.expectPlain();
  expect(page.calls).toContain('POST /srm-bookings/end-trip');
});

test('the pages ask for nothing that a platform would not keep', async () => {
  const vehicle = renderPlainPage(remote, '/srm/manage-vehicles/add');
  expect(await screen.findByLabelText('Registration due')).toBeVisible();
  expect(screen.queryByLabelText(/Insurance/)).not.toBeInTheDocument();
  vehicle.unmount();
  renderPlainPage(remote, '/srm/customer-list/add');
  expect(await screen.findByLabelText(/Passport number/)).toBeVisible();
  expect(screen.queryByLabelText(/valid until/)).not.toBeInTheDocument();
});
