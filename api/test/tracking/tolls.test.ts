import {
  DAY,
  HOUR,
  MINUTE,
  srmCustomerEndpoints,
  srmTollEndpoints,
  type TollComparison,
  type TollGate,
  type TripTolls,
} from '@portal/shared/contract';

import { foreseeTolls } from '../../src/domains/tolls';
import { insertPositions, maintainPositions, toPositionRow } from '../../src/domains/tracking';
import { unknownStatus } from '../../src/tracking/protocols/report';
import { chargeCalls, statementMapping } from '../harness/charges';
import { addSupplier, type Supplier } from '../harness/enquiries';
import { startTestApp, type TestApp } from '../harness/start-test-app';
import { addTrackedTrip } from './add-tracked-trip';

/** Across a road that runs east, at 25.1, 55.2. */
const barsha = {
  gateId: 'salik:alBarsha',
  from: { latitude: 25.0996, longitude: 55.2 },
  to: { latitude: 25.1004, longitude: 55.2 },
};
let app: TestApp;
let supplier: Supplier;
beforeAll(async () => {
  app = await startTestApp();
  // Gates are free at night, so the clock goes on to the next 14:00 of Dubai.
  const wait = 10 * HOUR - (app.clock.now().getTime() % DAY);
  app.clock.advance(wait < 0 ? wait + DAY : wait);
});
beforeEach(async () => (supplier = await addSupplier(app)));
afterAll(() => app.close());

const call = <Answer>(endpoint: Parameters<TestApp['client']>[0], parts: object = {}) =>
  app.client<Answer>(endpoint, { token: supplier.token, ...parts });
const listGates = async () => (await call<{ list: TollGate[] }>(srmTollEndpoints.listGates)).result.list;
const findBarsha = async () => (await listGates()).find(({ gateId }) => gateId === barsha.gateId);
const readTrip = async (bookingId: string) =>
  (await call<TripTolls>(srmTollEndpoints.trip, { query: { bookingId } })).result;
const today = () => new Date(app.clock.now().getTime() + 4 * 60 * MINUTE).toISOString().slice(0, 10);
const compare = async (query: object = {}) =>
  call<TollComparison>(srmTollEndpoints.compare, {
    query: { startDate: today(), endDate: today(), ...query },
  });

let names = 0;
async function trackTrip() {
  names += 1;
  const { vehicleId, ...tracked } = await addTrackedTrip(app, supplier, `toll-${names}`);
  const { plate } = await app.db
    .selectFrom('fleetVehicles')
    .select('plate')
    .where('id', '=', vehicleId)
    .executeTakeFirstOrThrow();
  return { ...tracked, plate };
}
type Tracked = Awaited<ReturnType<typeof trackTrip>>;

/** Positions of some minutes on the road, 25 metres a second, every 20 seconds. @returns when it passed 55.2 */
async function driveThrough({ key }: Tracked, { direction = 1, latitude = 25.1 } = {}): Promise<Date> {
  const start = Math.ceil(app.clock.now().getTime() / 1000) * 1000;
  const rows = Array.from({ length: 7 }, (_, step) => {
    const fixTime = new Date(start + step * 20_000);
    const longitude =
      55.2 + ((step * 20 - 50) * 25 * direction) / (111_195 * Math.cos((25.1 * Math.PI) / 180));
    const course = direction > 0 ? 90 : 270;
    const place = { latitude, longitude, course, speed: 90, isFixed: true, isMoving: true };
    const unknown = { altitude: null, satellites: 9, hdop: null, accuracy: null, odometer: null };
    return toPositionRow(key, { ...unknownStatus, fixTime, ...place, ...unknown }, fixTime);
  });
  await insertPositions(app.db, rows);
  app.clock.advance(2.25 * MINUTE);
  return new Date(start + 50_000);
}

const mapping = { ...statementMapping, columns: ['plate', 'dateTime', 'amount', 'place'] };
/** As a statement writes it: on the clocks of the Emirates. */
const write = (at: Date) =>
  new Date(at.getTime() + 4 * 60 * MINUTE).toISOString().slice(0, 19).replace('T', ' ');
async function importLines(lines: readonly (readonly [plate: string, at: Date, gate?: string])[]) {
  const calls = chargeCalls(app, supplier);
  const { result } = await calls.createStatement({ fileName: 'salik.csv', headingKey: 'tolls', mapping });
  const rows = lines.map(([plate, at, gate = 'Al Barsha'], index) => ({
    line: index + 2,
    cells: [plate, write(at), '4', gate],
  }));
  const added = await calls.addRows({ statementId: result.statementId, rows });
  expect(added.result.rows.map(({ outcome }) => outcome)).toEqual(lines.map(() => 'added'));
}

test('the gates of the country are listed without a place, and one that nobody names is not found', async () => {
  const gates = await listGates();
  expect(gates).toHaveLength(14);
  expect(gates.every(({ place }) => !place)).toBe(true);
  const body = { ...barsha, gateId: 'salik:elsewhere' };
  expect((await call(srmTollEndpoints.placeGate, { body })).status).toBe(404);
  expect((await call(srmTollEndpoints.forgetGate, { query: { gateId: 'salik:elsewhere' } })).status).toBe(
    404,
  );
});

