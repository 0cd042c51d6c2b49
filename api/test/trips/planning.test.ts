import {
  srmBookingEndpoints,
  tripPlanningEndpoints,
  type TripRecord,
  type VehicleAvailability,
} from '@portal/shared/contract';

import { swapVehicles } from '../harness/closing';
import { addCustomer } from '../harness/customers';
import { addSupplier, type Supplier } from '../harness/enquiries';
import { addFleetVehicle, addMaintenance } from '../harness/fleet';
import { startTestApp, type TestApp } from '../harness/start-test-app';
import { driverCalls } from '../harness/trip-drivers';
import {
  addDraft,
  addOngoing,
  addReserved,
  completeTrip,
  DAY,
  advanceTime,
  paymentBody,
  period,
  tripCalls,
} from '../harness/trips';
import { openWorkbook } from '../harness/workbook';

let app: TestApp;
let supplier: Supplier;
let calls: ReturnType<typeof tripCalls>;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  supplier = await addSupplier(app);
  calls = tripCalls(app, supplier);
});
afterAll(() => app.close());

const later = async (milliseconds: number) => {
  supplier = await advanceTime(app, supplier, milliseconds);
  calls = tripCalls(app, supplier);
};
const listCodes = (list: readonly TripRecord[]) => list.map(({ tripCode }) => tripCode);

describe('a quote', () => {
  test('gives the price of a time, and stores nothing', async () => {
    const vehicleId = await addFleetVehicle(app, supplier);
    const { result } = await calls.quote({ vehicleId, ...period(app, 24, 3) });
    expect(result).toMatchObject({ isFree: true, quote: { total: '750', kilometres: 600 }, before: null });
    expect((await calls.list()).result.total).toBe(0);
  });

  test('for a trip gives the current and the new price, without a clash with itself', async () => {
    const { tripId, vehicleId } = await addReserved(app, supplier, { hours: 24, days: 2 });
    const { result } = await calls.quote({ vehicleId, bookingId: tripId, ...period(app, 30, 4) });
    expect(result).toMatchObject({ isFree: true, quote: { total: '1000' }, before: { total: '500' } });
    const without = (await calls.quote({ vehicleId, ...period(app, 30, 4) })).result;
    expect([without.isFree, without.clash?.bookingId]).toEqual([false, tripId]);
    expect(without.nextFree).toBeDefined();
  });
});

test('free vehicles come first, each with its price; a taken one says why', async () => {
  const plates = ['SHJ 1 300', 'SHJ 1 100', 'SHJ 1 200'];
  const vehicles: string[] = [];
  for (const vehicleRegistrationNumber of plates)
    vehicles.push(await addFleetVehicle(app, supplier, { vehicleRegistrationNumber }));
  const tripId = await addDraft(app, supplier, { vehicleId: vehicles[1] ?? '', ...period(app, 24, 2) });
  const ask = async (query: Record<string, unknown>) =>
    (
      await app.client<{ list: VehicleAvailability[]; total: number }>(
        tripPlanningEndpoints.availableVehicles,
        { token: supplier.token, query: { ...period(app, 30, 2), ...query } },
      )
    ).result;
  const { list, total } = await ask({});
  expect(total).toBe(3);
  expect(list.map(({ vehicle, isFree }) => [vehicle.vehicleRegistrationNumber, isFree])).toEqual([
    ['SHJ 1 200', true],
    ['SHJ 1 300', true],
    ['SHJ 1 100', false],
  ]);
  expect(list[2]?.clash?.bookingId).toBe(tripId);
  expect(list[0]?.quote?.total).toBe('500');
  expect((await ask({ bookingId: tripId })).list.every(({ isFree }) => isFree)).toBe(true);
  expect((await ask({ limit: 1, page: 3 })).list[0]?.isFree).toBe(false);
  expect((await ask({ search: '300' })).total).toBe(1);
});

