import {
  searchEndpoints,
  srmCustomerEndpoints,
  tripPlanningEndpoints,
  type CustomerImportReport,
  type FoundItem,
} from '@portal/shared/contract';
import { setUpDesk } from '../harness/closing';
import { addGuest } from '../harness/customer-links';
import { addCustomer, contactBody, customerCalls } from '../harness/customers';
import { addSupplier, type Supplier } from '../harness/enquiries';
import { callForPdf } from '../harness/pdf';
import { startTestApp, type TestApp } from '../harness/start-test-app';
import { addPaid } from '../harness/trips';
import { openWorkbook } from '../harness/workbook';

let app: TestApp;
let supplier: Supplier;
let calls: ReturnType<typeof customerCalls>;
beforeAll(async () => {
  app = await startTestApp();
  supplier = await addSupplier(app);
  await setUpDesk(app, supplier);
  calls = customerCalls(app, supplier);
});
afterAll(() => app.close());

const read = async (customerId: string) => (await calls.get(customerId)).result.emiratesId;

test('it is accepted with or without hyphens, kept as digits, and answered as on the card', async () => {
  for (const emiratesId of ['784-1985-7654321-3', '784198576543213']) {
    const { status, result } = await calls.add(contactBody(app, { emiratesId }));
    expect(status).toBe(201);
    expect(await read(result.customerId)).toBe('784-1985-7654321-3');
    const stored = await app.db
      .selectFrom('customers')
      .select('emiratesId')
      .where('id', '=', result.customerId)
      .executeTakeFirstOrThrow();
    expect(stored.emiratesId).toBe('784198576543213');
  }
});

test('a customer need not have one, and an empty text removes it', async () => {
  const { customerId } = (await calls.add(contactBody(app))).result;
  expect(await read(customerId)).toBeNull();
  await calls.change({ customerId, emiratesId: '784-2001-1122334-1' });
  await calls.change({ customerId, nationality: 'Emirati' });
  expect(await read(customerId)).toBe('784-2001-1122334-1');
  // The same number in its other form is no change.
  await calls.change({ customerId, emiratesId: '784200111223341' });
  await calls.change({ customerId, emiratesId: '' });
  expect(await read(customerId)).toBeNull();
  const { list } = (
    await app.client<{ list: { fields: string[] }[] }>(srmCustomerEndpoints.changes, {
      token: supplier.token,
      query: { customerId },
    })
  ).result;
  expect(list.filter(({ fields }) => fields.includes('emiratesId'))).toHaveLength(2);
});

test.each(['784-1985-7654321-4', '785-1985-7654321-3', '784-1985-765432-3', '12345'])(
  'the wrong number %s is reported on its field',
  async (emiratesId) => {
    const { status, problem } = await calls.add(contactBody(app, { emiratesId }));
    expect([status, problem.errors]).toEqual([
      422,
      [
        {
          path: 'emiratesId',
          message: 'Enter the 15 digits of the Emirates ID as on the card, beginning with 784.',
        },
      ],
    ]);
  },
);

test('a search finds it whole or in part, with or without hyphens, and only in the own company', async () => {
  const body = contactBody(app, { customerName: 'Sara Card', emiratesId: '784-1978-2468135-3' });
  const { customerId } = (await calls.add(body)).result;
  const stranger = await addSupplier(app);
  for (const search of ['784-1978-2468135-3', '784197824681353', '2468135', '1978-2468']) {
    const found = (await calls.list({ search })).result;
    expect([search, found.list.map((row) => row.customerId)]).toEqual([search, [customerId]]);
    expect((await customerCalls(app, stranger).list({ search })).result.total).toBe(0);
    const find = async ({ token }: Supplier) =>
      (await app.client<{ list: FoundItem[] }>(searchEndpoints.find, { token, query: { search } })).result
        .list;
    expect([search, await find(supplier)]).toMatchObject([search, [{ kind: 'customer', id: customerId }]]);
    expect(await find(stranger)).toEqual([]);
  }
});

test('files have it: it is imported and exported as on the card', async () => {
  const desk = await addSupplier(app);
  const rows = [
    contactBody(app, { customerName: 'A', emiratesId: '1' }),
    contactBody(app, { customerName: 'Amal Row', emiratesId: '784200111223341' }),
  ];
  const { result } = await app.client<CustomerImportReport>(srmCustomerEndpoints.importRows, {
    token: desk.token,
    body: { rows, dryRun: false },
  });
  expect(result).toMatchObject({ added: 1, refused: 1 });
  expect(result.rows[0]?.errors?.map(({ path }) => path)).toEqual(['customerName', 'emiratesId']);
  const { cell } = await openWorkbook(app, srmCustomerEndpoints.downloadExcel, desk.token);
  expect(cell(2, 'Emirates ID').value).toBe('784-2001-1122334-1');
});

test('in India the file of customers has no such column', async () => {
  const india = await startTestApp({ country: 'in' });
  try {
    const { sheet } = await openWorkbook(
      india,
      srmCustomerEndpoints.downloadExcel,
      (await addSupplier(india)).token,
    );
    expect(JSON.stringify(sheet.getRow(1).values)).not.toContain('Emirates');
  } finally {
    await india.close();
  }
});

test('the customer sees the end of their number, and sends it in their form', async () => {
  const guest = await addGuest(app, supplier, { emiratesId: '784-1985-7654321-3' });
  expect((await guest.get(guest.customerId)).result.emiratesId).toBe(`${'\u2022'.repeat(12)}213`);
  const body = { ...contactBody(app), customerId: guest.customerId, passportNumber: 'EID-1' };
  const refused = await guest.send({ ...body, emiratesId: '784' });
  expect([refused.status, refused.problem.errors?.[0]?.path]).toEqual([422, 'emiratesId']);
  expect((await guest.send({ ...body, emiratesId: '784-2001-1122334-1' })).status).toBe(200);
  expect(await read(guest.customerId)).toBe('784-2001-1122334-1');
});

test('merged entries keep it, and the contract prints it', async () => {
  const keepId = await addCustomer(app, supplier);
  const other = (await calls.add(contactBody(app, { emiratesId: '784198576543213' }))).result;
  expect((await calls.merge(keepId, [other.customerId])).result.emiratesId).toBe('784-1985-7654321-3');
  const { tripId } = await addPaid(app, supplier, { customerId: keepId });
  const { pages } = await callForPdf(app, tripPlanningEndpoints.contractPdf, {
    token: supplier.token,
    query: { bookingId: tripId },
  });
  const text = pages.join(' ');
  expect(text).toContain('Emirates ID');
  expect(text).toContain('784-1985-7654321-3');
});
