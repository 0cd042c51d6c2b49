import {
  srmBookingEndpoints,
  srmCheckListEndpoints,
  tripPlanningEndpoints,
  type LastCheckList,
  type TripRecord,
} from '@portal/shared/contract';

import { uploadPicture } from '../harness/agents';
import { closingCalls, setUpDesk } from '../harness/closing';
import { addSupplier, type Supplier } from '../harness/enquiries';
import { callForPdf } from '../harness/pdf';
import { startTestApp, type TestApp } from '../harness/start-test-app';
import { addPaid, tripCalls } from '../harness/trips';

let app: TestApp;
let supplier: Supplier;
let calls: ReturnType<typeof closingCalls>;
beforeAll(async () => {
  app = await startTestApp();
  supplier = await addSupplier(app);
  calls = closingCalls(app, supplier);
  await setUpDesk(app, supplier);
});
afterAll(() => app.close());

const condition = {
  fuelEighths: 8,
  cleanliness: 'clean',
  keysCount: 2,
  spareWheel: true,
  jack: true,
  triangle: true,
  firstAidKit: true,
  registrationCard: true,
  tollTag: true,
  zones: [{ zone: 'roof', condition: 'dent', note: 'Hail', photos: [] }],
};
const assumed = { odometer: 'last-reading', fuel: 'last-list', condition: 'last-list' };
const getLast = (vehicleId: string) =>
  app.client<LastCheckList>(srmCheckListEndpoints.last, { token: supplier.token, query: { vehicleId } });
const sign = async (bookingId: string) =>
  calls.sign({
    bookingId,
    agentSignature: (await uploadPicture(app, supplier)).id,
    customerSignature: (await uploadPicture(app, supplier)).id,
  });

test('the last list is the newest complete one of a trip that began', async () => {
  const { tripId, vehicleId } = await addPaid(app, supplier, { hours: 0 });
  expect((await getLast(vehicleId)).result).toEqual({ list: null, isFullRequired: false });
  await calls.addCheckList({ ...condition, vehicleId, bookingId: tripId, odometer: 42_100 });
  // The trip has not begun.
  expect((await getLast(vehicleId)).result.list).toBeNull();
  await sign(tripId);
  const started = await app.client<TripRecord>(srmBookingEndpoints.updateStatus, {
    token: supplier.token,
    body: { bookingId: tripId, status: 'ONGOING' },
  });
  expect(started.status).toBe(200);
  const { tripCode } = (await tripCalls(app, supplier).get(tripId)).result;
  const handover = (await getLast(vehicleId)).result;
  expect(handover).toMatchObject({ tripCode, list: { odometer: 42_100, moment: 'handover', assumed: null } });
  expect(handover.filledAt).toBe(handover.list?.signedAt);
  // A return that is not complete says less than the handover.
  app.clock.advance(60_000);
  const back = { vehicleId, bookingId: tripId, moment: 'return' };
  await calls.addCheckList({ ...back, odometer: 42_300 });
  expect((await getLast(vehicleId)).result.list?.odometer).toBe(42_100);
  await calls.changeCheckList({ ...back, ...condition, odometer: 42_300 });
  expect((await getLast(vehicleId)).result.list).toMatchObject({ odometer: 42_300, moment: 'return' });
});

test('the list and the contract say what nobody read again, until somebody does', async () => {
  const { tripId: bookingId, vehicleId } = await addPaid(app, supplier);
  const list = { ...condition, vehicleId, bookingId, odometer: 42_100 };
  const saved = await calls.addCheckList({ ...list, assumed, version: 0 });
  expect(saved.result).toMatchObject({ assumed, version: 1 });
  // The same again changes nothing; a reading does.
  expect((await calls.changeCheckList({ ...list, assumed, version: 0 })).result.version).toBe(1);
  const { odometer: _, ...rest } = assumed;
  const read = await calls.changeCheckList({ ...list, odometer: 42_105, assumed: rest, version: 1 });
  expect(read.result).toMatchObject({ assumed: rest, odometer: 42_105 });
  expect((await sign(bookingId)).status).toBe(201);
  expect((await calls.checkList({ vehicleId, bookingId })).result).toMatchObject({ assumed: rest });
  const pdf = await callForPdf(app, tripPlanningEndpoints.contractPdf, {
    token: supplier.token,
    query: { bookingId },
  });
  const text = pdf.pages.join(' ');
  expect(text).toContain('Not read again');
  expect(text).toContain('Fuel as last recorded');
  expect(text).not.toContain('Kilometres of the last reading');
});

test('a company can want every list filled in at the vehicle', async () => {
  const { tripId: bookingId, vehicleId } = await addPaid(app, supplier);
  const list = { ...condition, vehicleId, bookingId, odometer: 42_100 };
  const settings = (await calls.settings()).result;
  expect(settings.fullCheckLists).toBe(false);
  await calls.changeSettings({ ...settings, fullCheckLists: true });
  const refused = await calls.addCheckList({ ...list, assumed });
  expect([refused.status, refused.problem.errors?.[0]?.path]).toEqual([422, 'assumed']);
  expect((await getLast(vehicleId)).result.isFullRequired).toBe(true);
  expect((await calls.addCheckList({ ...list, assumed: {} })).status).toBe(201);
  await calls.changeSettings({ ...settings, fullCheckLists: false });
});
