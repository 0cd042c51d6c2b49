import { srmChargeEndpoints } from '@portal/shared/contract';
import { closingCalls, endBody, setUpDesk, swapVehicles } from '../harness/closing';
import { addCharge, addStatement, chargeCalls, statementMapping } from '../harness/charges';
import { addSupplier, type Supplier } from '../harness/enquiries';
import { uploadPicture } from '../harness/agents';
import { addFleetVehicle, addMaintenance, newFleetPlate } from '../harness/fleet';
import { callForPdf } from '../harness/pdf';
import { startTestApp, type TestApp } from '../harness/start-test-app';
import { addOngoing, advanceTime } from '../harness/trips';

const HOUR = 3_600_000;
const SECOND = 1000;

let app: TestApp;
let supplier: Supplier;
beforeAll(async () => {
  app = await startTestApp();
  supplier = await addSupplier(app);
  await setUpDesk(app, supplier);
});
afterAll(() => app.close());

const calls = () => chargeCalls(app, supplier);
const now = () => app.clock.now().getTime();

/** As a statement of Dubai writes a moment. */
function printMoment(at: number): string {
  const local = new Date(at + 4 * HOUR).toISOString();
  const [day = '', time = ''] = local.slice(0, 19).split('T');
  return `${day.split('-').reverse().join('/')} ${time}`;
}

async function endTrip(tripId: string, kilometre: number): Promise<void> {
  const closing = closingCalls(app, supplier);
  const { total } = (await closing.settle(endBody(supplier, tripId, { currentKilometre: kilometre }))).result;
  const ended = await closing.end(
    endBody(supplier, tripId, { currentKilometre: kilometre, totalAmountCollected: total }),
  );
  expect(ended.status).toBe(200);
}

const readPlate = async (vehicleId: string): Promise<string> =>
  (
    await app.db
      .selectFrom('fleetVehicles')
      .select('plate')
      .where('id', '=', vehicleId)
      .executeTakeFirstOrThrow()
  ).plate;

/** A trip that was swapped after an hour and came back after another, later than agreed or not. */
async function driveSwappedTrip() {
  const { tripId, vehicleId: first } = await addOngoing(app, supplier, { days: 3 });
  const second = await addFleetVehicle(app, supplier, { currentKilometre: 9900 });
  supplier = await advanceTime(app, supplier, HOUR);
  const swapped = await swapVehicles(app, supplier, { bookingId: tripId, from: first, to: second });
  const at = Date.parse(swapped.result.vehiclePeriods?.[0]?.to ?? '');
  const from = Date.parse(swapped.result.vehiclePeriods?.[0]?.from ?? '');
  supplier = await advanceTime(app, supplier, HOUR);
  await endTrip(tripId, 10_100);
  const returned = now();
  supplier = await advanceTime(app, supplier, HOUR);
  return {
    tripId,
    first,
    second,
    from,
    at,
    returned,
    plates: [await readPlate(first), await readPlate(second)] as const,
  };
}

test('each row goes to the trip that had the vehicle at that second, over a swap and after the trip is closed', async () => {
  const trip = await driveSwappedTrip();
  const [one, two] = trip.plates;
  const id = await addStatement(app, supplier, [
    [one, printMoment(trip.from + SECOND), '4', 'A1'],
    [one, printMoment(trip.at - SECOND), '4', 'A2'],
    [one, printMoment(trip.at + SECOND), '4', 'A3'],
    [two, printMoment(trip.at - SECOND), '4', 'A4'],
    [two, printMoment(trip.at + SECOND), '4', 'A5'],
    [two, printMoment(trip.returned - 2 * SECOND), '4', 'A6'],
    [two, printMoment(trip.returned + 2 * SECOND), '4', 'A7'],
    ['DXB Z 1', printMoment(trip.at), '4', 'A8'],
  ]);
  const { list } = (await calls().list({ statementId: id })).result;
  const byReference = Object.fromEntries(
    list.map(({ reference, match, bookingId }) => [reference, [match, bookingId]]),
  );
  expect(byReference).toEqual({
    A1: ['decided', trip.tripId],
    A2: ['decided', trip.tripId],
    A3: ['outside', null],
    A4: ['outside', null],
    A5: ['decided', trip.tripId],
    A6: ['decided', trip.tripId],
    A7: ['outside', null],
    A8: ['unmatched', null],
  });
  const late = list.find(({ reference }) => reference === 'A7');
  const details = (await calls().get(late?.chargeId ?? '')).result;
  expect(details.matchReason).toBe('free');
  expect(details.candidates.map(({ bookingId, plate }) => [bookingId, plate])).toEqual([[trip.tripId, two]]);
  expect(details.cells?.[3]).toBe('A7');
  const proven = (await calls().get(list.find(({ reference }) => reference === 'A5')?.chargeId ?? '')).result;
  expect(proven.proof).toMatchObject({ bookingId: trip.tripId, plate: two });
  expect(proven.proof?.contractSignedAt).toBeTruthy();
  expect(proven.history.map(({ kind }) => kind)).toEqual(['imported']);
});

