import {
  srmDeliveryEndpoints,
  tripPlanningEndpoints,
  type DocumentDelivery,
  type ElectronicSettings,
  type InvoiceRecord,
  type TripAlert,
} from '@portal/shared/contract';

import { deliverDocuments } from '../../src/domains/billing/deliveries/deliver-documents';
import { closingCalls, electronicBuyer, endBody, setUpDesk } from '../harness/closing';
import { addSupplier, type Supplier } from '../harness/enquiries';
import { startTestApp, type TestApp } from '../harness/start-test-app';
import { answerWith, TestProvider } from '../harness/test-provider';
import { addOngoing } from '../harness/trips';

const secret = 'a secret of the provider for tests, long';
const provider = new TestProvider(secret);
let app: TestApp;
let supplier: Supplier;
beforeAll(async () => {
  const url = await provider.start();
  app = await startTestApp({ env: { DOCUMENT_PROVIDER_AE: url, DOCUMENT_PROVIDER_SECRET_AE: secret } });
  supplier = await addSupplier(app);
  await setUpDesk(app, supplier);
});
afterAll(async () => {
  await app.close();
  await provider.stop();
});

async function changeElectronic(change: Partial<ElectronicSettings>, as: Supplier = supplier) {
  const calls = closingCalls(app, as);
  const { result } = await calls.settings();
  const answer = await calls.changeSettings({ ...result, electronic: { ...result.electronic, ...change } });
  if (answer.status !== 200) throw new Error(answer.text);
}

async function issue(body: object = electronicBuyer): Promise<InvoiceRecord> {
  const { tripId } = await addOngoing(app, supplier);
  await closingCalls(app, supplier).end(endBody(supplier, tripId));
  const issued = await closingCalls(app, supplier).issue({ bookingId: tripId, ...body });
  if (issued.status !== 201) throw new Error(issued.text);
  return issued.result;
}

/** The way of each of a trip's documents, the oldest first. */
const showDeliveries = async ({ bookingId }: InvoiceRecord) => {
  const { result } = await app.client<{ list: DocumentDelivery[] }>(srmDeliveryEndpoints.list, {
    token: supplier.token,
    query: { bookingId },
  });
  return result.list.map(({ invoiceId, state, history }) => ({
    invoiceId,
    state,
    events: history.map(({ kind }) => kind),
  }));
};

const listAlerts = async ({ bookingId }: InvoiceRecord) => {
  const { result } = await app.client<{ list: TripAlert[] }>(tripPlanningEndpoints.alerts, {
    token: supplier.token,
    query: { bookingId },
  });
  return result.list.map(({ kind }) => kind);
};

test('nothing leaves by itself until the company says so', async () => {
  const { result } = await closingCalls(app, supplier).settings();
  expect(result.electronic?.sendAtIssue).toBe(false);
  expect(await showDeliveries(await issue())).toEqual([]);
});

test('an invoice and its credit note are queued with their issue, sent and answered like by hand', async () => {
  await changeElectronic({ sendAtIssue: true });
  const invoice = await issue();
  expect(await showDeliveries(invoice)).toEqual([
    { invoiceId: invoice.invoiceId, state: 'QUEUED', events: ['queued'] },
  ]);
  const { result: note } = await closingCalls(app, supplier).credit({
    invoiceId: invoice.invoiceId,
    reason: 'Wrong name',
  });
  provider.next.push(
    answerWith(201, { state: 'accepted' }),
    answerWith(422, { state: 'refused', reason: 'No.' }),
  );
  await deliverDocuments(app.deps);
  expect(await showDeliveries(invoice)).toEqual([
    { invoiceId: invoice.invoiceId, state: 'ACCEPTED', events: ['queued', 'accepted'] },
    { invoiceId: note.invoiceId, state: 'REFUSED', events: ['queued', 'refused'] },
  ]);
  // Another company has not switched it on.
  const stranger = await addSupplier(app);
  expect((await closingCalls(app, stranger).settings()).result.electronic?.sendAtIssue).toBe(false);
});

test('a refused invoice is corrected: its credit note stays here, the new invoice goes, no alert is left', async () => {
  await changeElectronic({ sendAtIssue: true, revenueGroup: '' });
  const customer = { ...electronicBuyer, customerTaxNumber: '100345678900003' };
  const invoice = await issue(customer);
  provider.next.push(answerWith(422, { state: 'refused', reason: 'No such buyer.' }));
  await deliverDocuments(app.deps);
  const calls = closingCalls(app, supplier);
  const { result } = await calls.settings();
  const electronicDue = { enabled: true, days: 15, limit: 14 };
  await calls.changeSettings({ ...result, alertRules: { ...result.alertRules, electronicDue } });
  const { result: note } = await calls.credit({ invoiceId: invoice.invoiceId, reason: 'Refused' });
  expect(await listAlerts(invoice)).toEqual(['electronicDue']);
  const { result: second } = await calls.issue({ bookingId: invoice.bookingId, ...customer });
  provider.next.push(answerWith(201, { state: 'accepted' }));
  await deliverDocuments(app.deps);
  expect((await showDeliveries(invoice)).map(({ invoiceId, state }) => [invoiceId, state])).toEqual([
    [invoice.invoiceId, 'REFUSED'],
    [second.invoiceId, 'ACCEPTED'],
  ]);
  expect(note.kind).toBe('CREDIT_NOTE');
  expect(await listAlerts(invoice)).toEqual([]);
});

test('a document that lacks something is issued and waits for the desk', async () => {
  await changeElectronic({ sendAtIssue: true });
  const nameless = await issue({});
  expect(await showDeliveries(nameless)).toEqual([]);
});

test('an invoice that is not issued leaves nothing in the outbox', async () => {
  await changeElectronic({ sendAtIssue: true });
  const invoice = await issue();
  const before = await app.db.selectFrom('documentDeliveries').select('id').execute();
  const again = await closingCalls(app, supplier).issue({ bookingId: invoice.bookingId, ...electronicBuyer });
  expect(again.status).toBe(409);
  expect(await app.db.selectFrom('documentDeliveries').select('id').execute()).toEqual(before);
});

test('a page of an earlier release changes nothing of it, and bad input names its field', async () => {
  await changeElectronic({ sendAtIssue: true, revenueGroup: 'large' });
  const calls = closingCalls(app, supplier);
  const { electronic, ...earlier } = (await calls.settings()).result;
  expect(electronic).toMatchObject({ sendAtIssue: true, revenueGroup: 'large' });
  expect((await calls.changeSettings(earlier)).result.electronic).toEqual(electronic);
  const bad = await calls.changeSettings({ ...earlier, electronic: { ...electronic, turnover: -1 } });
  expect([bad.status, bad.problem.errors?.map(({ path }) => path)]).toEqual([422, ['electronic.turnover']]);
});

test('the alert begins with the day from which documents of the company have to be electronic', async () => {
  await changeElectronic({ sendAtIssue: false });
  const calls = closingCalls(app, supplier);
  const { result } = await calls.settings();
  const electronicDue = { enabled: true, days: 15, limit: 14 };
  await calls.changeSettings({ ...result, alertRules: { ...result.alertRules, electronicDue } });
  const invoice = await issue({ ...electronicBuyer, customerTaxNumber: '100345678900003' });
  expect(invoice.issuedAt < '2026-12-31').toBe(true);
  await changeElectronic({ revenueGroup: '' });
  expect(await listAlerts(invoice)).toEqual(['electronicDue']);
  await changeElectronic({ revenueGroup: 'large' });
  expect(await listAlerts(invoice)).toEqual([]);
});
