import {
  srmAccountingEndpoints,
  srmDepositHoldEndpoints,
  toCountryDay,
  tripPlanningEndpoints,
  type AccountingSummary,
  type TripAlert,
  type TripHappening,
} from '@portal/shared/contract';

import { lapseDepositHolds } from '../../src/domains/rentals';
import { addCharge, chargeCalls } from '../harness/charges';
import { addHold, closingCalls, electronicBuyer, endBody, setUpDesk } from '../harness/closing';
import { addSupplier, type Supplier } from '../harness/enquiries';
import { callForPdf } from '../harness/pdf';
import { startTestApp, type TestApp } from '../harness/start-test-app';
import { addOngoing, addReserved, DAY, hoursAhead, advanceTime, tripCalls } from '../harness/trips';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const deposit = { securityDeposit: { enabled: true, amountInAED: '1000' }, depositMethod: 'card' };

async function addDesk() {
  const supplier = await addSupplier(app);
  await setUpDesk(app, supplier);
  return { supplier, calls: closingCalls(app, supplier), trips: tripCalls(app, supplier) };
}

async function readAlerts({ token }: Supplier, bookingId?: string): Promise<TripAlert[]> {
  const { result } = await app.client<{ list: TripAlert[] }>(tripPlanningEndpoints.alerts, {
    token,
    query: { bookingId },
  });
  return result.list.filter(({ kind }) => ['depositDue', 'holdDue', 'holdLapsed'].includes(kind));
}
const listKinds = async (supplier: Supplier, bookingId?: string) =>
  (await readAlerts(supplier, bookingId)).map(({ kind }) => kind);

async function readHistory({ token }: Supplier, bookingId: string): Promise<TripHappening[]> {
  const { result } = await app.client<{ list: TripHappening[] }>(tripPlanningEndpoints.history, {
    token,
    query: { bookingId },
  });
  return result.list.filter(({ kind }) => kind.startsWith('deposit_'));
}

async function readBooks({ token }: Supplier): Promise<AccountingSummary> {
  const day = (at: Date) => toCountryDay(at, app.deps.country.timeZone);
  const [from, to] = [new Date(app.clock.now().getTime() - 60 * DAY), app.clock.now()].map(day);
  return (await app.client<AccountingSummary>(srmAccountingEndpoints.summary, { token, query: { from, to } }))
    .result;
}

test('a hold is neither paid nor booked, and the handover takes nothing that is on the card', async () => {
  const { supplier, calls, trips } = await addDesk();
  const { tripId } = await addReserved(app, supplier, { payment: deposit });
  const before = await readBooks(supplier);
  const held = await calls.hold({ bookingId: tripId, amount: '600', reference: ' A1 ', lastDigits: '4242' });
  expect(held.status).toBe(201);
  expect(held.result).toMatchObject({ paid: '100', holdDays: 7, deposit: { held: '0', left: '0' } });
  const [hold] = held.result.holds ?? [];
  expect(hold).toMatchObject({
    state: 'AUTHORISED',
    amount: '600',
    reference: 'A1',
    lastDigits: '4242',
    renewals: 0,
  });
  const validFor = Date.parse(hold?.validUntil ?? '') - Date.parse(hold?.authorisedAt ?? '');
  expect(validFor).toBe(7 * DAY);
  expect((await readBooks(supplier)).total).toEqual(before.total);
  expect((await trips.get(tripId)).result.depositHold).toMatchObject({ state: 'AUTHORISED', amount: '600' });

  const second = await calls.hold({ bookingId: tripId, amount: '400', reference: 'A2' });
  expect([second.status, second.problem.code]).toEqual([409, 'conflict']);

  // The rest of the agreed deposit is taken when the trip starts.
  expect((await trips.status(tripId, { status: 'ONGOING' })).status).toBe(200);
  expect((await calls.ledger(tripId)).result.deposit).toMatchObject({
    agreed: '1000',
    held: '400',
    left: '400',
  });
});