test('the same statement again changes nothing, and equal rows of one statement are two charges', async () => {
  const plate = newFleetPlate(app);
  await addFleetVehicle(app, supplier, { vehicleRegistrationNumber: plate });
  const day = printMoment(now() - 48 * HOUR).slice(0, 10);
  // Two passings of one day, of which the statement says only the day.
  const rows = [
    [plate, day, '4', ''],
    [plate, day, '4', ''],
    [plate, printMoment(now() - 40 * HOUR), '4', 'B1'],
  ];
  const first = await addStatement(app, supplier, rows);
  expect((await calls().list({ statementId: first })).result.total).toBe(3);
  const again = await addStatement(app, supplier, [...rows, [plate, day, '4', '']]);
  const { list } = (await calls().statements()).result;
  expect(list.find(({ statementId }) => statementId === again)).toMatchObject({
    added: 1,
    duplicate: 3,
    refused: 0,
  });
  expect((await calls().list({ search: plate })).result.total).toBe(4);

  // Taking the first one back loses nothing: the second lists the same charges.
  expect((await calls().undo(first)).status).toBe(200);
  expect((await calls().list({ search: plate })).result.total).toBe(4);
  expect((await calls().undo(first)).status).toBe(409);
  expect((await calls().undo(again)).status).toBe(200);
  expect((await calls().list({ search: plate })).result.total).toBe(0);
  // After that, the file can be imported once more.
  await addStatement(app, supplier, rows);
  expect((await calls().list({ search: plate })).result.total).toBe(3);
});

test('a repeated call adds no line twice, and refused lines are reported with their reason', async () => {
  const { result } = await calls().createStatement({
    fileName: 'x.csv',
    headingKey: 'x',
    mapping: statementMapping,
  });
  const rows = [
    { line: 2, cells: ['DXB Z 5', printMoment(now() - HOUR), '6', 'C1'] },
    { line: 3, cells: ['DXB Z 5', '31/02/2026', 'six', 'C2'] },
    { line: 4, cells: ['', 'Total', '6', ''] },
  ];
  const body = { statementId: result.statementId, rows };
  const first = await calls().addRows(body);
  expect(first.result.rows.map(({ outcome, problems }) => [outcome, problems])).toEqual([
    ['added', []],
    ['refused', ['date.unreadable', 'amount.unreadable']],
    ['skipped', []],
  ]);
  const second = await calls().addRows(body);
  expect(second.result.rows.map(({ outcome }) => outcome)).toEqual(['added', 'refused', 'skipped']);
  expect((await calls().list({ statementId: result.statementId })).result.total).toBe(1);
  const report = await calls().report(result.statementId);
  expect(report.result.rows.map(({ line, outcome }) => [line, outcome])).toEqual([
    [3, 'refused'],
    [4, 'skipped'],
  ]);
});

test('a mapping is remembered by the headings of the company, and a preview stores nothing', async () => {
  const rows = [
    ['Our own list'],
    ['Car', 'When', 'Fee', 'Plate', 'Date', 'Amount'],
    ['x', '', '', 'DXB Z 7', '14/01/2026', '4'],
  ];
  const found = (await calls().recognise(rows)).result;
  expect(found).toMatchObject({ firstRow: 2, isRemembered: false, dateOrder: 'dayFirst' });
  const mapping = {
    issuer: 'darb',
    kind: 'toll',
    columns: found.columns,
    dateOrder: 'dayFirst',
    isNegative: false,
  };
  const before = (await calls().list()).result.total;
  const preview = await calls().preview({ mapping, rows: [{ line: 3, cells: rows[2] }] });
  expect(preview.result.rows).toMatchObject([
    { outcome: 'added', plate: 'DXB Z 7', amount: '4', match: 'unmatched' },
  ]);
  expect((await calls().list()).result.total).toBe(before);
  await calls().createStatement({ fileName: 'own.csv', headingKey: found.headingKey, mapping });
  expect((await calls().recognise(rows)).result).toMatchObject({ issuer: 'darb', isRemembered: true });
  const incomplete = await calls().preview({
    mapping: { ...mapping, columns: [null] },
    rows: [{ line: 3, cells: [] }],
  });
  expect(incomplete.status).toBe(422);
});

