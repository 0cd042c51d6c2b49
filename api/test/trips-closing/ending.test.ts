import { computeSettlement, toMinorUnits, type ShownRentalDetails } from '@portal/shared/contract';
import fc from 'fast-check';

import { loginAs } from '../harness/agents';
import { closingCalls, endBody } from '../harness/closing';
import { addSupplier, type Supplier } from '../harness/enquiries';
import { fleetCalls } from '../harness/fleet';
import { startTestApp, type TestApp } from '../harness/start-test-app';
import { addOngoing, addReserved, DAY, hoursAhead, period, tripCalls } from '../harness/trips';

let app: TestApp;
let supplier: Supplier;
let calls: ReturnType<typeof closingCalls>;
let trips: ReturnType<typeof tripCalls>;
beforeAll(async () => {
  app = await startTestApp();
  supplier = await addSupplier(app);
  [calls, trips] = [closingCalls(app, supplier), tripCalls(app, supplier)];
});
afterAll(() => app.close());

const deposit = { securityDeposit: { enabled: true, amountInAED: '1000' } };

test('a trip ends with every line of its account, and its vehicle is free', async () => {
  const { tripId, vehicleId } = await addOngoing(app, supplier, { payment: deposit });
  const account = {
    bookingId: tripId,
    finesCollected: '50',
    salikCollected: '8',
    currentKilometre: 42_600,
    additionalCharges: [{ type: 'Cleaning Charges', amount: '30.50' }],
    discounts: '10',
  };
  const settled = await calls.settle(account);
  expect(settled.result).toMatchObject({
    rental: '500',
    driven: 500,
    includedKilometres: 400,
    extraKilometres: 100,
    extraKilometreRate: '1.50',
    extraKilometreCharge: '150',
    lateHours: 0,
    lateFee: '0',
    charges: '30.50',
    fines: '50',
    salik: '8',
    discount: '10',
    total: '728.50',
    paid: '100',
    balance: '628.50',
  });
  const ended = await calls.end(
    endBody(supplier, tripId, {
      ...account,
      discountReason: 'A regular',
      totalAmountCollected: '728.50',
      paymentMethod: 'card',
      depositDeducted: '28.50',
      depositReason: 'Cleaning',
      depositReturned: '900',
    }),
  );
  expect(ended.result).toMatchObject({
    status: 'COMPLETED',
    total: '728.50',
    paid: '700',
    balance: '0',
    closing: {
      customerStatus: 'Successfully Completed Trip',
      currentKilometre: 42_600,
      discountReason: 'A regular',
      additionalCharges: [{ type: 'Cleaning Charges', amount: '30.50' }],
      settlement: { total: '728.50', balance: '628.50' },
    },
  });
  const { result: ledger } = await calls.ledger(tripId);
  expect(ledger.entries.map(({ kind, amount, method }) => [kind, amount, method])).toEqual([
    ['ADVANCE', '100', 'cash'],
    ['DEPOSIT_HELD', '1000', 'cash'],
    ['PAYMENT', '600', 'card'],
    ['DEPOSIT_DEDUCTED', '28.50', null],
    ['DEPOSIT_RETURNED', '900', 'cash'],
  ]);
  expect(ledger).toMatchObject({
    total: '728.50',
    paid: '700',
    balance: '0',
    deposit: { agreed: '1000', held: '1000', deducted: '28.50', returned: '900', left: '71.50' },
  });
  const returnedAt = Date.parse(ended.result.closing?.returnedAt ?? '');
  expect(Date.parse(ledger.deposit.dueAt ?? '') - returnedAt).toBe(30 * DAY);
  expect((await fleetCalls(app, supplier).get(vehicleId)).result.currentKilometre).toBe(42_600);
  const again = await trips.vehicle({ vehicleId, ...period(app, 2, 1) });
  expect(again.status).toBe(201);
});

test('an impossible entry is refused', async () => {
  const { tripId } = await addReserved(app, supplier);
  const refused = async (body: object) => {
    const { status, problem } = await calls.addEntry({ bookingId: tripId, ...body });
    return [status, problem.errors?.[0]?.path, problem.detail];
  };
  expect(await refused({ kind: 'PAYMENT', amount: '400.01' })).toEqual([
    422,
    'amount',
    'Only AED 400.00 is still to be paid.',
  ]);
  expect(await refused({ kind: 'REFUND', amount: '101', reason: 'Late car' })).toEqual([
    422,
    'amount',
    'Only AED 100.00 was paid.',
  ]);
  expect(await refused({ kind: 'DEPOSIT_RETURNED', amount: '1' })).toEqual([
    422,
    'amount',
    'Only AED 0.00 of the deposit is held.',
  ]);
  expect((await refused({ kind: 'REFUND', amount: '1' })).slice(0, 2)).toEqual([422, 'reason']);
  const { result } = await calls.addEntry({
    bookingId: tripId,
    kind: 'REFUND',
    amount: '20',
    reason: 'Late car',
  });
  expect(result).toMatchObject({ paid: '80', balance: '420' });
  expect(result.entries.map(({ receiptNumber }) => receiptNumber !== null)).toEqual([true, false]);
});

