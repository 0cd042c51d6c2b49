import { addSupplier, enquiryCalls, sendEnquiry, type Supplier } from '../harness/enquiries';
import { addCustomer, customerCalls } from '../harness/customers';
import { addFleetVehicle } from '../harness/fleet';
import { startTestApp, type TestApp } from '../harness/start-test-app';
import {
  addDraft,
  addReserved,
  hoursAhead,
  noDeposit,
  paymentBody,
  period,
  signDocuments,
  tripCalls,
} from '../harness/trips';

let app: TestApp;
let supplier: Supplier;
let calls: ReturnType<typeof tripCalls>;
beforeAll(async () => {
  app = await startTestApp();
  supplier = await addSupplier(app);
  calls = tripCalls(app, supplier);
});
afterAll(() => app.close());

const levels = async (tripId: string) => (await calls.levels(tripId)).result;

test('a trip is filled level by level, and says which comes next', async () => {
  const vehicleId = await addFleetVehicle(app, supplier);
  const { status, result } = await calls.vehicle({ vehicleId });
  expect([status, result.version]).toEqual([201, 1]);
  const tripId = result.bookingId;
  expect(await levels(tripId)).toEqual({
    vehicle: true,
    customer: false,
    payment: false,
    checkList: false,
    contract: false,
    next: 'customer',
  });
  expect((await calls.getPayment(tripId)).result).toBeNull();
  const customerId = await addCustomer(app, supplier, { customerName: 'Leila Haddad' });
  expect((await calls.customer({ bookingId: tripId, customerId })).status).toBe(200);
  expect((await levels(tripId))['next']).toBe('payment');
  const payment = await calls.createPayment(
    paymentBody({ advanceAmount: '99.50', securityDeposit: { enabled: true, amountInAED: '1000' } }),
  );
  expect(payment.status).toBe(201);
  const time = period(app, 24, 3);
  const tied = await calls.payment({ bookingId: tripId, paymentId: payment.result?.paymentId, ...time });
  expect(tied.result).toMatchObject({
    currency: 'AED',
    advanceAmount: '99.50',
    remainingAmount: '650.50',
    total: '750',
    ...time,
    securityDeposit: { enabled: true, amountInAED: '1000' },
  });
  expect((await calls.getPayment(tripId)).result).toEqual(tied.result);
  expect((await levels(tripId))['next']).toBe('checkList');
  await signDocuments(app, supplier, tripId);
  expect(await levels(tripId)).toMatchObject({ checkList: true, contract: true, next: null });
  const trip = (await calls.get(tripId)).result;
  expect(trip).toMatchObject({
    bookingId: tripId,
    status: 'INCOMPLETE',
    label: 'RESERVED',
    ...time,
    total: '750',
    paid: '99.50',
    balance: '650.50',
    heldUntil: null,
    customer: { customerId, customerName: 'Leila Haddad' },
    vehicle: { vehicleId },
    quote: { total: '750', hours: 72, kilometres: 600, lines: [{ period: 'day', count: 3, rate: '250' }] },
  });
  expect(trip.tripCode).toMatch(/^T-\d{6}$/);
});

test('trips are counted in each company', async () => {
  const other = await addSupplier(app);
  const vehicleId = await addFleetVehicle(app, other);
  await Promise.all(Array.from({ length: 6 }, () => addDraft(app, other, { vehicleId })));
  const { list } = (await tripCalls(app, other).list({ sortOrder: 'DESC' })).result;
  expect(list.map(({ tripCode }) => tripCode).sort()).toEqual(
    Array.from({ length: 6 }, (_one, index) => `T-00000${index + 1}`),
  );
});

test('an advance above the rental is refused on its field, in every call', async () => {
  const vehicleId = await addFleetVehicle(app, supplier);
  const time = period(app, 24, 2);
  const bookingId = await addDraft(app, supplier, { vehicleId, ...time });
  const tooMuch = paymentBody({ bookingId, advanceAmount: '500.01' });
  const { paymentId } = (await calls.createPayment(paymentBody({ advanceAmount: '500.01' }))).result ?? {};
  const answers = [
    await calls.createPayment(tooMuch),
    await calls.payment({ bookingId, paymentId, ...time }),
    await calls.createPayment(paymentBody({ bookingId, advanceAmount: '500' })),
    await calls.updatePayment(tooMuch),
  ];
  expect(answers.map(({ status, problem }) => [status, problem?.code, problem?.errors?.[0]?.path])).toEqual([
    [422, 'advance_above_total', 'advanceAmount'],
    [422, 'advance_above_total', 'advanceAmount'],
    [201, undefined, undefined],
    [422, 'advance_above_total', 'advanceAmount'],
  ]);
  // The remaining amount from the client is ignored.
  const fair = await calls.updatePayment(
    paymentBody({ bookingId, advanceAmount: '200', remainingAmount: '1' }),
  );
  expect(fair.result).toMatchObject({ advanceAmount: '200', remainingAmount: '300' });
});

test('the advance of a trip counts as received money; its changes are recorded', async () => {
  const { tripId } = await addReserved(app, supplier, { payment: { advanceAmount: '100' } });
  const update = (advanceAmount: string) =>
    calls.updatePayment(paymentBody({ bookingId: tripId, advanceAmount }));
  await update('300');
  await update('250');
  const entries = await app.db
    .selectFrom('tripLedger')
    .select(['kind', 'amount'])
    .where('tripId', '=', tripId)
    .orderBy('at')
    .orderBy('id')
    .execute();
  expect(entries).toEqual([
    { kind: 'ADVANCE', amount: 10_000 },
    { kind: 'ADVANCE', amount: 20_000 },
    { kind: 'REFUND', amount: 5000 },
  ]);
  expect((await calls.get(tripId)).result).toMatchObject({ paid: '250', balance: '250' });
});