test('a person decides, and what is billed keeps its trip; every step is in the history', async () => {
  const trip = await driveSwappedTrip();
  const plate = trip.plates[1];
  const photo = await uploadPicture(app, supplier);
  const chargeId = await addCharge(app, supplier, {
    plate,
    at: new Date(trip.returned + 2 * SECOND).toISOString(),
    photo: photo.id,
  });
  const toDecide = (await calls().list({ match: 'toDecide', search: plate })).result;
  expect(toDecide.list.map((charge) => charge.chargeId)).toContain(chargeId);
  expect((await calls().changeState({ chargeId, state: 'billed' })).status).toBe(422);
  expect((await calls().decide({ chargeId, bookingId: trip.tripId })).result).toMatchObject({
    match: 'decided',
    isByHand: true,
    bookingId: trip.tripId,
  });
  expect((await calls().changeState({ chargeId, state: 'collected' })).status).toBe(409);
  expect((await calls().changeState({ chargeId, state: 'billed' })).status).toBe(200);
  expect((await calls().decide({ chargeId, bookingId: null })).status).toBe(409);
  expect((await calls().changeState({ chargeId, state: 'disputed' })).status).toBe(422);
  const disputed = await calls().changeState({ chargeId, state: 'disputed', reason: 'Not my car' });
  expect(disputed.result.state).toBe('disputed');
  expect((await calls().changeState({ chargeId, state: 'writtenOff', reason: 'He is right' })).status).toBe(
    200,
  );
  const details = (await calls().get(chargeId)).result;
  expect(details.photo?.id).toBe(photo.id);
  expect(details.history.map(({ kind, reason }) => [kind, reason])).toEqual([
    ['entered', null],
    ['decided', null],
    ['billed', null],
    ['disputed', 'Not my car'],
    ['writtenOff', 'He is right'],
  ]);
  await expect(
    app.db.updateTable('chargeHistory').set({ kind: 'undone' }).where('chargeId', '=', chargeId).execute(),
  ).rejects.toThrow('is not changed');
});

test('the notice tells the customer which charge is theirs, and by which contract', async () => {
  const trip = await driveSwappedTrip();
  const id = await addStatement(app, supplier, [
    [trip.plates[0], printMoment(trip.at - SECOND), '4', 'N1'],
    [trip.plates[0], printMoment(trip.at + SECOND), '4', 'N2'],
  ]);
  const { list } = (await calls().list({ statementId: id })).result;
  const findId = (reference: string) => list.find((charge) => charge.reference === reference)?.chargeId ?? '';
  const { token } = supplier;
  const notice = await callForPdf(app, srmChargeEndpoints.notice, {
    token,
    query: { chargeId: findId('N1') },
  });
  const [text = ''] = notice.pages;
  const { tripCode, customerName } = list.find(({ reference }) => reference === 'N1') ?? {};
  expect(notice.disposition).toContain(`notice-${tripCode}`);
  const second = new Date(trip.at - SECOND + 4 * HOUR).toISOString().slice(11, 19);
  for (const part of [
    'Notice of a toll',
    'Salik',
    trip.plates[0],
    second,
    'AED 4.00',
    'N1',
    tripCode,
    customerName,
  ])
    expect(text).toContain(part);
  // Outside every trip there is nobody to notify.
  const outside = await app.client(srmChargeEndpoints.notice, { token, query: { chargeId: findId('N2') } });
  expect([outside.status, outside.problem.code]).toEqual([409, 'conflict']);
});

test('a statement of which something is billed is not undone', async () => {
  const trip = await driveSwappedTrip();
  const id = await addStatement(app, supplier, [[trip.plates[0], printMoment(trip.at - SECOND), '4', 'D1']]);
  const [charge] = (await calls().list({ statementId: id })).result.list;
  await calls().changeState({ chargeId: charge?.chargeId, state: 'billed' });
  expect((await calls().undo(id)).status).toBe(409);
  const figures = (await calls().figures()).result;
  expect(figures.billed.count).toBeGreaterThan(0);
});

