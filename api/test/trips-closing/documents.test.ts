import { tripPlanningEndpoints } from '@portal/shared/contract';

import { uploadPicture } from '../harness/agents';
import { closingCalls, endBody, setUpDesk } from '../harness/closing';
import { addSupplier, type Supplier } from '../harness/enquiries';
import { customerCalls } from '../harness/customers';
import { callForPdf } from '../harness/pdf';
import { startTestApp, type TestApp } from '../harness/start-test-app';
import { addCustomer } from '../harness/customers';
import { addOngoing, addPaid, addReserved, tripCalls } from '../harness/trips';

let app: TestApp;
let supplier: Supplier;
let calls: ReturnType<typeof closingCalls>;
let trips: ReturnType<typeof tripCalls>;
beforeAll(async () => {
  app = await startTestApp();
  supplier = await addSupplier(app);
  [calls, trips] = [closingCalls(app, supplier), tripCalls(app, supplier)];
});
afterAll(() => app.close());

test('at handover a checklist is stored, signed by both, and frozen; then the contract', async () => {
  const { tripId, vehicleId } = await addPaid(app, supplier);
  const [signature, photo] = [
    (await uploadPicture(app, supplier)).id,
    (await uploadPicture(app, supplier)).id,
  ];
  const list = {
    vehicleId,
    bookingId: tripId,
    fuelEighths: 7,
    cleanliness: 'clean',
    keysCount: 2,
    jack: true,
    zones: [{ zone: 'roof', condition: 'dent', note: 'Old', photos: [photo] }],
  };
  const begun = await calls.addCheckList(list);
  expect(begun.result).toMatchObject({
    ...list,
    moment: 'handover',
    signedAt: null,
    zones: [{ photos: [{ id: photo }] }],
  });
  // A second one continues the first.
  const { checkListId } = (await calls.addCheckList({ ...list, agentSignature: signature })).result;
  expect(checkListId).toBe(begun.result.checkListId);
  const both = { ...list, checkListId, agentSignature: signature, customerSignature: signature };
  const without = await calls.changeCheckList(both);
  expect([without.status, without.problem.errors?.[0]?.path]).toEqual([422, 'odometer']);
  const signed = await calls.changeCheckList({ ...both, odometer: 42_150 });
  expect(signed.result.signedAt).not.toBeNull();
  const late = await calls.changeCheckList({ ...both, odometer: 1 });
  expect([late.status, late.problem.code]).toEqual([409, 'signed_already']);
  expect((await trips.levels(tripId)).result).toMatchObject({ checkList: true, next: 'contract' });
  expect((await calls.checkList({ vehicleId })).result?.checkListId).toBe(checkListId);

  const early = await calls.contract(tripId);
  expect([early.status, early.problem.detail]).toEqual([
    409,
    'Write the terms of your contract first, under SRM, Contract.',
  ]);
  await setUpDesk(app, supplier);
  const draft = (await calls.contract(tripId)).result;
  expect(draft).toMatchObject({ bookingId: tripId, termsVersion: 1, signedAt: null });
  expect(draft.terms).toContain('for AED 500.00.');
  const pdf = { token: supplier.token, query: { bookingId: tripId } };
  const [unsigned] = (await callForPdf(app, tripPlanningEndpoints.contractPdf, pdf)).pages;
  expect(unsigned).toContain('Draft');
  expect(unsigned).toContain('Toyota Fortuner 2024');
  expect(unsigned).not.toContain('Toyota Cars');
  const signing = { bookingId: tripId, agentSignature: signature, customerSignature: signature };
  const contract = await calls.sign(signing);
  expect([contract.status, contract.result.terms]).toEqual([201, draft.terms]);
  expect((await calls.sign(signing)).problem.code).toBe('signed_already');
  expect((await trips.levels(tripId)).result).toMatchObject({ contract: true, next: null });
  expect((await trips.status(tripId, { status: 'ONGOING' })).status).toBe(200);
  expect((await trips.get(tripId)).result.handoverKilometre).toBe(42_150);

  // The signed document stays the same when the customer changes.
  const { customerId = '', customerName } = (await trips.get(tripId)).result.customer ?? {};
  await customerCalls(app, supplier).change({ customerId, customerName: 'Somebody Else' });
  const { pages } = await callForPdf(app, tripPlanningEndpoints.contractPdf, pdf);
  // The vehicle at handover with its fuel, the tax of the prices, and Arabic next to English.
  const contractTexts = [
    customerName ?? '?',
    'Signed',
    '42,150 km',
    'AED 400.00',
    '7/8',
    'Roof: Dent, Old',
    'The prices include value added tax (VAT) of 5 %.',
    'العميل',
    'المركبة',
    'السقف',
  ];
  for (const text of contractTexts) expect(pages.join('\n')).toContain(text);
  expect(pages[0]).not.toContain('Draft');
});

