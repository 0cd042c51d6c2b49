import {
  searchEndpoints,
  srmCustomerEndpoints,
  srmTripDocumentEndpoints,
  tripPlanningEndpoints,
  type CustomerImportReport,
  type FoundItem,
  type TripAlert,
} from '@portal/shared/contract';
import { addCharge, chargeCalls } from '../harness/charges';
import { setUpDesk } from '../harness/closing';
import { addGuest, addRequestedLink, linkCalls } from '../harness/customer-links';
import { addCustomer, contactBody, customerBody, customerCalls } from '../harness/customers';
import { addSupplier, type Supplier } from '../harness/enquiries';
import { startTestApp, type TestApp } from '../harness/start-test-app';
import { addOngoing, addPaid, advanceTime, noDeposit, secondsAgo, tripCalls } from '../harness/trips';

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

const emailRequired = { path: 'email', message: 'Fill in this field.' };
const readEmail = async (customerId: string) => (await calls.get(customerId)).result.email;

test('a customer is added without an e-mail address, gets one, and loses it', async () => {
  const { email: _email, ...nameless } = contactBody(app);
  const added = await calls.add(nameless);
  expect(added.status).toBe(201);
  const { customerId } = added.result;
  expect(await readEmail(customerId)).toBe('');
  await calls.change({ customerId, email: ' Anna@Mail.example ' });
  expect(await readEmail(customerId)).toBe('anna@mail.example');
  await calls.change({ customerId, nationality: 'Indian' });
  expect(await readEmail(customerId)).toBe('anna@mail.example');
  expect((await calls.change({ customerId, email: '' })).status).toBe(200);
  expect(await readEmail(customerId)).toBe('');
  const { result } = await calls.add(contactBody(app, { email: '' }));
  expect(await readEmail(result.customerId)).toBe('');
});

test('they are found by name and phone, in the list and in the search of the portal', async () => {
  const body = contactBody(app, { customerName: 'Walter Quinn', email: '' });
  const { customerId } = (await calls.add(body)).result;
  for (const search of ['quinn', body.phoneNumber]) {
    const { list } = (await calls.list({ search })).result;
    expect(list.map((row) => row.customerId)).toEqual([customerId]);
  }
  const { result } = await app.client<{ list: FoundItem[] }>(searchEndpoints.find, {
    token: supplier.token,
    query: { search: 'quinn' },
  });
  expect(result.list).toMatchObject([{ id: customerId, facts: [`+971 ${body.phoneNumber}`] }]);
});

test('a row of a file need not have an address, and a dash removes it', async () => {
  const known = await addCustomer(app, supplier);
  const { email: _email, ...row } = contactBody(app);
  const { result } = await app.client<CustomerImportReport>(srmCustomerEndpoints.importRows, {
    token: supplier.token,
    body: { rows: [row, { customerId: known, email: '' }], dryRun: false, updates: true },
  });
  expect(result).toMatchObject({
    added: 1,
    refused: 0,
    rows: [{}, { change: 'changed', fields: ['email'] }],
  });
  expect(await readEmail(result.rows[0]?.customerId ?? '')).toBe('');
  expect(await readEmail(known)).toBe('');
});

test('a merge takes the address from the entry that has one', async () => {
  const keepId = await addCustomer(app, supplier, { email: '' });
  const other = (await calls.add(contactBody(app, { email: 'kept@mail.example' }))).result;
  expect((await calls.merge(keepId, [other.customerId])).result.email).toBe('kept@mail.example');
});

test('two customers without an address are not taken for one person', async () => {
  const { tripId, customerId } = await addPaid(app, supplier, {
    customerId: await addCustomer(app, supplier, { email: '' }),
  });
  await addCustomer(app, supplier, { email: '' });
  const readKinds = async () => {
    const { result } = await app.client<{ list: TripAlert[] }>(tripPlanningEndpoints.alerts, {
      token: supplier.token,
      query: { bookingId: tripId },
    });
    return result.list.map(({ kind }) => kind);
  };
  expect(await readKinds()).not.toContain('mismatchedDocuments');
  await calls.change({ customerId, email: 'same@mail.example' });
  await addCustomer(app, supplier, { email: 'same@mail.example' });
  expect(await readKinds()).toContain('mismatchedDocuments');
});

test('what would go by e-mail names the field, and nothing is sent', async () => {
  const { tripId } = await addPaid(app, supplier, {
    customerId: await addCustomer(app, supplier, { email: '' }),
  });
  const sent = await app.client(srmTripDocumentEndpoints.send, {
    token: supplier.token,
    body: { bookingId: tripId, kind: 'contract' },
  });
  expect([sent.status, sent.problem]).toMatchObject([
    409,
    {
      errors: [
        {
          path: 'email',
          message: 'The customer of this trip has no e-mail address. Enter one first.',
        },
      ],
    },
  ]);
  const ids = await addRequestedLink(app, supplier, { email: '' });
  const contact = contactBody(app, { email: '' });
  const mailed = await linkCalls(app, supplier).send({ ...ids, ...contact });
  expect([mailed.status, mailed.problem.errors]).toEqual([422, [emailRequired]]);
  expect(app.mails.to('')).toEqual([]);
  expect((await linkCalls(app, supplier).issue(ids)).status).toBe(200);
});

test('in their own form a customer may leave the address empty, unless the company has one', async () => {
  const { email: _email, ...body } = await customerBody(app, supplier, { passport: [], drivingLicense: [] });
  const unknown = await addGuest(app, supplier, { email: '' });
  expect((await unknown.send({ ...body, customerId: unknown.customerId, email: '' })).status).toBe(200);
  expect(await readEmail(unknown.customerId)).toBe('');
  const known = await addGuest(app, supplier, { email: 'known@mail.example' });
  const form = {
    ...body,
    customerId: known.customerId,
    passportNumber: 'NM-2',
    drivingLicenseNumber: 'NM-3',
  };
  const refused = await known.send({ ...form, email: '' });
  expect([refused.status, refused.problem.errors]).toEqual([422, [emailRequired]]);
  expect((await known.send({ ...form, email: 'other@mail.example' })).status).toBe(200);
  expect(await readEmail(known.customerId)).toBe('other@mail.example');
});

test('the notice of a charge says that there is no address, and names the field', async () => {
  const desk = await addSupplier(app);
  await setUpDesk(app, desk);
  const customerId = await addCustomer(app, desk, { email: '' });
  const { tripId } = await addOngoing(app, desk, { customerId, payment: { securityDeposit: noDeposit } });
  const later = await advanceTime(app, desk, 30 * 60_000);
  const { vehicle } = (await tripCalls(app, later).get(tripId)).result;
  const plate = vehicle?.vehicleRegistrationNumber;
  const chargeId = await addCharge(app, later, { plate, at: secondsAgo(app, 600) });
  const charges = chargeCalls(app, later);
  expect((await charges.get(chargeId)).result).toMatchObject({ bookingId: tripId, contact: { email: null } });
  const { status, problem } = await charges.sendNotice(chargeId);
  expect([status, problem.errors?.[0]?.path]).toEqual([409, 'email']);
});
