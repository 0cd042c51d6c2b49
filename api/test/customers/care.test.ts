import {
  fileEndpoints,
  srmCustomerEndpoints,
  type DocumentRead,
  type FileReference,
} from '@portal/shared/contract';
import { cleanUp } from '../../src/clean-up';
import { uploadPicture } from '../harness/agents';
import { addCustomer, contactBody, customerBody, customerCalls } from '../harness/customers';
import { addSupplier, type Supplier } from '../harness/enquiries';
import { startTestApp, type TestApp } from '../harness/start-test-app';

let app: TestApp;
let supplier: Supplier;
let calls: ReturnType<typeof customerCalls>;
beforeEach(async () => {
  app = await startTestApp();
  supplier = await addSupplier(app);
  calls = customerCalls(app, supplier);
});
afterEach(() => app.close());

const reads = async (customerId: string) =>
  (
    await app.client<{ list: DocumentRead[] }>(srmCustomerEndpoints.documentReads, {
      token: supplier.token,
      query: { customerId },
    })
  ).result.list;
const open = (reference: FileReference | undefined, headers: Record<string, string> = {}) =>
  fetch(`${app.origin}${reference?.url ?? ''}`, { headers });
const getPassport = async (customerId: string) =>
  ((await calls.get(customerId)).result.passport as FileReference[])[0];
const fileRows = async (ids: readonly (string | undefined)[]) =>
  app.db
    .selectFrom('files')
    .select(['id', 'attachedAt'])
    .where('id', 'in', ids as string[])
    .execute();

test('each use of a document\u2019s link is recorded with its reader; reading the record is not', async () => {
  const customerId = await addCustomer(app, supplier);
  const passport = await getPassport(customerId);
  expect(await reads(customerId)).toEqual([]);
  const answer = await open(passport);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  await open(passport, { range: 'bytes=0-9' });
  await open(passport, { range: 'bytes=10-19' });
  await fetch(`${app.origin}${passport?.thumbnailUrl ?? ''}`);
  const list = await reads(customerId);
  expect(list.map(({ readBy, document, isThumbnail }) => [readBy, document, isThumbnail])).toEqual([
    [supplier.email, 'passport', true],
    [supplier.email, 'passport', false],
    [supplier.email, 'passport', false],
  ]);

  const byId = await app.client<FileReference>(fileEndpoints.get, {
    token: supplier.token,
    query: { fileId: passport?.id },
  });
  await open(byId.result);
  expect(await reads(customerId)).toHaveLength(4);
});

test('a link works neither without its reader, nor for another one, nor after its time', async () => {
  const passport = await getPassport(await addCustomer(app, supplier));
  const without = { ...passport, id: '', url: passport?.url?.replace(/&reader=[^&]+/, '') ?? '' };
  const other = {
    ...passport,
    id: '',
    url: passport?.url?.replace(/reader=[^&]+/, `reader=${supplier.companyId}`) ?? '',
  };
  expect([(await open(without)).status, (await open(other)).status]).toEqual([403, 403]);
  app.clock.advance(10 * 60_000);
  expect((await open(passport)).status).toBe(403);
});

test('several entries of one person become one, which keeps its details and gets the missing ones', async () => {
  const [first, second, third] = [
    await customerBody(app, supplier, {
      nationality: undefined,
      drivingLicenseNumber: undefined,
      drivingLicense: [],
    }),
    await customerBody(app, supplier, { nationality: 'Indian' }),
    contactBody(app),
  ];
  const ids: string[] = [];
  for (const body of [first, second, third]) ids.push((await calls.add(body)).result.customerId);
  const [keepId = '', ...mergeIds] = ids;
  await open(await getPassport(mergeIds[0] ?? ''));
  const { status, result } = await calls.merge(keepId, mergeIds);
  expect([status, result]).toMatchObject([
    200,
    {
      customerId: keepId,
      customerName: first.customerName,
      nationality: 'Indian',
      version: 2,
      passportNumber: first.passportNumber,
      drivingLicenseNumber: second.drivingLicenseNumber,
      passport: [{ id: first.passport[0] }, { id: second.passport[0] }],
      drivingLicense: [{ id: second.drivingLicense[0] }],
    },
  ]);
  expect((await Promise.all(mergeIds.map((id) => calls.get(id)))).map((answer) => answer.status)).toEqual([
    404, 404,
  ]);
  expect(await reads(keepId)).toHaveLength(1);
  const files = await fileRows([...first.passport, ...second.passport, ...second.drivingLicense]);
  expect(files.every(({ attachedAt }) => attachedAt !== null)).toBe(true);
});

