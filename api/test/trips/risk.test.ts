import {
  srmCustomerEndpoints,
  srmRiskEndpoints,
  type OpenTripRisk,
  type TripRisk,
} from '@portal/shared/contract';

import { addCustomer } from '../harness/customers';
import { addSupplier, type Supplier } from '../harness/enquiries';
import { closingCalls, endBody, setUpDesk } from '../harness/closing';
import { startTestApp, type TestApp } from '../harness/start-test-app';
import { addOngoing, addReserved, completeTrip, hoursAhead, advanceTime, tripCalls } from '../harness/trips';

const DAY = 24 * 3_600_000;
let app: TestApp;
let supplier: Supplier;
beforeAll(async () => (app = await startTestApp()));
beforeEach(async () => {
  supplier = await addSupplier(app);
  await setUpDesk(app, supplier);
});
afterAll(() => app.close());

const readRisk = async (bookingId: string) =>
  (
    await app.client<{ risk: TripRisk | null }>(srmRiskEndpoints.get, {
      token: supplier.token,
      query: { bookingId },
    })
  ).result.risk;
const listRisks = async () =>
  (await app.client<{ list: OpenTripRisk[] }>(srmRiskEndpoints.list, { token: supplier.token })).result.list;
const findFact = (risk: TripRisk | null, kind: string) => risk?.facts.find((fact) => fact.kind === kind);

/** A trip of the customer that came back a day late and closed with an open balance. */
async function addBadTrip(customerId: string): Promise<void> {
  const { tripId } = await addOngoing(app, supplier, { customerId });
  supplier = await advanceTime(app, supplier, 3 * DAY);
  const calls = closingCalls(app, supplier);
  const account = { bookingId: tripId, finesCollected: '0', salikCollected: '0', currentKilometre: 42_100 };
  const { result } = await calls.settle(account);
  const body = endBody(supplier, tripId, {
    totalAmountCollected: result.total,
    customerStatus: 'Payment Pending',
    collectedNow: '0',
  });
  const { status, text } = await calls.end(body);
  if (status !== 200) throw new Error(text);
}

test('an open trip has a risk by general rules, with what weighs how much', async () => {
  const { tripId } = await addReserved(app, supplier);
  const risk = await readRisk(tripId);
  expect(risk).toMatchObject({
    bookingId: tripId,
    source: 'rules',
    learnedAt: null,
    trips: 0,
    tripsNeeded: 60,
  });
  expect(findFact(risk, 'earlierTrips')).toMatchObject({ value: 0 });
  expect(findFact(risk, 'deposit')).toMatchObject({ value: 0 });
  expect(findFact(risk, 'leadTime')).toMatchObject({ value: 1 });
  const sum = risk?.facts.reduce((all, { weight }) => all + weight, -1.6) ?? 0;
  expect(risk?.probability).toBeCloseTo(1 / (1 + Math.exp(-sum)), 1);
});

test('earlier trips of the customer count, and those that end later do not change a trip that went out', async () => {
  const customerId = await addCustomer(app, supplier);
  const first = await addOngoing(app, supplier, { customerId, days: 30 });
  const before = await readRisk(first.tripId);
  await addBadTrip(customerId);
  const next = await addReserved(app, supplier, { customerId });
  const after = await readRisk(next.tripId);
  expect(findFact(after, 'earlierUnpaid')).toMatchObject({ value: 1, total: 1 });
  expect(findFact(after, 'earlierLate')).toMatchObject({ value: 1, total: 1 });
  expect(after?.level).toBe('high');
  // The first went out before that was known.
  expect(findFact(await readRisk(first.tripId), 'earlierTrips')).toEqual(findFact(before, 'earlierTrips'));
  expect((await listRisks())[0]).toEqual({
    bookingId: next.tripId,
    level: 'high',
    probability: after?.probability,
  });
});

test('what comes after the handover leaves the facts of the handover as they were', async () => {
  const { tripId, customerId } = await addOngoing(app, supplier);
  const before = await readRisk(tripId);
  supplier = await advanceTime(app, supplier, 3_600_000);
  await tripCalls(app, supplier).extend(tripId, hoursAhead(app, 24 * 20));
  await closingCalls(app, supplier).addEntry({
    bookingId: tripId,
    kind: 'PAYMENT',
    amount: '300',
    method: 'cash',
  });
  await app.db
    .updateTable('customers')
    .set({ licenseExpireDate: '2020-01-01' })
    .where('id', '=', customerId)
    .execute();
  expect((await readRisk(tripId))?.facts).toEqual(before?.facts);
});