test('a wrong total, kilometres below those at the start, and a balance are reported on their field', async () => {
  const { tripId } = await addOngoing(app, supplier);
  const refused = async (change: object) => {
    const { status, problem } = await calls.end(endBody(supplier, tripId, change));
    return [status, problem.code, problem.errors?.[0]?.path, problem.detail];
  };
  expect(await refused({ totalAmountCollected: '499.99' })).toEqual([
    409,
    'total_differs',
    'totalAmountCollected',
    'The settlement comes to AED 500.00, not AED 499.99. Check it again.',
  ]);
  expect(await refused({ currentKilometre: 42_099 })).toEqual([
    422,
    'invalid_input',
    'currentKilometre',
    'The odometer showed 42,100 km at handover.',
  ]);
  expect(await refused({ collectedNow: '399.50' })).toEqual([
    422,
    'balance_left',
    'customerStatus',
    'AED 0.50 is still to be paid. Collect it, or choose another status.',
  ]);
  for (const [change, path] of [
    [{ discounts: '-5' }, 'discounts'],
    [{ discounts: '5' }, 'discountReason'],
    [{ collectedNow: '401' }, 'collectedNow'],
    [{ depositDeducted: '1', depositReason: 'Dirt' }, 'depositDeducted'],
    [{ depositReturned: '1' }, 'depositReturned'],
    [{ returnedAt: hoursAhead(app, 1) }, 'returnedAt'],
    [{ returnedAt: hoursAhead(app, -1) }, 'returnedAt'],
    [{ additionalCharges: [{ type: 'Tea', amount: '5' }] }, 'additionalCharges.0.type'],
  ] as const)
    expect((await refused(change)).slice(0, 3)).toEqual([422, 'invalid_input', path]);
  expect((await trips.get(tripId)).result.status).toBe('ONGOING');
  const pending = { collectedNow: '0', customerStatus: 'Payment Pending' };
  expect((await calls.end(endBody(supplier, tripId, pending))).result).toMatchObject({
    paid: '100',
    balance: '400',
  });
  const paid = await calls.addEntry({
    bookingId: tripId,
    kind: 'PAYMENT',
    amount: '400',
    method: 'bank_transfer',
  });
  expect(paid.result.balance).toBe('0');
});

test('a trip ends once, and cannot be extended while it ends', async () => {
  const { tripId } = await addOngoing(app, supplier);
  const twice = await Promise.all([1, 2, 3].map(() => calls.end(endBody(supplier, tripId))));
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const { result } = await calls.ledger(tripId);
  expect(result.entries.map(({ kind }) => kind)).toEqual(['ADVANCE', 'PAYMENT']);

  const other = await addOngoing(app, supplier);
  const [ended, extended] = await Promise.all([
    calls.end(endBody(supplier, other.tripId)),
    trips.extend(other.tripId, hoursAhead(app, 24 * 5)),
  ]);
  const trip = (await trips.get(other.tripId)).result;
  // Either may be first: an extended trip costs more, so the sent total no longer matches.
  expect([ended.status, extended.status, trip.status]).toEqual(
    ended.status === 200 ? [200, 409, 'COMPLETED'] : [409, 200, 'ONGOING'],
  );
});

test('the server’s account equals the page’s for any input', async () => {
  const { tripId } = await addOngoing(app, supplier, { days: 3 });
  const { result: trip } = await trips.get(tripId);
  const rates = trip.vehicle?.rentalDetails as ShownRentalDetails;
  const money = fc.integer({ min: 0, max: 5_000_000 }).map((minor) => (minor / 100).toFixed(2));
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        fines: money,
        salik: money,
        discount: money,
        charge: money,
        driven: fc.integer({ min: 0, max: 5000 }),
      }),
      async ({ fines, salik, discount, charge, driven }) => {
        const { status, result } = await calls.settle({
          bookingId: tripId,
          finesCollected: fines,
          salikCollected: salik,
          discounts: discount,
          currentKilometre: 42_100 + driven,
          additionalCharges: [{ type: 'Child Seat', amount: charge }],
        });
        const own = computeSettlement({
          rates,
          start: trip.bookingStartDate ?? '',
          agreedEnd: trip.bookingEndDate ?? '',
          returnedAt: app.clock.now().toISOString(),
          rental: toMinorUnits(trip.total ?? ''),
          includedKilometres: 600,
          handoverKilometre: 42_100,
          returnKilometre: 42_100 + driven,
          chargePerKilometre: 150,
          charges: [{ type: 'Child Seat', amount: toMinorUnits(charge) }],
          fines: toMinorUnits(fines),
          salik: toMinorUnits(salik),
          discount: toMinorUnits(discount),
          paid: 10_000,
        });
        expect(status).toBe(200);
        expect(toMinorUnits(result.total)).toBe(own.total);
        expect(Math.round(Number(result.balance) * 100)).toBe(own.balance);
      },
    ),
    { numRuns: 40 },
  );
});

test('a late return costs more, and an early return frees the vehicle at once', async () => {
  const { tripId } = await addOngoing(app, supplier, { days: 1 });
  app.clock.advance(2 * DAY);
  supplier = { ...supplier, ...(await loginAs(app, supplier)) };
  [calls, trips] = [closingCalls(app, supplier), tripCalls(app, supplier)];
  const body = { bookingId: tripId, finesCollected: '0', salikCollected: '0', currentKilometre: 42_100 };
  expect((await calls.settle(body)).result).toMatchObject({ lateHours: 24, lateFee: '250', total: '500' });
  const back = { ...body, returnedAt: hoursAhead(app, -22) };
  expect((await calls.settle(back)).result).toMatchObject({ lateHours: 0, lateFee: '0', total: '250' });
  const early = await addOngoing(app, supplier, { days: 5 });
  const { result } = await calls.end(endBody(supplier, early.tripId, { totalAmountCollected: '1250' }));
  expect(result.status).toBe('COMPLETED');
  const { vehicleId } = early;
  expect((await trips.vehicle({ vehicleId, ...period(app, 2.5, 1) })).status).toBe(201);
});