describe('a signature', () => {
  const readiness = async (tripId: string) => {
    const { checkList, contract } = await levels(tripId);
    return [checkList, contract];
  };

  test('is needed again for another customer, time or price', async () => {
    const customerId = await addCustomer(app, supplier);
    const first = await addReserved(app, supplier);
    await calls.customer({ bookingId: first.tripId, customerId });
    expect(await readiness(first.tripId)).toEqual([true, false]);
    const second = await addReserved(app, supplier);
    await calls.payment({ bookingId: second.tripId, ...period(app, 30, 4) });
    expect(await readiness(second.tripId)).toEqual([true, false]);
    // It must be signed again; it stays reserved.
    expect((await calls.get(second.tripId)).result).toMatchObject({ label: 'RESERVED', isReady: false });
  });

  test('stays valid when the same values are sent again', async () => {
    const { tripId, customerId, vehicleId } = await addReserved(app, supplier);
    const { bookingStartDate, bookingEndDate } = (await calls.get(tripId)).result;
    await calls.customer({ bookingId: tripId, customerId });
    await calls.payment({ bookingId: tripId, bookingStartDate, bookingEndDate });
    await calls.vehicle({ bookingId: tripId, vehicleId });
    expect(await readiness(tripId)).toEqual([true, true]);
  });

  test('of a checklist counts for one vehicle, and counts again for it', async () => {
    const { tripId, vehicleId } = await addReserved(app, supplier);
    await calls.vehicle({ bookingId: tripId, vehicleId: await addFleetVehicle(app, supplier) });
    expect(await readiness(tripId)).toEqual([false, false]);
    await calls.vehicle({ bookingId: tripId, vehicleId });
    expect(await readiness(tripId)).toEqual([true, false]);
  });
});

test('rates are frozen with the time: a higher price of the vehicle does not change its trips', async () => {
  const { tripId, vehicleId } = await addReserved(app, supplier, { days: 2 });
  await app.db
    .updateTable('fleetVehicles')
    .set({
      rates: JSON.stringify({
        ...(await findRates(vehicleId)),
        day: { ...(await findRates(vehicleId)).day, rent: 99_900 },
      }),
    })
    .where('id', '=', vehicleId)
    .execute();
  const trip = (await calls.get(tripId)).result;
  expect([trip.total, trip.quote?.total]).toEqual(['500', '500']);
  expect(trip.rates?.day?.rentInAED).toBe('250');
  expect(trip.extraKilometreRate).toMatch(/^\d+(\.\d\d)?$/);
});
const findRates = async (id: string) =>
  (await app.db.selectFrom('fleetVehicles').select('rates').where('id', '=', id).executeTakeFirstOrThrow())
    .rates;

describe('a trip from an enquiry', () => {
  const unlocked = async (change: object) => {
    const enquiryId = await sendEnquiry(app, { companyId: supplier.companyId, ...change });
    await enquiryCalls(app, supplier).visibility(enquiryId, { action: 'mark_agentview' });
    return enquiryId;
  };

  test('has its dates and its customer, who is added once', async () => {
    const enquiryId = await unlocked({
      name: 'Omar Said',
      phone: '+971501119988',
      email: 'omar@mail.example',
    });
    const vehicleId = await addFleetVehicle(app, supplier);
    const trip = (await calls.get(await addDraft(app, supplier, { vehicleId, enquiryId }))).result;
    expect(trip).toMatchObject({
      enquiryId,
      customer: { customerName: 'Omar Said', countryCode: '+971', phoneNumber: '501119988' },
    });
    expect(trip.bookingStartDate?.slice(0, 10)).toBe(hoursAhead(app, 48).slice(0, 10));
    const again = await addDraft(app, supplier, { vehicleId, enquiryId, ...period(app, 2000) });
    expect((await calls.get(again)).result.customer?.customerId).toBe(trip.customer?.customerId);
    const found = await customerCalls(app, supplier).list({ search: 'Omar Said' });
    expect(found.result.total).toBe(1);
  });

  test('is refused before the enquiry is unlocked', async () => {
    const enquiryId = await sendEnquiry(app, { companyId: supplier.companyId });
    const { status, problem } = await calls.vehicle({
      vehicleId: await addFleetVehicle(app, supplier),
      enquiryId,
    });
    expect([status, problem.detail]).toEqual([409, 'Unlock this enquiry first; then it can become a trip.']);
  });
});

test('a payment belongs to one trip', async () => {
  const vehicleId = await addFleetVehicle(app, supplier);
  const [first, second] = [
    await addDraft(app, supplier, { vehicleId }),
    await addDraft(app, supplier, { vehicleId }),
  ];
  const body = paymentBody({ securityDeposit: noDeposit });
  const { paymentId } = (await calls.createPayment(body)).result ?? {};
  expect((await calls.payment({ bookingId: first, paymentId, ...period(app, 500) })).status).toBe(200);
  expect((await calls.payment({ bookingId: second, paymentId, ...period(app, 900) })).status).toBe(404);
  expect((await calls.payment({ bookingId: second, ...period(app, 900) })).problem.errors?.[0]?.path).toBe(
    'paymentId',
  );
});

test('a call that is repeated with its key makes one trip', async () => {
  const vehicleId = await addFleetVehicle(app, supplier);
  const body = { vehicleId, ...period(app, 24) };
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => calls.vehicle(body, { 'idempotency-key': 'one trip only' })),
  );
  expect(new Set(answers.map(({ result }) => result.bookingId)).size).toBe(1);
  expect((await calls.list({ vehicleId })).result.total).toBe(1);
});