test('a contract is signed once it has contents, and again when the customer changes', async () => {
  await setUpDesk(app, supplier);
  const { tripId } = await addReserved(app, supplier);
  const customerId = await addCustomer(app, supplier);
  await trips.customer({ bookingId: tripId, customerId });
  expect((await trips.levels(tripId)).result).toMatchObject({ contract: false, next: 'contract' });
  const signature = (await uploadPicture(app, supplier)).id;
  const signing = { agentSignature: signature, customerSignature: signature };
  expect((await calls.sign({ bookingId: tripId, ...signing })).status).toBe(201);
  const { bookingId } = (
    await trips.vehicle({ vehicleId: (await trips.get(tripId)).result.vehicle?.vehicleId })
  ).result;
  const empty = await calls.sign({ bookingId, ...signing });
  expect([empty.status, empty.problem.code, empty.problem.errors?.map(({ path }) => path)]).toEqual([
    409,
    'trip_incomplete',
    ['customer', 'payment'],
  ]);
});

test('the return has a separate list while the trip is under way', async () => {
  const { tripId, vehicleId } = await addOngoing(app, supplier);
  const back = { vehicleId, bookingId: tripId, moment: 'return', odometer: 42_300 };
  expect((await calls.addCheckList(back)).result).toMatchObject({ moment: 'return', odometer: 42_300 });
  await calls.end(endBody(supplier, tripId));
  expect((await calls.changeCheckList(back)).problem.code).toBe('trip_transition');
});

test('settings have the product’s defaults until they are changed', async () => {
  const { result } = await calls.settings();
  expect(result).toMatchObject({
    turnaroundMinutes: 60,
    taxRate: 500,
    serviceCode: '',
    serviceCodeReason: '',
    bilingualDocuments: true,
    taxTreatments: { Rental: 'STANDARD', Fines: 'OUT_OF_SCOPE' },
  });
  const changed = {
    ...result,
    taxRate: 0,
    turnaroundMinutes: 30,
    taxTreatments: { ...result.taxTreatments, Salik: 'OUT_OF_SCOPE' },
  };
  expect((await calls.changeSettings(changed)).result).toEqual(changed);
  expect((await calls.settings()).result).toEqual(changed);
  expect((await calls.changeSettings({ ...changed, taxRate: 5001 })).status).toBe(422);
  const other = await addSupplier(app);
  expect((await closingCalls(app, other).settings()).result).toEqual(result);
});

test('a customer whose trip ended badly needs a reason at this desk, and elsewhere once three desks agree', async () => {
  const passportNumber = 'SPAM-77';
  const endBadly = async (owner: Supplier) => {
    const customerId = await addCustomer(app, owner, { passportNumber });
    const { tripId } = await addOngoing(app, owner, { customerId });
    const lost = { customerStatus: 'Vehicle Lost' };
    expect((await closingCalls(app, owner).end(endBody(owner, tripId, lost))).status).toBe(200);
    return customerId;
  };
  const own = await endBadly(supplier);
  expect((await calls.spam(own)).result).toEqual({ isSpammed: true, count: 1, reasons: ['Vehicle Lost'] });
  const reader = await addSupplier(app);
  const stranger = await addCustomer(app, reader, { passportNumber });
  const readerCalls = closingCalls(app, reader);
  const clean = { isSpammed: false, count: 0, reasons: [] };
  expect((await readerCalls.spam(stranger)).result).toEqual(clean);
  await endBadly(await addSupplier(app));
  expect((await readerCalls.spam(stranger)).result).toEqual(clean);
  await endBadly(await addSupplier(app));
  expect((await readerCalls.spam(stranger)).result).toEqual({
    isSpammed: true,
    count: 3,
    reasons: ['Vehicle Lost'],
  });

  const { tripId } = await addPaid(app, supplier);
  const refused = await trips.customer({ bookingId: tripId, customerId: own });
  expect([refused.status, refused.problem.code, refused.problem.errors?.[0]?.path]).toEqual([
    422,
    'spam_reason_required',
    'spamReason',
  ]);
  const spamReason = 'The vehicle was found again';
  expect((await trips.customer({ bookingId: tripId, customerId: own, spamReason })).status).toBe(200);
  expect((await trips.get(tripId)).result.spamReason).toBe(spamReason);
});
