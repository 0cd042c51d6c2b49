import { uploadPicture } from '../harness/agents';
import { closingCalls } from '../harness/closing';
import { addSupplier, type Supplier } from '../harness/enquiries';
import { startTestApp, type TestApp } from '../harness/start-test-app';
import { addPaid } from '../harness/trips';

let app: TestApp;
let supplier: Supplier;
let calls: ReturnType<typeof closingCalls>;
beforeAll(async () => {
  app = await startTestApp();
  supplier = await addSupplier(app);
  calls = closingCalls(app, supplier);
});
afterAll(() => app.close());

const newList = async () => {
  const { tripId, vehicleId } = await addPaid(app, supplier);
  return { vehicleId, bookingId: tripId, fuelEighths: 7 };
};

test('a second device learns of the first, and continues from what that saved', async () => {
  const list = await newList();
  const first = await calls.addCheckList({ ...list, version: 0 });
  expect(first.result).toMatchObject({ version: 1, fuelEighths: 7 });
  // Both began with an empty list.
  const second = await calls.addCheckList({ ...list, fuelEighths: 2, version: 0 });
  expect([second.status, second.problem?.code]).toEqual([409, 'changed_meanwhile']);
  expect((await calls.checkList(list)).result).toMatchObject({ fuelEighths: 7, version: 1 });
  const compared = await calls.changeCheckList({ ...list, fuelEighths: 2, version: 1 });
  expect(compared.result).toMatchObject({ fuelEighths: 2, version: 2 });
  const stale = await calls.changeCheckList({ ...list, fuelEighths: 5, version: 1 });
  expect(stale.status).toBe(409);
});

test('one of two simultaneous lists is saved; a client that names no version overwrites it', async () => {
  const list = await newList();
  const answers = await Promise.all(
    [1, 2, 3, 4].map((fuelEighths) => calls.addCheckList({ ...list, fuelEighths, version: 0 })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  const after = await calls.changeCheckList({ ...list, fuelEighths: 8 });
  expect(after.result).toMatchObject({ fuelEighths: 8, version: 2 });
});

test.each([-1, 1.5, '1'])('%p is not a valid version', async (version) => {
  expect((await calls.addCheckList({ ...(await newList()), version })).status).toBe(422);
});

test('saving the current contents is no change, from any version', async () => {
  const [photo, another] = [await uploadPicture(app, supplier), await uploadPicture(app, supplier)];
  const zoneWith = (...photos: string[]) => [{ zone: 'roof', condition: 'dent', note: 'Hail', photos }];
  const list = { ...(await newList()), jack: true, zones: zoneWith(photo.id) };
  await calls.addCheckList({ ...list, version: 0 });
  expect((await calls.changeCheckList({ ...list, jack: false, version: 1 })).result.version).toBe(2);
  expect((await calls.changeCheckList({ ...list, version: 2 })).result.version).toBe(3);
  const same = await calls.changeCheckList({ ...list, version: 1 });
  expect(same).toMatchObject({
    status: 200,
    result: { version: 3, zones: [{ photos: [{ id: photo.id }] }] },
  });
  // Continuing it is a write like any other.
  const goneOn = await calls.addCheckList({ ...list, version: 0 });
  expect([goneOn.status, goneOn.result.version]).toEqual([201, 3]);
  for (const photos of [[], [another.id], [photo.id, another.id]])
    expect((await calls.changeCheckList({ ...list, zones: zoneWith(...photos), version: 1 })).status).toBe(
      409,
    );
  expect((await calls.checkList(list)).result).toMatchObject({ version: 3, jack: true });
});

test('an empty list does not count as one that another device has saved', async () => {
  const { vehicleId, bookingId } = await newList();
  const answer = await calls.addCheckList({ vehicleId, bookingId, version: 4 });
  expect([answer.status, answer.problem.code]).toEqual([409, 'changed_meanwhile']);
  expect((await calls.checkList({ vehicleId, bookingId })).result).toBeNull();
});

test('a list that was signed meanwhile is reported as signed, not as changed', async () => {
  const list = await newList();
  await calls.addCheckList({ ...list, version: 0 });
  const { id } = await uploadPicture(app, supplier);
  const both = { ...list, odometer: 42_150, agentSignature: id, customerSignature: id };
  expect((await calls.changeCheckList({ ...both, version: 1 })).result).toMatchObject({ version: 2 });
  for (const body of [
    { ...list, version: 1 },
    { ...both, version: 1 },
    { ...both, version: 2 },
  ])
    expect((await calls.changeCheckList(body)).problem.code).toBe('signed_already');
});

test('a call that is repeated with its key gets the first answer, and changes nothing twice', async () => {
  const list = { ...(await newList()), version: 0 };
  const key = { 'idempotency-key': 'one checklist only' };
  const first = await calls.addCheckList(list, key);
  await calls.changeCheckList({ ...list, fuelEighths: 2, version: 1 });
  const again = await calls.addCheckList(list, key);
  expect([first, again].map(({ status, result }) => [status, result.version])).toEqual([
    [201, 1],
    [201, 1],
  ]);
  expect((await calls.checkList(list)).result).toMatchObject({ fuelEighths: 2, version: 2 });
});

test('a version conflict does not reveal a list to a stranger', async () => {
  const list = await newList();
  const { checkListId } = (await calls.addCheckList({ ...list, version: 0 })).result;
  const otherCalls = closingCalls(app, await addSupplier(app));
  for (const version of [0, 1]) {
    expect((await otherCalls.changeCheckList({ ...list, checkListId, version })).status).toBe(404);
    expect((await otherCalls.addCheckList({ ...list, version })).status).toBe(404);
  }
});