test('a return that is late counts while the trip runs, and a closed trip has no risk', async () => {
  const { tripId } = await addOngoing(app, supplier, { hours: 1, days: 1 });
  const before = await readRisk(tripId);
  supplier = await advanceTime(app, supplier, 3 * DAY);
  const late = await readRisk(tripId);
  expect(findFact(late, 'lateNow')?.value).toBeGreaterThan(40);
  expect(late?.probability).toBeGreaterThan(before?.probability ?? 1);
  await app.db
    .updateTable('trips')
    .set({ status: 'COMPLETED', returnedAt: app.clock.now(), closedAt: app.clock.now() })
    .where('id', '=', tripId)
    .execute();
  expect(await readRisk(tripId)).toBeNull();
  expect(await listRisks()).toEqual([]);
});

test('nationality, name, sex, language and contact data change neither the risk nor its facts', async () => {
  const { tripId, customerId } = await addReserved(app, supplier);
  const before = JSON.stringify(await readRisk(tripId));
  const people = [
    {
      name: 'Fatima Al Mansoori',
      nationality: 'AE',
      countryCode: '+971',
      phone: '501234500',
      email: 'f@x.ae',
    },
    { name: 'John Smith', nationality: 'GB', countryCode: '+44', phone: '7700900123', email: 'j@x.uk' },
    { name: 'Ravi Kumar', nationality: 'IN', countryCode: '+91', phone: '9812300000', email: 'r@x.in' },
  ];
  for (const person of people) {
    await app.db
      .updateTable('customers')
      .set({ ...person, passportNumber: person.email })
      .where('id', '=', customerId)
      .execute();
    expect(JSON.stringify(await readRisk(tripId))).toBe(before);
  }
});

test('a company switches it off', async () => {
  const { tripId } = await addReserved(app, supplier);
  const calls = closingCalls(app, supplier);
  const { result: settings } = await calls.settings();
  expect(settings.alertRules.tripRisk).toEqual({ enabled: true });
  await calls.changeSettings({
    ...settings,
    alertRules: { ...settings.alertRules, tripRisk: { enabled: false } },
  });
  expect([await readRisk(tripId), await listRisks()]).toEqual([null, []]);
});

const mark = (bookingId: string, verdict: 'right' | 'wrong') =>
  app.client<{ risk: TripRisk | null }>(srmRiskEndpoints.mark, {
    token: supplier.token,
    body: { bookingId, verdict },
  });

test('a person marks a risk as right or wrong, may change their answer, and nothing else changes', async () => {
  const { tripId, customerId } = await addReserved(app, supplier);
  const trip = (await tripCalls(app, supplier).get(tripId)).result;
  const before = await readRisk(tripId);
  expect(before?.mark).toBeNull();
  await mark(tripId, 'right');
  const { result } = await mark(tripId, 'wrong');
  expect(result.risk).toEqual({
    ...before,
    mark: {
      verdict: 'wrong',
      level: before?.level,
      at: expect.any(String),
      by: expect.stringContaining('@'),
    },
  });
  expect((await tripCalls(app, supplier).get(tripId)).result).toEqual(trip);
  const exported = await app.client<{ riskMarks: object[] }>(srmCustomerEndpoints.exportData, {
    token: supplier.token,
    query: { customerId },
  });
  expect(exported.result.riskMarks).toMatchObject([{ bookingId: tripId, verdict: 'wrong' }]);
});

test('a trip without a risk cannot be marked, and marks go with their customer', async () => {
  const { tripId, customerId } = await addOngoing(app, supplier);
  await mark(tripId, 'right');
  await completeTrip(app, tripId);
  expect((await mark(tripId, 'right')).status).toBe(404);
  const query = { customerId };
  const erased = await app.client(srmCustomerEndpoints.erase, { token: supplier.token, query });
  expect(erased.status).toBe(200);
  const marks = await app.db
    .selectFrom('tripRiskMarks')
    .select('tripId')
    .where('tripId', '=', tripId)
    .execute();
  expect(marks).toEqual([]);
});