test('the calendar shows trips and blocks of a page of vehicles, and which of them are overdue', async () => {
  const { tripId, vehicleId } = await addOngoing(app, supplier, { days: 1 });
  const maintenanceId = await addMaintenance(app, supplier, vehicleId);
  const next = await addFleetVehicle(app, supplier);
  await later(DAY / 4);
  await swapVehicles(app, supplier, {
    bookingId: tripId,
    from: vehicleId,
    to: next,
    returnKilometre: 42_200,
  });
  const window = (daysAhead: number, days: number) => {
    // From one reading of the clock: with a millisecond more, no days would be a moment.
    const from = app.clock.now().getTime() + daysAhead * DAY;
    return { from: new Date(from).toISOString(), to: new Date(from + days * DAY).toISOString() };
  };
  const { vehicles, trips } = (await calls.calendar(window(-1, 7))).result;
  expect(vehicles.list.map((vehicle) => vehicle.vehicleId).sort()).toEqual([vehicleId, next].sort());
  expect(trips.map((trip) => [trip.bookingId, trip.vehicleId])).toContainEqual([tripId, next]);
  const replaced = trips.filter(({ isReplaced }) => isReplaced);
  expect(replaced.map((trip) => [trip.vehicleId, trip.label])).toEqual([[vehicleId, null]]);
  const { blocks } = (await calls.calendar({ from: '2028-12-30T00:00:00Z', to: '2029-01-03T00:00:00Z' }))
    .result;
  expect(blocks).toMatchObject([{ maintenanceId, vehicleId, kind: 'maintenance' }]);
  await later(5 * DAY);
  expect((await calls.calendar(window(-1, 3))).result.trips).toMatchObject([
    { bookingId: tripId, vehicleId: next, label: 'OVERDUE', isReplaced: false },
  ]);
  // The returned vehicle is not overdue, although it was out at the agreed end of the trip.
  expect((await calls.calendar(window(-6, 7))).result.trips).toMatchObject([
    { vehicleId, label: null, isReplaced: true },
    { vehicleId: next, label: 'OVERDUE', isReplaced: false },
  ]);
  for (const wrong of [window(0, 0), window(0, 101)])
    expect((await calls.calendar(wrong)).problem.errors?.[0]?.path).toBe('to');
});

