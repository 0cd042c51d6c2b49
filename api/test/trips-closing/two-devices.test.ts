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

test('a second device is told of the first, and goes on from what that saved', async () => {
  const list = await newList();
  const first = await calls.addCheckList({ ...list, version: 0 });
  expect(first.result).toMatchObject({ version: 1, fuelEighths: 7 });
  // Both began with nothing.
  const second = await calls.addCheckList({ ...list, fuelEighths: 2, version: 0 });
  expect([second.status, second.problem?.code]).toEqual([409, 'changed_meanwhile']);
  expect((await calls.checkList(list)).result).toMatchObject({ fuelEighths: 7, version: 1 });
  const compared = await calls.changeCheckList({ ...list, fuelEighths: 2, version: 1 });
  expect(compared.result).toMatchObject({ fuelEighths: 2, version: 2 });
  const stale = await calls.changeCheckList({ ...list, fuelEighths: 5, version: 1 });
  expect(stale.status).toBe(409);
});

test('of two at once one is saved; a program that names no version writes over what is there', async () => {
  const list = await newList();
  const answers = await Promise.all(
    [1, 2, 3, 4].map((fuelEighths) => calls.addCheckList({ ...list, fuelEighths, version: 0 })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  const after = await calls.changeCheckList({ ...list, fuelEighths: 8 });
  expect(after.result).toMatchObject({ fuelEighths: 8, version: 2 });
});

test.each([-1, 1.5, '1'])('%p is no version', async (version) => {
  expect((await calls.addCheckList({ ...(await newList()), version })).status).toBe(422);
});
