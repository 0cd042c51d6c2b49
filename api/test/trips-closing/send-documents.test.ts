import {
  srmLedgerEndpoints,
  srmTripDocumentEndpoints,
  tripPlanningEndpoints,
  type TripHappening,
  type TripLedger,
} from '@portal/shared/contract';

import { setUpDesk } from '../harness/closing';
import { addSupplier, type Supplier } from '../harness/enquiries';
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

const send = (body: object) =>
  app.client<{ to: string }>(srmTripDocumentEndpoints.send, { token: supplier.token, body });

/** A trip under way with its ledger and the address of its customer. */
async function startTrip() {
  const { tripId } = await addOngoing(app, supplier);
  const { customer } = (await tripCalls(app, supplier).get(tripId)).result;
  const { result: ledger } = await app.client<TripLedger>(srmLedgerEndpoints.get, {
    token: supplier.token,
    query: { bookingId: tripId },
  });
  const receipt = ledger.entries.find(({ receiptNumber }) => receiptNumber);
  return { tripId, customer, receipt };
}

test('contract, receipt and invoice go to the customer as files, and the history says so', async () => {
  const { tripId, customer, receipt } = await startTrip();
  const to = customer?.email ?? '';
  const contract = await send({ bookingId: tripId, kind: 'contract' });
  expect([contract.status, contract.result]).toEqual([200, { to }]);
  expect((await send({ bookingId: tripId, kind: 'receipt', documentId: receipt?.entryId })).status).toBe(200);
  const mails = app.mails.to(to).slice(-2);
  expect(mails.map(({ attachment }) => attachment?.name)).toEqual([
    expect.stringMatching(/^contract-T-\d+\.pdf$/),
    `receipt-${receipt?.receiptNumber}.pdf`,
  ]);
  expect(mails[0]?.subject).toContain('Rental contract T-');
  expect(mails[1]?.text).toContain(`Receipt ${receipt?.receiptNumber}`);
  for (const { attachment } of mails)
    expect(
      Buffer.from(attachment?.content ?? [])
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  const { result } = await app.client<{ list: TripHappening[] }>(tripPlanningEndpoints.history, {
    token: supplier.token,
    query: { bookingId: tripId },
  });
  const [newest, before] = result.list;
  expect(newest).toMatchObject({ kind: 'document_sent', document: 'receipt', sentTo: to });
  expect(before).toMatchObject({ kind: 'document_sent', document: 'contract', sentTo: to });
});

test('a document of another trip, or none, is not sent', async () => {
  const [own, other] = [await startTrip(), await startTrip()];
  const sentBefore = app.mails.to(own.customer?.email ?? '').length;
  const receipt = await send({
    bookingId: own.tripId,
    kind: 'receipt',
    documentId: other.receipt?.entryId,
  });
  expect(receipt.status).toBe(404);
  const invoice = await send({ bookingId: own.tripId, kind: 'invoice', documentId: other.tripId });
  expect(invoice.status).toBe(404);
  const addendum = await send({ bookingId: own.tripId, kind: 'addendum', documentId: other.tripId });
  expect(addendum.status).toBe(404);
  const unnamed = await send({ bookingId: own.tripId, kind: 'invoice' });
  expect([unnamed.status, unnamed.problem?.errors?.[0]?.path]).toEqual([422, 'documentId']);

  expect(app.mails.to(own.customer?.email ?? '')).toHaveLength(sentBefore);
});
