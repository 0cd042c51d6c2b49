import type { FileReference } from '@portal/shared/contract';
import { uploadPicture } from '../harness/agents';
import { addCustomer, contactBody, customerBody, customerCalls } from '../harness/customers';
import { addSupplier, type Supplier } from '../harness/enquiries';
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

test('a contact alone is enough for a customer', async () => {
  const body = contactBody(app);
  const { status, result } = await calls.add(body);
  expect(status).toBe(201);
  expect((await calls.get(result.customerId)).result).toMatchObject({
    ...body,
    passport: [],
    drivingLicense: [],
    customerProfilePic: null,
    passportNumber: null,
    version: 1,
  });
});

test('a full registration is returned with links to its files, and marks what has expired', async () => {
  const pic = (await uploadPicture(app, supplier)).id;
  const body = await customerBody(app, supplier, {
    passportExpireDate: '2020-01-01',
    drivingLicenseExpireDate: '2099-01-01',
    customerProfilePic: pic,
    passportNumber: ' n 123-456/x ',
  });
  const { customerId } = (await calls.add(body)).result;
  const { result } = await calls.get(customerId);
  expect(result).toMatchObject({
    passportNumber: 'N123-456/X',
    expiredDocuments: ['passport'],
    drivingLicenseExpireDate: '2099-01-01',
    passport: [{ id: body.passport[0] }],
    customerProfilePic: { id: pic },
  });
  const [passport] = result.passport as FileReference[];
  expect((await fetch(`${app.origin}${passport?.url ?? ''}`)).status).toBe(200);
});

test('the phone is stored without its country\u2019s prefix and without the national zero', async () => {
  const { customerId } = (await calls.add(contactBody(app, { phoneNumber: '050 123 9999' }))).result;
  expect((await calls.get(customerId)).result).toMatchObject({
    countryCode: '+971',
    phoneNumber: '501239999',
  });
});

test.each([
  ['phoneNumber', { phoneNumber: '12345' }],
  ['phoneNumber', { phoneNumber: '+971501234567' }],
  ['countryCode', { countryCode: 'AE' }],
  ['email', { email: 'nobody' }],
  ['customerName', { customerName: 'A' }],
  ['passportNumber', { passportNumber: '!!' }],
  ['passportExpireDate', { passportExpireDate: '2027-02-30' }],
])('a wrong %s is reported on its field', async (path, change) => {
  const { status, problem } = await calls.add(contactBody(app, change));
  expect([status, problem.errors?.map((error) => error.path)]).toEqual([422, [path]]);
});

test('documents without a number are refused, and so are five of a kind', async () => {
  const { passport } = await customerBody(app, supplier);
  const nameless = await calls.add(contactBody(app, { passport }));
  expect([nameless.status, nameless.problem.errors?.[0]?.path]).toEqual([422, 'drivingLicenseNumber']);
  const many = await calls.add(
    contactBody(app, { passportNumber: 'P99', passport: Array.from({ length: 5 }, () => passport[0]) }),
  );
  expect(many.status).toBe(422);
});

test('a duplicate passport or licence names the customer who has it, but only within one company', async () => {
  const [passportNumber, drivingLicenseNumber] = ['TWICE-1', 'TWICE-2'];
  const change = { customerName: 'Anna Petrova', passportNumber, drivingLicenseNumber };
  const first = await addCustomer(app, supplier, change);
  const samePassport = await calls.add(contactBody(app, { passportNumber: 'twice -1' }));
  expect([samePassport.status, samePassport.problem]).toMatchObject([
    409,
    {
      code: 'duplicate_customer',
      existingId: first,
      errors: [{ path: 'passportNumber', message: 'Anna Petrova has this passport number already.' }],
    },
  ]);
  const other = await addCustomer(app, supplier);
  const sameLicence = await calls.change({ customerId: other, drivingLicenseNumber });
  expect([sameLicence.status, sameLicence.problem.errors?.[0]?.path]).toEqual([409, 'drivingLicenseNumber']);
  await addCustomer(app, await addSupplier(app), change);
});

