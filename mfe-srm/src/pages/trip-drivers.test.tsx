import 'fake-indexeddb/auto';
import {
  DAY,
  srmBookingEndpoints,
  srmCheckListEndpoints,
  srmLedgerEndpoints,
  srmPositionEndpoints,
  srmTollEndpoints,
  srmTripDriverEndpoints,
  tripPlanningEndpoints,
  type TripDriver,
  type TripRecord,
} from '@portal/shared/contract';
import { createTestPortal, testConfig } from '@portal/shared/testing';
import { buildId } from '@portal/shared/testing/agent-page';
import { answer, notThere, refusal, useTestServer } from '@portal/shared/testing/server';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { aVehicle, openArea } from '../testing/fleet';
import { aLedger } from '../testing/ledger';
import { renderPage } from '../testing/render-page';
import { serveDesk } from '../testing/trip-desk';
import { aTrip, serveTrips } from '../testing/trips';

useTestServer();
beforeEach(() => {
  sessionStorage.clear();
  openArea();
});
afterEach(() => jest.restoreAllMocks());

const now = Date.now();
const inDays = (days: number) => new Date(now + days * DAY).toISOString();
const toDay = (moment: string) => moment.slice(0, 'YYYY-MM-DD'.length);
const aDriver = (number: number, changes: Partial<TripDriver> = {}): TripDriver => ({
  driverId: buildId(800 + number),
  driverName: `Driver ${number}`,
  drivingLicenseNumber: `DL-${number}000`,
  drivingLicenseExpireDate: '2099-05-31',
  phoneNumber: null,
  isInContract: null,
  ...changes,
});
const agreed: Partial<TripRecord> = {
  vehicle: aVehicle(1),
  customer: { customerId: buildId(11), customerName: 'Asha Rao', drivingLicenseNumber: 'L1' },
  bookingStartDate: inDays(2),
  bookingEndDate: inDays(5),
};
const form = `/srm/trips/edit/${buildId(500)}?step=customer`;

/** The trip before its list, whose path would match the trip's too. */
function serveOne(trip: TripRecord) {
  answer(srmLedgerEndpoints.get, [notThere()]);
  answer(srmCheckListEndpoints.get, [notThere()]);
  answer(tripPlanningEndpoints.contract, [notThere()]);
  answer(srmBookingEndpoints.get, [() => trip]);
  serveTrips([trip]);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
}

test('a driver is added in the form of a trip, and taken off again', async () => {
  const { trip } = serveDesk(agreed);
  const added = answer(srmTripDriverEndpoints.add, [
    () => Object.assign(trip, { drivers: [aDriver(1, { phoneNumber: '+971501234567' })] }),
  ]);
  const removed = answer(srmTripDriverEndpoints.remove, [() => Object.assign(trip, { drivers: [] })]);
  const { user, container } = renderPage(form);
  expect(await screen.findByText('Only the customer drives.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add a driver' }));
  const element = await screen.findByRole('dialog', { name: 'Add a driver' });
  const dialog = within(element);
  await user.click(dialog.getByRole('button', { name: 'Add the driver' }));
  expect(await dialog.findAllByText('Fill in this field')).not.toHaveLength(0);
  expect(added).toHaveLength(0);
  expect((await axe(element)).violations).toEqual([]);
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Driver 1');
  await user.type(dialog.getByRole('textbox', { name: 'Driving licence number' }), 'dl-1000');
  fireEvent.change(dialog.getByLabelText('Licence valid until'), { target: { value: '2099-05-31' } });
  await user.type(dialog.getByLabelText(/^Phone number/), '501234567');
  await user.click(dialog.getByRole('button', { name: 'Add the driver' }));
  const list = await screen.findByRole('list', { name: 'Additional drivers' });
  expect(list).toHaveTextContent(/DL-1000 · valid until .*2099 · \+971501234567/);
  expect(added.map(({ body }) => body)).toEqual([
    {
      bookingId: buildId(500),
      driverName: 'Driver 1',
      drivingLicenseNumber: 'DL-1000',
      drivingLicenseExpireDate: '2099-05-31',
      phoneNumber: '+971501234567',
    },
  ]);
  // The summary next to the form names them too.
  expect(screen.getAllByText('Driver 1').length).toBeGreaterThan(1);
  expect((await axe(container)).violations).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Remove Driver 1' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Only the customer drives.')).toBeVisible();
  expect(removed.map(({ query }) => query)).toEqual([{ bookingId: buildId(500), driverId: buildId(801) }]);
});

