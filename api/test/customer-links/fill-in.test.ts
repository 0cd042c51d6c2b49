import { limits, type LiveCustomerFilled } from '@portal/shared/contract';
import { sql } from 'kysely';
import { cleanUp } from '../../src/clean-up';
import { createUploadForm, uploadAs } from '../harness/upload-fixtures';
import { uploadPicture } from '../harness/agents';
import { addRequestedLink, addGuest, guestCalls, linkCalls } from '../harness/customer-links';
import { addCustomer, customerCalls } from '../harness/customers';
import { addSupplier, type Supplier } from '../harness/enquiries';
import { openLive } from '../harness/live';
import { startTestApp, type TestApp } from '../harness/start-test-app';

let app: TestApp;
let supplier: Supplier;
let calls: ReturnType<typeof customerCalls>;
beforeAll(async () => {
  app = await startTestApp();
  supplier = await addSupplier(app);
  calls = customerCalls(app, supplier);
});
afterAll(() => app.close());

let numbers = 0;
const filled = (customerId: string, change: object = {}) => ({
  customerId,
  customerName: 'Anna Petrova',
  nationality: 'Bulgarian',
  email: 'anna@mail.example',
  countryCode: '+359',
  phoneNumber: '888123456',
  passportNumber: `FORM-${(numbers += 1)}`,
  passportExpireDate: '2031-05-01',
  ...change,
});

test('what the customer sends becomes part of their record, files included, and the agent is notified at once', async () => {
  const guest = await addGuest(app, supplier);
  const live = await openLive(app, supplier.token);
  const [passport, picture] = [(await guest.upload()).result.id, (await guest.upload('image')).result.id];
  const body = filled(guest.customerId, { passport: [passport], customerProfilePic: picture });
  expect((await guest.send(body)).status).toBe(200);
  expect((await calls.get(guest.customerId)).result).toMatchObject({
    customerName: 'Anna Petrova',
    countryCode: '+359',
    phoneNumber: '888123456',
    passportExpireDate: '2031-05-01',
    passport: [{ id: passport }],
    customerProfilePic: { id: picture },
  });
  const findEvent = () => live.events.find(({ name }) => name === 'customer:filled');
  await live.until(() => findEvent() !== undefined);
  const { customerId, bookingId } = guest;
  expect(findEvent()?.data as LiveCustomerFilled).toEqual({
    kind: 'customer:filled',
    customerId,
    bookingId,
    customerName: 'Anna Petrova',
    at: expect.any(String) as string,
  });
  expect(findEvent()?.id).toBeGreaterThan(0);
  live.cut();
  expect((await linkCalls(app, supplier).state(guest)).result.state).toBe('USED');
});

test('an agent who was away is notified on return', async () => {
  const live = await openLive(app, supplier.token);
  await live.until(() => live.events.length > 0);
  const place = live.events[0]?.id ?? 0;
  live.cut();
  const guest = await addGuest(app, supplier);
  await guest.send(filled(guest.customerId));
  const later = await openLive(app, supplier.token, place);
  await later.until(() => later.events.some(({ name }) => name === 'customer:filled'));
  later.cut();
});

test('a link works once: after that every call with it is refused, and nothing is lost', async () => {
  const guest = await addGuest(app, supplier);
  await guest.send(filled(guest.customerId, { customerName: 'First' }));
  const again = await guest.send(filled(guest.customerId, { customerName: 'Second' }));
  for (const answer of [
    again,
    await guest.details(),
    await guest.get(guest.customerId),
    await guest.upload(),
  ])
    expect([answer.status, answer.problem.code]).toEqual([409, 'link_used']);
  expect((await calls.get(guest.customerId)).result.customerName).toBe('First');
});

test('one of ten simultaneous submissions wins, and nine are refused', async () => {
  const guest = await addGuest(app, supplier);
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, number) =>
      guest.send(filled(guest.customerId, { customerName: `Try ${number}` })),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
  expect((await calls.get(guest.customerId)).result.version).toBe(2);
});

test('a submission that is repeated after a lost answer gets that answer', async () => {
  const guest = await addGuest(app, supplier);
  const body = filled(guest.customerId);
  const headers = { 'idempotency-key': 'the-same' };
  const first = await guest.send(body, headers);
  const again = await guest.send(body, headers);
  expect([again.status, again.result]).toEqual([200, first.result]);
});

test('a simultaneous change of the agent does not block the submission', async () => {
  const guest = await addGuest(app, supplier);
  await calls.change({ customerId: guest.customerId, nationality: 'French' });
  expect((await guest.send(filled(guest.customerId, { version: 1 }))).status).toBe(200);
});