test('what is wrong is refused by its field', async () => {
  const { supplier, calls } = await addDesk();
  const { tripId: bookingId } = await addOngoing(app, supplier);
  const hold = { bookingId, amount: '500', reference: 'A1' };
  const findField = async (body: object) => {
    const { status, problem } = await calls.hold({ ...hold, ...body });
    return [status, problem.errors?.map(({ path }) => path)];
  };
  expect(await findField({ lastDigits: '4111111111111111' })).toEqual([422, ['lastDigits']]);
  expect(await findField({ reference: '' })).toEqual([422, ['reference']]);
  expect(await findField({ amount: '0' })).toEqual([422, ['amount']]);
  expect(await findField({ validUntil: hoursAhead(app, -1) })).toEqual([422, ['validUntil']]);
  expect(await findField({ validUntil: hoursAhead(app, 32 * 24) })).toEqual([422, ['validUntil']]);
  const holdId = await addHold(app, supplier, bookingId);
  const captured = (body: object) => calls.captureHold({ holdId, reason: 'A scratch', ...body });
  expect((await captured({ amount: '1000.01' })).problem.errors?.[0]?.path).toBe('amount');
  // Only 400 is open of the rental.
  expect((await captured({ amount: '401' })).problem.errors?.[0]?.path).toBe('amount');
  expect((await captured({ amount: '1', reason: '' })).problem.errors?.[0]?.path).toBe('reason');
  const stranger = await addSupplier(app);
  expect((await closingCalls(app, stranger).releaseHold({ holdId })).status).toBe(404);
});

test('an alert comes before a hold lapses, and a lapsed one says so', async () => {
  const { supplier: first, calls } = await addDesk();
  const { tripId: bookingId } = await addOngoing(app, first, { days: 30 });
  const holdId = await addHold(app, first, bookingId);
  expect(await listKinds(first, bookingId)).toEqual([]);
  let supplier = await advanceTime(app, first, 5 * DAY + 60_000);
  expect(await readAlerts(supplier)).toMatchObject([{ kind: 'holdDue', severity: 'warning', bookingId }]);

  const renewed = await closingCalls(app, supplier).renewHold({ holdId, reference: 'A2' });
  expect(renewed.result.holds).toMatchObject([{ state: 'AUTHORISED', reference: 'A2', renewals: 1 }]);
  expect(await listKinds(supplier)).toEqual([]);

  supplier = await advanceTime(app, supplier, 7 * DAY);
  const desk = closingCalls(app, supplier);
  expect((await desk.ledger(bookingId)).result.holds).toMatchObject([
    { state: 'LAPSED', amount: '1000', lapsed: '1000' },
  ]);
  expect(await readAlerts(supplier, bookingId)).toMatchObject([{ kind: 'holdLapsed', severity: 'critical' }]);
  expect((await desk.renewHold({ holdId, reference: 'A3' })).status).toBe(409);
  expect(await lapseDepositHolds(app.deps)).toBeGreaterThan(0);
  expect((await desk.ledger(bookingId)).result.holds).toMatchObject([{ state: 'LAPSED', lapsed: '1000' }]);
  expect(await readHistory(supplier, bookingId)).toMatchObject([
    { kind: 'deposit_lapsed', changedBy: null, number: 'A2' },
    { kind: 'deposit_renewed', number: 'A2' },
    { kind: 'deposit_authorised', number: 'AUTH-1' },
  ]);

  // A new one replaces it.
  await addHold(app, supplier, bookingId);
  expect(await listKinds(supplier)).toEqual([]);
  expect((await calls.settings()).status).toBe(401);
});