test('a refusal shows at its field, and a number that does not exist is not sent', async () => {
  serveDesk(agreed);
  const text = 'The driver with this licence is on the trip already.';
  const errors = [{ path: 'drivingLicenseNumber', message: text }];
  const sent = answer(srmTripDriverEndpoints.add, [
    refusal({ status: 422, code: 'invalid_input', detail: text, errors }),
  ]);
  const { user } = renderPage(form);
  await user.click(await screen.findByRole('button', { name: 'Add a driver' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a driver' }));
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Driver 1');
  const licence = dialog.getByRole('textbox', { name: 'Driving licence number' });
  await user.type(licence, 'DL-1000');
  fireEvent.change(dialog.getByLabelText('Licence valid until'), { target: { value: '2099-05-31' } });
  const phone = dialog.getByLabelText(/^Phone number/);
  await user.type(phone, '50123');
  await user.click(dialog.getByRole('button', { name: 'Add the driver' }));
  expect(await dialog.findByText('This number does not exist in the chosen country')).toBeVisible();
  expect(sent).toHaveLength(0);
  await user.clear(phone);
  await user.click(dialog.getByRole('button', { name: 'Add the driver' }));
  await waitFor(() => expect(licence).toHaveAccessibleDescription(text));
});

test('a trip has four drivers at most, and a licence that ends too early is marked', async () => {
  serveDesk({
    ...agreed,
    drivers: [
      aDriver(1, { drivingLicenseExpireDate: toDay(inDays(-30)) }),
      aDriver(2, { drivingLicenseExpireDate: toDay(inDays(3)) }),
      aDriver(3),
      aDriver(4),
    ],
  });
  renderPage(form);
  const list = within(await screen.findByRole('list', { name: 'Additional drivers' }));
  const [expired, ending, valid] = list.getAllByRole('listitem');
  expect(expired).toHaveTextContent('Driving licence expired');
  expect(ending).toHaveTextContent('Driving licence expires before the return');
  expect(valid).not.toHaveTextContent(/expire/);
  expect(screen.queryByRole('button', { name: 'Add a driver' })).not.toBeInTheDocument();
});

test('the details of a trip name its drivers and who is not in the contract; the history says who added them', async () => {
  const trip = aTrip(1, {
    drivers: [aDriver(1, { isInContract: true }), aDriver(2, { isInContract: false })],
  });
  serveOne(trip);
  answer(tripPlanningEndpoints.history, [
    {
      list: [
        {
          at: '2026-03-02T06:00:00.000Z',
          kind: 'driver_added',
          driverName: 'Driver 2',
          changedBy: 'desk@mail.example',
        },
      ],
    },
  ]);
  renderPage(`/srm/ongoing-trips?trip=${trip.bookingId}`);
  const list = within(await screen.findByRole('list', { name: 'Additional drivers' }));
  const [first, second] = list.getAllByRole('listitem');
  expect(first).not.toHaveTextContent('Added after');
  expect(second).toHaveTextContent('Added after the contract was signed');
  const history = await screen.findByRole('list', { name: 'History' });
  expect(history).toHaveTextContent(/Driver added.*Driver 2/);
  expect((await axe(screen.getByRole('dialog'))).violations).toEqual([]);
});

test('the drivers of a trip that is over stay, and one without drivers does not mention them', async () => {
  const trip = aTrip(1, { status: 'COMPLETED', drivers: [aDriver(1)] });
  serveOne(trip);
  const { unmount } = renderPage(`/srm/completed-trips?trip=${trip.bookingId}`);
  expect(await screen.findByRole('list', { name: 'Additional drivers' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Remove|^Add a driver/ })).not.toBeInTheDocument();
  unmount();
  serveOne({ ...trip, drivers: [] });
  renderPage(`/srm/completed-trips?trip=${trip.bookingId}`);
  expect(await screen.findByRole('dialog', { name: 'T-000001' })).toBeVisible();
  expect(screen.queryByText('Additional drivers')).not.toBeInTheDocument();
});

test('a platform without drivers shows nothing of them', async () => {
  serveDesk(agreed);
  const offered = testConfig.capabilities?.ae?.filter((capability) => capability !== 'trip-drivers') ?? [];
  const config = { ...testConfig, capabilities: { ae: offered, in: offered } };
  renderPage(form, { portal: createTestPortal({ config }) });
  expect(await screen.findByRole('heading', { name: 'Asha Rao' })).toBeVisible();
  expect(screen.queryByText('Additional drivers')).not.toBeInTheDocument();
});

test('the end of a trip offers the fee for its drivers by one press, once', async () => {
  const trip = aTrip(1, { drivers: [aDriver(1)], handoverKilometre: 12_000 });
  answer(srmBookingEndpoints.get, [trip]);
  answer(srmLedgerEndpoints.get, [aLedger()]);
  answer(srmCheckListEndpoints.get, [notThere()]);
  answer(srmBookingEndpoints.settle, [notThere()]);
  answer(srmPositionEndpoints.odometer, [{ kilometre: null }]);
  answer(srmTollEndpoints.trip, [notThere()]);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { user } = renderPage(`/srm/end-trip/${trip.bookingId}`);
  await user.click(await screen.findByRole('button', { name: 'Add the additional driver fee' }));
  expect(await screen.findByLabelText('Kind of charge 1')).toHaveValue('Additional Driver Fee');
  await waitFor(() => expect(screen.getByLabelText('Amount of charge 1')).toHaveFocus());
  expect(screen.queryByRole('button', { name: 'Add the additional driver fee' })).not.toBeInTheDocument();
});