test('an invalid form is reported on its field, and the link still works', async () => {
  const guest = await addGuest(app, supplier);
  const { passportNumber: _number, ...nameless } = filled(guest.customerId);
  const refused = await guest.send(nameless);
  expect([refused.status, refused.problem.errors?.[0]?.path]).toEqual([422, 'drivingLicenseNumber']);
  const wrong = await guest.send(filled(guest.customerId, { email: 'nobody' }));
  expect([wrong.status, wrong.problem.errors?.[0]?.path]).toEqual([422, 'email']);
  expect((await guest.send(filled(guest.customerId))).status).toBe(200);
});

test('a number that another customer has is refused without any mention of that customer', async () => {
  await addCustomer(app, supplier, { customerName: 'Secret Person', passportNumber: 'SECRET-9' });
  const guest = await addGuest(app, supplier);
  const { status, problem, text } = await guest.send(
    filled(guest.customerId, { passportNumber: 'SECRET-9' }),
  );
  expect([status, problem.code, problem.errors?.[0]?.path]).toEqual([
    409,
    'duplicate_customer',
    'passportNumber',
  ]);
  expect(text).not.toMatch(/Secret Person|existingId/);
  expect((await guest.send(filled(guest.customerId))).status).toBe(200);
});

test('only files that came through the link, or are the customer’s already, can be attached', async () => {
  const [guest, other] = [await addGuest(app, supplier), await addGuest(app, supplier)];
  const agents = (await uploadPicture(app, supplier, 'document')).id;
  const others = (await other.upload()).result.id;
  for (const fileId of [agents, others]) {
    const refused = await guest.send(filled(guest.customerId, { drivingLicense: [fileId] }));
    expect([refused.status, refused.problem.errors?.[0]?.path]).toEqual([404, 'drivingLicense']);
  }
  const own = (await guest.upload()).result.id;
  await calls.change({ customerId: guest.customerId, passportNumber: 'KEEP-1', passport: [agents] });
  const sent = await guest.send(filled(guest.customerId, { passport: [agents, own] }));
  expect(sent.status).toBe(200);
});

test('another customer is answered like a missing one', async () => {
  const [guest, other] = [await addGuest(app, supplier), await addRequestedLink(app, supplier)];
  for (const answer of [await guest.get(other.customerId), await guest.send(filled(other.customerId))])
    expect([answer.status, answer.problem.code]).toEqual([404, 'not_found']);
});

test('uploads are counted; failed ones are not', async () => {
  const guest = await addGuest(app, supplier);
  expect((await guest.upload('video')).status).toBe(415);
  await app.db
    .updateTable('customerLinks')
    .set({ uploads: limits.customerFiles.linkUploads - 1 })
    .where('customerId', '=', guest.customerId)
    .execute();
  const answers = await Promise.all([guest.upload(), guest.upload(), guest.upload()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 429, 429]);
});

test('a company without room refuses before it reads the file, tells the customer why, and nothing is counted', async () => {
  const full = await addSupplier(app);
  const guest = await addGuest(app, full);
  await sql`insert into files (id, owner_id, kind, name, mime_type, bytes, storage_key, sha256)
    values (gen_random_uuid(), ${full.userId}, 'image', 'a.webp', 'image/webp',
      ${limits.fileStorage.byPlan.BUSINESS.bytes}::bigint, gen_random_uuid()::text, repeat('a', 64))`.execute(
    app.db,
  );
  // No picture at all: a server that read it would say so.
  const { status, problem } = await uploadAs(app, guest.token, createUploadForm(Buffer.alloc(1000, 1)));
  const detail = 'The rental company has no space for more files. Ask the company.';
  expect([status, problem.code, problem.detail]).toEqual([409, 'plan_limit', detail]);
  const link = await app.db
    .selectFrom('customerLinks')
    .select('uploads')
    .where('customerId', '=', guest.customerId)
    .executeTakeFirstOrThrow();
  expect(link.uploads).toBe(0);
});

test('files that were sent and never submitted are deleted after a day', async () => {
  const guest = await addGuest(app, supplier);
  const file = (await guest.upload()).result.id;
  app.clock.advance(limits.fileStorage.unattachedLife + 60_000);
  await cleanUp(app.deps);
  const left = await app.db.selectFrom('files').select('id').where('id', '=', file).execute();
  expect(left).toEqual([]);
  const stale = await guestCalls(app, guest.token).send(filled(guest.customerId, { passport: [file] }));
  expect(stale.problem.errors?.[0]?.path).toBe('passport');
});
