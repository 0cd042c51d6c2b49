import {
  companyEndpoints,
  srmInvoiceEndpoints,
  srmLedgerEndpoints,
  tripPlanningEndpoints,
  type Endpoint,
} from '@portal/shared/contract';

import { deleteUnattachedFiles } from '../../src/domains/files/delete-unattached-files';
import { uploadPicture } from '../harness/agents';
import { closingCalls, endBody, setUpDesk, swapVehicles } from '../harness/closing';
import { customerCalls } from '../harness/customers';
import { addSupplier, type Supplier } from '../harness/enquiries';
import { addFleetVehicle, fleetBody, fleetCalls } from '../harness/fleet';
import { callForPdf } from '../harness/pdf';
import { startTestApp, type TestApp } from '../harness/start-test-app';
import { addOngoing, tripCalls } from '../harness/trips';

let app: TestApp;
let supplier: Supplier;
beforeAll(async () => {
  app = await startTestApp();
  supplier = await addSupplier(app);
  await setUpDesk(app, supplier);
});
afterAll(() => app.close());

const readPdfText = async (endpoint: Endpoint, query: Record<string, unknown>) => {
  const { pages, bytes } = await callForPdf(app, endpoint, { token: supplier.token, query });
  return { text: pages.join('\n'), hasPicture: bytes.includes('/Subtype /Image') };
};

/** Everything that a document could name is different from now on. */
async function changeEverything(vehicleId: string, customerId: string) {
  const companyLogo = (await uploadPicture(app, supplier)).id;
  const { token, companyId } = supplier;
  const company = { companyId, companyName: 'Other Name LLC', companyAddress: 'Elsewhere 9', companyLogo };
  expect((await app.client(companyEndpoints.update, { token, body: company })).status).toBe(200);
  await setUpDesk(app, supplier, '100999888777003');
  const renamed = { customerId, customerName: 'Somebody Else' };
  expect((await customerCalls(app, supplier).change(renamed)).status).toBe(200);
  const plate = await fleetBody(app, supplier, { vehicleId, vehicleRegistrationNumber: 'DXB Z 99999' });
  expect((await fleetCalls(app, supplier).change(plate)).status).toBe(200);
  const future = new Date(app.clock.now().getTime() + 86_400_000);
  await deleteUnattachedFiles(app.deps, future);
}

test('receipts, contract, invoice and credit note always print as they were issued', async () => {
  const calls = closingCalls(app, supplier);
  const payment = { securityDeposit: { enabled: true, amountInAED: '1000' } };
  const { tripId, vehicleId, customerId } = await addOngoing(app, supplier, { payment });
  const [advance] = (await calls.ledger(tripId)).result.entries;
  const documents: [Endpoint, Record<string, unknown>][] = [
    [srmLedgerEndpoints.receipt, { entryId: advance?.entryId }],
    [tripPlanningEndpoints.contractPdf, { bookingId: tripId }],
  ];
  const before = await Promise.all(documents.map((paper) => readPdfText(...paper)));
  const first = (await fleetCalls(app, supplier).get(vehicleId)).result.vehicleRegistrationNumber ?? '?';
  for (const { text, hasPicture } of before) expect([text.includes(first), hasPicture]).toEqual([true, true]);
  const second = await addFleetVehicle(app, supplier);
  const swapped = await swapVehicles(app, supplier, { bookingId: tripId, from: vehicleId, to: second });
  expect(swapped.status).toBe(200);
  const back = { currentKilometre: 10_000, depositReturned: '1000' };
  expect((await calls.end(endBody(supplier, tripId, back))).status).toBe(200);
  const invoice = (await calls.issue({ bookingId: tripId })).result;
  const credit = (await calls.credit({ invoiceId: invoice.invoiceId, reason: 'A day less', amount: '250' }))
    .result;
  const paid = (await calls.ledger(tripId)).result.entries.find(({ kind }) => kind === 'PAYMENT');
  const period = await app.db
    .selectFrom('contractAddenda')
    .select('periodId')
    .where('tripId', '=', tripId)
    .executeTakeFirstOrThrow();
  documents.push(
    [tripPlanningEndpoints.addendumPdf, { bookingId: tripId, periodId: period.periodId }],
    [srmInvoiceEndpoints.pdf, { invoiceId: invoice.invoiceId }],
    [srmInvoiceEndpoints.pdf, { invoiceId: credit.invoiceId }],
    [srmLedgerEndpoints.receipt, { entryId: paid?.entryId }],
  );
  before.push(...(await Promise.all(documents.slice(before.length).map((paper) => readPdfText(...paper)))));
  // The payment was taken after the swap; the invoice names both vehicles, each with its time.
  expect(before[5]?.text).not.toContain(first);
  expect(before[3]?.text).toContain(first);
  await changeEverything(vehicleId, customerId);
  for (const [at, paper] of documents.entries()) expect(await readPdfText(...paper)).toEqual(before[at]);
});

test('each movement of money has its own method; a kept deposit has none', async () => {
  const calls = closingCalls(app, supplier);
  const payment = {
    advanceMethod: 'bank_transfer',
    depositMethod: 'cash',
    securityDeposit: { enabled: true, amountInAED: '1000' },
  };
  const listMethods = async (tripId: string) =>
    (await calls.ledger(tripId)).result.entries.map(({ kind, method }) => [kind, method]);
  const { tripId } = await addOngoing(app, supplier, { payment });
  expect((await tripCalls(app, supplier).getPayment(tripId)).result).toMatchObject({
    advanceMethod: 'bank_transfer',
    depositMethod: 'cash',
  });
  const kept = { depositDeducted: '50', depositReason: 'Cleaning', depositReturned: '950' };
  const ended = await calls.end(endBody(supplier, tripId, { paymentMethod: 'card', ...kept }));
  expect(ended.status).toBe(200);
  expect(await listMethods(tripId)).toEqual([
    ['ADVANCE', 'bank_transfer'],
    ['DEPOSIT_HELD', 'cash'],
    ['PAYMENT', 'card'],
    ['DEPOSIT_DEDUCTED', null],
    ['DEPOSIT_RETURNED', 'cash'],
  ]);
  const other = (await addOngoing(app, supplier, { payment })).tripId;
  await calls.end(endBody(supplier, other, { depositReturned: '1000', depositReturnMethod: 'upi' }));
  expect((await listMethods(other)).at(-1)).toEqual(['DEPOSIT_RETURNED', 'upi']);
});