test('a charge in maintenance is outside, and a toll that differs from the tariff is marked', async () => {
  const plate = newFleetPlate(app);
  const vehicleId = await addFleetVehicle(app, supplier, { vehicleRegistrationNumber: plate });
  await addMaintenance(app, supplier, vehicleId);
  // Midnight to one is off-peak or Sunday in Dubai: AED 4, and never 6.
  const midnight = Math.floor((now() + 4 * HOUR) / (24 * HOUR)) * 24 * HOUR - 4 * HOUR - 24 * HOUR;
  const id = await addStatement(app, supplier, [
    [plate, printMoment(midnight + 5 * SECOND), '6', 'E1'],
    [plate, printMoment(midnight + 9 * SECOND), '4', 'E2'],
  ]);
  const { list } = (await calls().list({ statementId: id, sortOrder: 'ASC' })).result;
  expect(list.map(({ expected, isDifferent }) => [expected, isDifferent])).toEqual([
    ['4', true],
    ['4', false],
  ]);
});

test('a day without a time is the whole day on the clocks of the country', async () => {
  const chargeId = await addCharge(app, supplier, { at: '2026-01-14' });
  const { at, precision } = (await calls().get(chargeId)).result;
  expect([at, precision]).toEqual(['2026-01-13T20:00:00.000Z', 'day']);
});

test.each([
  ['2026-01-14T10:30:00.000Z', 'minute'],
  ['2026-01-14T10:30:00.250Z', 'second'],
  ['2026-01-14T10:30:01.000Z', 'second'],
])('a moment is as exact as it was entered: %s', async (at, precision) => {
  const chargeId = await addCharge(app, supplier, { at });
  expect((await calls().get(chargeId)).result).toMatchObject({ at, precision });
});

test('a charge in the future is refused', async () => {
  const answer = await calls().create({
    plate: 'DXB Z 3',
    at: new Date(now() + HOUR).toISOString(),
    amount: '5',
  });
  expect(answer.status).toBe(422);
  expect(answer.problem.errors?.[0]?.path).toBe('at');
});

test('charges are added up by month on the clocks of the country, by vehicle and by customer', async () => {
  const inMarch = '2025-03-31T19:59:59Z';
  const inApril = '2025-03-31T20:00:00Z';
  await addCharge(app, supplier, { plate: 'DXB Z 501', at: inMarch, amount: '10.50' });
  const billed = await addCharge(app, supplier, { plate: 'DXB Z 501', at: inApril, amount: '20' });
  await addCharge(app, supplier, { plate: 'DXB Z 502', at: inApril, amount: '100' });
  const trip = await driveSwappedTrip();
  await calls().decide({ chargeId: billed, bookingId: trip.tripId });
  await calls().changeState({ chargeId: billed, state: 'billed' });

  const summarize = async (groupBy: string, days = { from: '2025-03-31', to: '2025-04-01' }) => {
    const query = { groupBy, dateStartRange: days.from, dateEndRange: days.to };
    const { result } = await calls().summary(query);
    return result.list.map(({ key, label, total, unbilled, billed }) => ({
      key: groupBy === 'month' ? key : label,
      amounts: [total, unbilled, billed].map(({ amount }) => amount),
    }));
  };
  expect(await summarize('month')).toEqual([
    { key: '2025-04', amounts: ['120', '100', '20'] },
    { key: '2025-03', amounts: ['10.50', '10.50', '0'] },
  ]);
  expect(await summarize('vehicle')).toEqual([
    { key: 'DXB Z 502', amounts: ['100', '100', '0'] },
    { key: 'DXB Z 501', amounts: ['30.50', '10.50', '20'] },
  ]);
  const { customerName } = await app.db
    .selectFrom('trips')
    .select('customerName')
    .where('id', '=', trip.tripId)
    .executeTakeFirstOrThrow();
  expect(await summarize('customer')).toEqual([
    { key: null, amounts: ['110.50', '110.50', '0'] },
    { key: customerName, amounts: ['20', '0', '20'] },
  ]);
  expect(await summarize('month', { from: '2025-04-02', to: '2025-04-30' })).toEqual([]);
});