test('the customer of another company cannot be merged, and nothing changes', async () => {
  const stranger = await addSupplier(app);
  const [own, other] = [await addCustomer(app, supplier), await addCustomer(app, stranger)];
  expect((await calls.merge(own, [other])).status).toBe(404);
  expect((await calls.merge(other, [own])).status).toBe(404);
  expect((await calls.merge(own, [own])).problem.errors?.[0]?.path).toBe('mergeIds');
  expect([(await calls.get(own)).status, (await customerCalls(app, stranger).get(other)).status]).toEqual([
    200, 200,
  ]);
});

test('erasing leaves nothing of the customer except files that others use', async () => {
  const pic = (await uploadPicture(app, supplier)).id;
  const body = await customerBody(app, supplier, { customerName: 'Gone Person', customerProfilePic: pic });
  const { customerId } = (await calls.add(body)).result;
  const sharing = await addCustomer(app, supplier, { passport: body.passport });
  const link = ((await calls.get(customerId)).result.drivingLicense as FileReference[])[0];
  expect((await calls.erase(customerId)).status).toBe(200);
  expect((await calls.get(customerId)).status).toBe(404);
  expect((await calls.erase(customerId)).status).toBe(404);
  expect((await open(link)).status).toBe(404);
  expect((await open(await getPassport(sharing))).status).toBe(200);
  expect((await fileRows([pic, ...body.drivingLicense, ...body.passport])).map(({ id }) => id)).toEqual(
    body.passport,
  );
});

test('an export contains all stored data, and who read it', async () => {
  const customerId = await addCustomer(app, supplier);
  await open(await getPassport(customerId));
  const { result } = await app.client<{ customer: object; documentReads: DocumentRead[] }>(
    srmCustomerEndpoints.exportData,
    { token: supplier.token, query: { customerId } },
  );
  expect(result).toMatchObject({
    customer: { customerId, passport: [{ url: expect.any(String) as string }] },
    documentReads: [{ readBy: supplier.email }],
  });
});

test('scans are deleted 24 months after the last trip; those of a customer who came back stay', async () => {
  const [deletedId, back, renewSession] = [
    await addCustomer(app, supplier),
    await addCustomer(app, supplier),
    await addCustomer(app, supplier),
  ];
  const DAY = 86_400_000;
  await cleanUp(app.deps);
  expect(await getPassport(deletedId)).toBeDefined();
  const scan = await getPassport(deletedId);
  app.clock.advance(735 * DAY);
  await app.db.updateTable('customers').set({ lastTripAt: app.clock.now() }).where('id', '=', back).execute();
  await app.db
    .updateTable('customerDocuments')
    .set({ addedAt: app.clock.now() })
    .where('customerId', '=', renewSession)
    .where('kind', '=', 'passport')
    .execute();
  await cleanUp(app.deps);
  const kept = await app.db.selectFrom('customerDocuments').select(['customerId', 'kind']).execute();
  expect(new Set(kept.map(({ customerId, kind }) => `${customerId} ${kind}`))).toEqual(
    new Set([`${back} passport`, `${back} drivingLicense`, `${renewSession} passport`]),
  );
  expect(await fileRows([scan?.id])).toEqual([]);
});