describe('the list', () => {
  /** One of each: draft, reserved, under way, due today, overdue, completed. */
  async function fill() {
    const overdue = await addOngoing(app, supplier, { days: 0.5 });
    await later(DAY);
    const under = await addOngoing(app, supplier, { days: 9 });
    const completed = await addOngoing(app, supplier);
    await completeTrip(app, completed.tripId);
    const draft = await addDraft(app, supplier, { vehicleId: under.vehicleId });
    const reserved = await addReserved(app, supplier, { hours: 200 });
    return { overdue, under, completed, draft: { tripId: draft }, reserved };
  }

  test('has status and label, and counts them', async () => {
    const trips = await fill();
    const ids = async (query: Record<string, unknown>) => {
      const { list, total } = (await calls.list(query)).result;
      expect(list).toHaveLength(total);
      return list.map(({ bookingId }) => bookingId);
    };
    expect(await ids({ status: 'ONGOING' })).toEqual([trips.overdue.tripId, trips.under.tripId]);
    expect(await ids({ status: 'COMPLETED' })).toEqual([trips.completed.tripId]);
    expect(await ids({ status: 'CANCELLED' })).toEqual([]);
    expect(await ids({ label: 'DRAFT' })).toEqual([trips.draft.tripId]);
    expect(await ids({ label: 'RESERVED' })).toEqual([trips.reserved.tripId]);
    expect(await ids({ label: 'OVERDUE' })).toEqual([trips.overdue.tripId]);
    expect(await ids({ label: 'DUE_TODAY' })).toEqual([]);
    expect(await ids({ vehicleId: trips.under.vehicleId })).toEqual([trips.under.tripId, trips.draft.tripId]);
    expect(await ids({ customerId: trips.overdue.customerId })).toEqual([trips.overdue.tripId]);
    // An overdue trip continues; a completed one does not.
    expect(await ids({ status: 'ONGOING', ...period(app, 24 * 20) })).toEqual([trips.overdue.tripId]);
    expect((await ids({ isUnpaid: true, status: 'ONGOING' })).length).toBe(2);
    expect((await calls.list({})).result.total).toBe(5);
  });

  test('finds trips by code, plate, name and phone, pages and sorts them', async () => {
    const people = ['Zaid Omar', 'Amal Said', 'Mona Fares'];
    for (const [index, customerName] of people.entries()) {
      const customerId = await addCustomer(app, supplier, { customerName, phoneNumber: `5055500${index}1` });
      await addReserved(app, supplier, { customerId, hours: 30 + index, days: 3 - index });
    }
    const first = (await calls.list({ search: 'zaid' })).result.list[0];
    const searches = [
      'omar z',
      first?.tripCode ?? '',
      first?.vehicle?.vehicleRegistrationNumber ?? '',
      '0505550001',
    ];
    for (const search of searches)
      expect(listCodes((await calls.list({ search })).result.list)).toEqual([first?.tripCode]);
    const sorted = async (sortBy: string, sortOrder = 'ASC') =>
      (await calls.list({ sortBy, sortOrder })).result.list.map(({ customer }) => customer?.customerName);
    expect(await sorted('customerName')).toEqual(['Amal Said', 'Mona Fares', 'Zaid Omar']);
    expect(await sorted('total')).toEqual(['Mona Fares', 'Amal Said', 'Zaid Omar']);
    expect(await sorted('bookingStartDate', 'DESC')).toEqual(['Mona Fares', 'Amal Said', 'Zaid Omar']);
    const page = (await calls.list({ page: 2, limit: 2, sortBy: 'customerName' })).result;
    expect([page.list.length, page.total, page.totalNumberOfPages]).toEqual([1, 3, 2]);
    // Renamed customers are found by their new names.
    await app.db
      .updateTable('customers')
      .set({ name: 'Zaid Hamdan' })
      .where('name', '=', 'Zaid Omar')
      .execute();
    const found = async (query: Record<string, unknown>) => (await calls.list(query)).result.total;
    expect([await found({ search: 'hamdan' }), await found({ search: 'omar' })]).toEqual([1, 0]);
    await calls.status(first?.bookingId ?? '', { status: 'CANCELLED', reason: 'No longer needed' });
    expect(await found({ search: 'hamdan', status: 'INCOMPLETE' })).toBe(0);
    expect(await found({ search: 'hamdan', status: 'CANCELLED' })).toBe(1);
  });

  test('is available as an Excel file, typed and without formulas', async () => {
    const customerId = await addCustomer(app, supplier, { customerName: '=1+1 Customer' });
    const { tripId } = await addReserved(app, supplier, { customerId, days: 2 });
    const { tripCode } = (await calls.get(tripId)).result;
    await driverCalls(app, supplier).add(tripId);
    const { headers, sheet, cell, response } = await openWorkbook(
      app,
      srmBookingEndpoints.downloadExcel,
      supplier.token,
    );
    expect(response.headers.get('content-type')).toContain('spreadsheetml');
    expect(headers[0]).toBe('Trip');
    expect(
      ['Trip', 'Label', 'Customer', 'Additional drivers', 'Total (AED)'].map(
        (header) => cell(2, header).value,
      ),
    ).toEqual([tripCode, 'Reserved', '=1+1 Customer', 'Meera Nair', 500]);
    expect(cell(2, 'Start').value).toBeInstanceOf(Date);
    expect(sheet.rowCount).toBe(2);
  });
});

test.each([
  ['ae', '2031-03-10T19:59:00.000Z', 'DUE_TODAY'],
  ['ae', '2031-03-10T20:01:00.000Z', null],
  ['in', '2031-03-10T18:29:00.000Z', 'DUE_TODAY'],
  ['in', '2031-03-10T18:31:00.000Z', null],
] as const)(
  'at midnight in %s a trip due at %s is %s, in SQL as in the label',
  async (country, end, label) => {
    const other = await startTestApp({ country });
    try {
      // Noon of that day, by the clock of the server.
      other.clock.advance(Date.parse('2031-03-10T08:00:00Z') - Date.now());
      const agent = await addSupplier(other);
      const { tripId } = await addOngoing(other, agent, { hours: -24, days: 1.1 });
      await other.db.updateTable('trips').set({ endsAt: end }).where('id', '=', tripId).execute();
      const { list, get } = tripCalls(other, agent);
      expect((await get(tripId)).result.label).toBe(label);
      expect((await list({ label: 'DUE_TODAY' })).result.total).toBe(label === null ? 0 : 1);
    } finally {
      await other.close();
    }
  },
);

test('the payment contains the deposit and the advance, and ignores the client’s remaining amount', async () => {
  const { tripId } = await addReserved(app, supplier, {
    days: 2,
    payment: paymentBody({ remainingAmount: '9', securityDeposit: { enabled: true, amountInAED: '700' } }),
  });
  expect((await calls.getPayment(tripId)).result).toMatchObject({
    remainingAmount: '400',
    total: '500',
    securityDeposit: { enabled: true, amountInAED: '700' },
  });
});