test('closing a trip takes a part of the hold, which is booked, and releases the rest', async () => {
  const { supplier, calls } = await addDesk();
  const { tripId: bookingId } = await addOngoing(app, supplier);
  await addHold(app, supplier, bookingId);
  const account = {
    additionalCharges: [{ type: 'Cleaning Charges', amount: '150' }],
    totalAmountCollected: '650',
  };
  const end = (body: object) => calls.end(endBody(supplier, bookingId, { ...account, ...body }));
  expect((await end({ holdCaptured: '1001', holdReason: 'Cleaning' })).problem.errors?.[0]?.path).toBe(
    'holdCaptured',
  );
  expect((await end({ holdCaptured: '150' })).problem.errors?.[0]?.path).toBe('holdReason');
  const ended = await end({ holdCaptured: '150', holdReason: 'Cleaning', paymentMethod: 'cash' });
  expect(ended.status).toBe(200);
  const { result } = await calls.ledger(bookingId);
  expect(result).toMatchObject({ paid: '650', balance: '0', deposit: { left: '0', dueAt: null } });
  expect(result.holds).toMatchObject([
    { state: 'CAPTURED', amount: '1000', captured: '150', released: '850', lapsed: '0', reason: 'Cleaning' },
  ]);
  expect(result.entries.slice(1)).toMatchObject([
    { kind: 'PAYMENT', amount: '400', method: 'cash' },
    { kind: 'DEPOSIT_CAPTURED', amount: '150', method: 'card', receiptNumber: expect.any(String) as string },
  ]);
  const books = await readBooks(supplier);
  expect(books.total.debit).toBe(books.total.credit);
  expect(books.accounts.find(({ account: name }) => name === 'card')).toMatchObject({
    debit: '150',
    credit: '0',
  });
  expect(books.accounts.find(({ account: name }) => name === 'deposits')).toBeUndefined();
});

test('after the return it must be released within 30 days, and pays what comes later until then', async () => {
  const { supplier: first, calls } = await addDesk();
  const { tripId: bookingId, vehicleId } = await addOngoing(app, first);
  const holdId = await addHold(app, first, bookingId);
  await calls.end(endBody(first, bookingId));
  await calls.issue({ bookingId, ...electronicBuyer });
  const { dueAt } = (await calls.ledger(bookingId)).result.deposit;
  const closedAt = app.clock.now().getTime();
  expect(Math.abs(Date.parse(dueAt ?? '') - closedAt - 30 * DAY)).toBeLessThan(60_000);
  const late = await calls.renewHold({ holdId, reference: 'A2', validUntil: hoursAhead(app, 30 * 24 + 1) });
  expect(late.problem.errors?.[0]?.path).toBe('validUntil');
  await calls.renewHold({ holdId, reference: 'A2', validUntil: hoursAhead(app, 29 * 24) });
  const supplier = await advanceTime(app, first, 24 * DAY);
  expect(await readAlerts(supplier, bookingId)).toMatchObject([{ kind: 'depositDue' }]);
  const { result: due } = await tripCalls(app, supplier).list({ figure: 'depositsDue' });
  expect(due.list.map((trip) => trip.bookingId)).toEqual([bookingId]);

  const { plate } = await app.db
    .selectFrom('trips')
    .select('plate')
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow();
  const charges = chargeCalls(app, supplier);
  const chargeId = await addCharge(app, supplier, {
    plate,
    amount: '60',
    kind: 'toll',
    at: hoursAhead(app, -24 * 24),
  });
  await charges.decide({ chargeId, bookingId });
  const supplement = await charges.supplement({ chargeIds: [chargeId], takesDeposit: true });
  expect([supplement.status, vehicleId]).toEqual([201, vehicleId]);
  const { result } = await closingCalls(app, supplier).ledger(bookingId);
  expect(result.holds).toMatchObject([{ state: 'CAPTURED', captured: '60', released: '940' }]);
  expect(result.balance).toBe('0');
  expect(await listKinds(supplier, bookingId)).toEqual([]);
});

test('the confirmation says that nothing was paid, in both languages', async () => {
  const { supplier, calls } = await addDesk();
  const { tripId: bookingId } = await addOngoing(app, supplier);
  const holdId = await addHold(app, supplier, bookingId);
  const { pages } = await callForPdf(app, srmDepositHoldEndpoints.confirmation, {
    token: supplier.token,
    query: { holdId },
  });
  const text = pages.join(' ').replaceAll(/\s+/g, ' ');
  expect(text).toContain('This is an authorisation, not a payment: nothing has been taken from the card.');
  expect(text).toContain('AUTH-1');
  expect((await calls.releaseHold({ holdId })).result.holds).toMatchObject([
    { state: 'RELEASED', released: '1000' },
  ]);
  expect((await calls.releaseHold({ holdId })).status).toBe(409);
  const settings = (await calls.settings()).result;
  const changed = await calls.changeSettings({ ...settings, holdDays: 14 });
  expect(changed.result.holdDays).toBe(14);
  expect((await calls.changeSettings({ ...settings, holdDays: 0 })).problem.errors?.[0]?.path).toBe(
    'holdDays',
  );
});
