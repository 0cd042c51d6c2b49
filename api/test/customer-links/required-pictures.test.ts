import { closingCalls } from '../harness/closing';
import { addGuest } from '../harness/customer-links';
import { uploadPicture } from '../harness/agents';
import { customerCalls } from '../harness/customers';
import { addSupplier, type Supplier } from '../harness/enquiries';
import { startTestApp, type TestApp } from '../harness/start-test-app';

let app: TestApp;
let supplier: Supplier;
beforeAll(async () => {
  app = await startTestApp();
  supplier = await addSupplier(app);
});
afterAll(() => app.close());

const none = { passport: false, drivingLicense: false, customerProfilePic: false };

async function requirePictures(names: readonly (keyof typeof none)[]): Promise<void> {
  const calls = closingCalls(app, supplier);
  const chosen = Object.fromEntries(names.map((name) => [name, true]));
  const requiredPictures = { ...none, ...chosen };
  const saved = await calls.changeSettings({ ...(await calls.settings()).result, requiredPictures });
  expect([saved.status, saved.result.requiredPictures]).toEqual([200, requiredPictures]);
}

const fill = (customerId: string, change: object = {}) => ({
  customerId,
  customerName: 'Anna Petrova',
  passportNumber: `REQ-${customerId.slice(-8)}`,
  ...change,
});

test('a company that has chosen nothing requires no picture', async () => {
  expect((await closingCalls(app, supplier).settings()).result.requiredPictures).toEqual(none);
  const guest = await addGuest(app, supplier);
  expect((await guest.details()).result.requiredPictures).toEqual([]);
  expect((await guest.send(fill(guest.customerId))).status).toBe(200);
});

test('the link says which pictures are required; without them the form is refused, and the link still works', async () => {
  await requirePictures(['drivingLicense', 'customerProfilePic']);
  const guest = await addGuest(app, supplier);
  expect((await guest.details()).result.requiredPictures).toEqual(['drivingLicense', 'customerProfilePic']);
  const refused = await guest.send(fill(guest.customerId));
  expect([refused.status, refused.problem.code]).toEqual([422, 'invalid_input']);
  const message = 'Fill in this field.';
  expect(refused.problem.errors).toEqual([
    { path: 'drivingLicense', message },
    { path: 'customerProfilePic', message },
  ]);
  const [licence, picture] = [(await guest.upload()).result.id, (await guest.upload('image')).result.id];
  const half = await guest.send(
    fill(guest.customerId, { drivingLicense: [licence], customerProfilePic: null }),
  );
  expect(half.problem.errors?.map(({ path }) => path)).toEqual(['customerProfilePic']);
  const body = fill(guest.customerId, { drivingLicense: [licence], customerProfilePic: picture });
  expect((await guest.send(body)).status).toBe(200);
});

test('a picture that the company has already counts, unless the customer removes it', async () => {
  await requirePictures(['passport']);
  const guest = await addGuest(app, supplier);
  const { customerId } = guest;
  const passport = (await uploadPicture(app, supplier, 'document')).id;
  await customerCalls(app, supplier).change({
    customerId,
    passportNumber: `REQ-${customerId.slice(-8)}`,
    passport: [passport],
  });
  expect((await guest.details()).result.requiredPictures).toEqual([]);
  const emptied = await guest.send(fill(customerId, { passport: [] }));
  expect(emptied.problem.errors?.map(({ path }) => path)).toEqual(['passport']);
  expect((await guest.send(fill(customerId))).status).toBe(200);
});

test('the choice of one company requires nothing of the customers of another', async () => {
  await requirePictures(['passport']);
  const other = await addSupplier(app);
  const guest = await addGuest(app, other);
  expect((await guest.details()).result.requiredPictures).toEqual([]);
});