test('a gate that the desk marks foresees what passed it before and passes it after, once', async () => {
  const tracked = await trackTrip();
  const earlier = await driveThrough(tracked);
  expect((await call(srmTollEndpoints.placeGate, { body: barsha })).result).toMatchObject({
    place: { source: 'drawn', course: null },
  });
  await foreseeTolls(app.deps);
  const later = await driveThrough(tracked, { direction: -1 });
  await foreseeTolls(app.deps);
  // Everything once more, as after a run that was interrupted.
  await app.db.deleteFrom('tollWatches').execute();
  await call(srmTollEndpoints.placeGate, { body: barsha });
  await foreseeTolls(app.deps);
  const tolls = await readTrip(tracked.tripId);
  expect(tolls.list.map(({ at, state, gateName }) => [at, state, gateName])).toEqual([
    [later.toISOString(), 'awaited', 'Al Barsha'],
    [earlier.toISOString(), 'awaited', 'Al Barsha'],
  ]);
  expect(tolls.foreseen.count).toBe(2);
  expect(tolls.foreseen.amount).toBe(
    String(tolls.list.reduce((sum, { foreseen }) => sum + Number(foreseen), 0)),
  );
  await call(srmTollEndpoints.forgetGate, { query: { gateId: barsha.gateId } });
  expect((await readTrip(tracked.tripId)).list).toEqual([]);
});

test('a parallel road, and the wrong direction, foresee nothing', async () => {
  const [parallel, back] = [await trackTrip(), await trackTrip()];
  await call(srmTollEndpoints.placeGate, { body: { ...barsha, course: 270 } });
  await driveThrough(parallel, { latitude: 25.1012 });
  await driveThrough(back);
  await foreseeTolls(app.deps);
  for (const { tripId } of [parallel, back]) expect((await readTrip(tripId)).list).toEqual([]);
});

test('a gate is learned from statements, and its passings are compared with the next ones', async () => {
  const [first, second] = [await trackTrip(), await trackTrip()];
  const passed = [
    await driveThrough(first),
    await driveThrough(second),
    await driveThrough(first, { direction: -1 }),
  ];
  await importLines([
    [first.plate, passed[0] as Date],
    [second.plate, passed[1] as Date],
  ]);
  await foreseeTolls(app.deps);
  expect(await findBarsha()).toMatchObject({ place: null, observed: 0 });
  await importLines([[first.plate, passed[2] as Date]]);
  await foreseeTolls(app.deps);
  expect(await findBarsha()).toMatchObject({
    observed: 3,
    agreed: 3,
    place: { source: 'learned', course: null },
  });
  expect((await readTrip(first.tripId)).list.map(({ state, charged }) => [state, charged])).toEqual([
    ['matched', '4'],
    ['matched', '4'],
  ]);
  // One more passing, one line that no passing explains, and one that is listed twice.
  const missing = await driveThrough(second);
  await driveThrough(first, { latitude: 25.6 });
  const elsewhere = new Date(app.clock.now().getTime() - 1.5 * MINUTE);
  await importLines([
    [first.plate, elsewhere],
    [second.plate, new Date((passed[1] as Date).getTime() + 20_000)],
    ['DXB Z 99999', elsewhere],
  ]);
  await foreseeTolls(app.deps);
  const { result } = await compare();
  expect(result.counts).toMatchObject({ matched: 3, missing: 1, foreign: 1, doubled: 1, notJudged: 1 });
  expect([result.placedGates, result.gates]).toEqual([1, 14]);
  const shown = (await compare({ state: 'missing' })).result;
  expect(shown.list).toMatchObject([{ at: missing.toISOString(), trip: { bookingId: second.tripId } }]);
  expect((await compare({ endDate: '2000-01-01' })).problem?.errors).toEqual([
    expect.objectContaining({ path: 'endDate' }),
  ]);
});

test('a customer gets the passings of their trips, which are deleted with them and at the age of positions', async () => {
  const [first, second] = [await trackTrip(), await trackTrip()];
  await call(srmTollEndpoints.placeGate, { body: barsha });
  await driveThrough(first);
  await driveThrough(second);
  await foreseeTolls(app.deps);
  const count = async () =>
    (
      await app.db
        .selectFrom('tollPassings')
        .select('gate')
        .where('companyId', '=', first.key.companyId)
        .execute()
    ).length;
  expect(await count()).toBe(2);
  const { customerId } = await app.db
    .updateTable('trips')
    .set({ status: 'COMPLETED', returnedAt: app.clock.now(), closedAt: app.clock.now() })
    .where('id', '=', first.tripId)
    .returning('customerId')
    .executeTakeFirstOrThrow();
  const exported = await call<{ tollPassings: object[] }>(srmCustomerEndpoints.exportData, {
    query: { customerId },
  });
  expect(exported.result.tollPassings).toMatchObject([{ gateName: 'Al Barsha', at: expect.any(String) }]);
  await call(srmCustomerEndpoints.erase, { query: { customerId } });
  expect(await count()).toBe(1);
  app.clock.advance((app.deps.config.tracking.retentionDays + 1) * 1440 * MINUTE);
  await maintainPositions(app.deps);
  expect(await count()).toBe(0);
});