test('one of ten simultaneous equal passports is added', async () => {
  const bodies = Array.from({ length: 10 }, () => contactBody(app, { passportNumber: 'RACE-1' }));
  const answers = await Promise.all(bodies.map((body) => calls.add(body)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
});

test('a change affects only what was sent; a late one changes nothing', async () => {
  const body = await customerBody(app, supplier);
  const { customerId } = (await calls.add(body)).result;
  const passport = (await uploadPicture(app, supplier, 'document')).id;
  const first = await calls.change({ customerId, passport: [passport], nationality: 'Indian', version: 1 });
  expect([first.status, first.result.version]).toEqual([200, 2]);
  const late = await calls.change({ customerId, nationality: 'French', version: 1 });
  expect([late.status, late.problem.code]).toEqual([409, 'changed_meanwhile']);
  expect((await calls.get(customerId)).result).toMatchObject({
    nationality: 'Indian',
    phoneNumber: body.phoneNumber,
    passport: [{ id: passport }],
    drivingLicense: [{ id: body.drivingLicense[0] }],
  });
  const replaced = await app.db
    .selectFrom('files')
    .select('attachedAt')
    .where('id', '=', body.passport[0] ?? '')
    .executeTakeFirstOrThrow();
  expect(replaced.attachedAt).toBeNull();
});

describe('the list', () => {
  let owner: Supplier;
  let list: ReturnType<typeof customerCalls>['list'];
  const names = async (query: Record<string, unknown>) =>
    (await list(query)).result.list.map(({ customerName }) => customerName);

  beforeAll(async () => {
    owner = await addSupplier(app);
    ({ list } = customerCalls(app, owner));
    const { add } = customerCalls(app, owner);
    await add(
      contactBody(app, {
        customerName: 'Zoe Whitfield',
        email: 'zoe@travel.example',
        passportNumber: 'GB998877',
        phoneNumber: '501112267',
      }),
    );
    await add(
      contactBody(app, { customerName: '\u0641\u0627\u0637\u0645\u0629 \u0627\u0644\u0645\u0631\u064a' }),
    );
    await add(contactBody(app, { customerName: '\u00c9lodie Al Hashimi', drivingLicenseNumber: 'DL-5544' }));
    for (let number = 1; number <= 6; number += 1)
      await add(contactBody(app, { customerName: `anna ${number}%` }));
  });

  test('has seven customers per page, by name, in both directions', async () => {
    const { result } = await list();
    expect([result.list.length, result.total, result.totalNumberOfPages]).toEqual([7, 9, 2]);
    expect(await names({ limit: 1 })).toEqual(['anna 1%']);
    expect(await names({ limit: 1, page: 9, sortOrder: 'DESC' })).toEqual(['anna 1%']);
  });

  test.each([
    ['whitf', ['Zoe Whitfield']],
    ['ZOE whit', ['Zoe Whitfield']],
    ['zo', ['Zoe Whitfield']],
    ['hi', []],
    ['travel.ex', ['Zoe Whitfield']],
    ['gb9988', ['Zoe Whitfield']],
    ['050 111 2267', ['Zoe Whitfield']],
    ['+971 50 111 2267', ['Zoe Whitfield']],
    ['112267', ['Zoe Whitfield']],
    ['dl-55', ['\u00c9lodie Al Hashimi']],
    ['\u00e9lodie', ['\u00c9lodie Al Hashimi']],
    ['\u0641\u0627\u0637\u0645\u0629', ['\u0641\u0627\u0637\u0645\u0629 \u0627\u0644\u0645\u0631\u064a']],
    ['3%', ['anna 3%']],
    ['anna zoe', []],
  ])('finds customers by "%s"', async (search, expected) => {
    expect(await names({ search })).toEqual(expected);
  });

  test('contains no documents', async () => {
    await addCustomer(app, owner, { customerName: 'aaa first' });
    const [first] = (await list({ limit: 1 })).result.list;
    expect(first).toMatchObject({ customerName: 'aaa first' });
    expect(first).not.toHaveProperty('passport');
  });
});
