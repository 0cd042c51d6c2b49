import {
  srmDeliveryEndpoints,
  tripPlanningEndpoints,
  type DocumentDelivery,
  type InvoiceRecord,
  type ProviderKind,
  type TripAlert,
} from '@portal/shared/contract';

import { deliverDocuments } from '../../src/domains/billing/deliveries/deliver-documents';
import { takeDueDeliveries } from '../../src/domains/billing/deliveries/delivery-repository';
import { createHttpProvider } from '../../src/domains/billing/deliveries/providers/create-http-provider';
import { closingCalls, electronicBuyer, endBody, setUpDesk } from '../harness/closing';
import { addSupplier, type Supplier } from '../harness/enquiries';
import { startTestApp, type TestApp } from '../harness/start-test-app';
import { answerWith, breakOff, TestProvider, type Arrival } from '../harness/test-provider';
import { addOngoing } from '../harness/trips';

const secret = 'a secret of the provider for tests, long';
const HOUR = 3_600_000;

const provider = new TestProvider(secret);
let url: string;
let app: TestApp;
let supplier: Supplier;
beforeAll(async () => {
  url = await provider.start();
  app = await startTestApp({ env: { DOCUMENT_PROVIDER_AE: url, DOCUMENT_PROVIDER_SECRET_AE: secret } });
  supplier = await addSupplier(app);
  await setUpDesk(app, supplier);
});
afterAll(async () => {
  await app.close();
  await provider.stop();
});
beforeEach(async () => {
  provider.arrivals.length = 0;
  await app.db.deleteFrom('documentDeliveries').execute();
});

async function issue(body: object = electronicBuyer): Promise<InvoiceRecord> {
  const { tripId } = await addOngoing(app, supplier);
  await closingCalls(app, supplier).end(endBody(supplier, tripId));
  const issued = await closingCalls(app, supplier).issue({ bookingId: tripId, ...body });
  if (issued.status !== 201) throw new Error(issued.text);
  return issued.result;
}

const send = (invoiceId: string) =>
  app.client<DocumentDelivery>(srmDeliveryEndpoints.send, { token: supplier.token, body: { invoiceId } });
const show = async ({ bookingId }: InvoiceRecord) => {
  const { result } = await app.client<{ provider: ProviderKind; list: DocumentDelivery[] }>(
    srmDeliveryEndpoints.list,
    { token: supplier.token, query: { bookingId } },
  );
  const [delivery] = result.list;
  if (delivery === undefined) throw new Error('Nothing is on its way.');
  return { ...delivery, events: delivery.history.map(({ kind }) => kind) };
};
/** The work of the scheduler, this much later. */
const work = (later = 0) =>
  deliverDocuments({ ...app.deps, clock: { now: () => new Date(app.clock.now().getTime() + later) } });

test('a document is sent, signed, asked for and accepted; a second send is refused', async () => {
  const invoice = await issue();
  const queued = await send(invoice.invoiceId);
  expect([queued.status, queued.result.state]).toEqual([200, 'QUEUED']);
  await work();
  expect(await show(invoice)).toMatchObject({ state: 'SENT', events: ['queued', 'sent'] });
  const [first] = provider.arrivals;
  expect(first).toMatchObject({ method: 'POST', isSigned: true });
  expect(first?.body).toContain(`<cbc:ID>${invoice.number}</cbc:ID>`);
  expect((await send(invoice.invoiceId)).problem.detail).toBe('It was sent already.');

  await work(HOUR);
  expect(await show(invoice)).toMatchObject({ state: 'SENT', events: ['queued', 'sent'] });
  provider.next.push(answerWith(200, { state: 'accepted', reference: 'ASP-7' }));
  await work(3 * HOUR);
  expect(await show(invoice)).toMatchObject({
    state: 'ACCEPTED',
    reference: 'ASP-7',
    events: ['queued', 'sent', 'accepted'],
  });
  await work(9 * HOUR);
  expect(provider.arrivals.map(({ method }) => method)).toEqual(['POST', 'GET', 'GET']);
});

test('a provider that fails gets the same document with the same key again, and keeps one', async () => {
  const invoice = await issue();
  await send(invoice.invoiceId);
  const before = provider.documents.size;
  // It fails; it takes the document and the connection breaks; it cannot be understood; it answers.
  provider.next.push(
    answerWith(503, {}),
    breakOff,
    answerWith(200, { state: 'perhaps' }),
    answerWith(201, { state: 'accepted' }),
  );
  await work();
  expect(await show(invoice)).toMatchObject({ state: 'QUEUED', problem: 'The provider answered 503.' });
  // Not before it is due.
  await work();
  expect(provider.arrivals).toHaveLength(1);
  for (const later of [HOUR, 2 * HOUR, 4 * HOUR]) await work(later);
  expect(await show(invoice)).toMatchObject({
    state: 'ACCEPTED',
    problem: null,
    failingSince: null,
    events: ['queued', 'failed', 'failed', 'failed', 'accepted'],
  });
  expect(new Set(provider.arrivals.map(({ key, body }) => `${key} ${body}`)).size).toBe(1);
  expect(provider.documents.size).toBe(before + 1);
});

test('what a killed server had taken is sent with the same key once its turn is over', async () => {
  const invoice = await issue();
  await send(invoice.invoiceId);
  // It dies between the provider's answer and its own note of it.
  const [taken] = await takeDueDeliveries(app.db, app.clock.now());
  if (taken === undefined) throw new Error('Nothing is due.');
  const { id, format, content } = taken;
  const document = { id, format, content, number: invoice.number, sellerTaxNumber: '100234567890003' };
  await createHttpProvider({ url, secret }).send(document);
  expect(await show(invoice)).toMatchObject({ state: 'QUEUED', events: ['queued'] });
  await work();
  expect(provider.arrivals).toHaveLength(1);
  await work(HOUR);
  expect(await show(invoice)).toMatchObject({ state: 'SENT' });
  expect(provider.arrivals.map(({ key }) => key)).toEqual([id, id]);
});

test('two servers at once send a document once, even where the answer is slow', async () => {
  const invoice = await issue();
  await send(invoice.invoiceId);
  provider.next.push((response) => {
    setTimeout(() => answerWith(202, { state: 'sent' })(response, {} as Arrival), 300);
  });
  await Promise.all([work(), work()]);
  expect(provider.arrivals).toHaveLength(1);
  expect(await show(invoice)).toMatchObject({ state: 'SENT' });
});

test('a refused document says why; it is corrected by a credit note and a new invoice', async () => {
  const invoice = await issue();
  await send(invoice.invoiceId);
  const reason = 'IBT-044: the buyer <unknown> is not registered';
  provider.next.push(answerWith(422, { state: 'refused', reason, reference: 'ASP-8' }));
  await work();
  expect(await show(invoice)).toMatchObject({ state: 'REFUSED', reason, events: ['queued', 'refused'] });
  const calls = closingCalls(app, supplier);
  const { result: note } = await calls.credit({ invoiceId: invoice.invoiceId, reason: 'Refused' });
  const { result: second } = await calls.issue({ bookingId: invoice.bookingId, ...electronicBuyer });
  for (const one of [note, second]) expect((await send(one.invoiceId)).status).toBe(200);
  await work();
  // The refused one may be sent again too, as another delivery.
  expect((await send(invoice.invoiceId)).result.state).toBe('QUEUED');
  await work();
  const { result } = await app.client<{ list: DocumentDelivery[] }>(srmDeliveryEndpoints.list, {
    token: supplier.token,
    query: { bookingId: invoice.bookingId },
  });
  expect(result.list.map(({ state }) => state)).toEqual(['SENT', 'SENT', 'SENT']);
  expect(new Set(provider.arrivals.map(({ key }) => key)).size).toBe(4);
});

test('a document that lacks something is not queued; "try now" brings a failed one forward', async () => {
  const nameless = await issue({});
  expect((await send(nameless.invoiceId)).problem.errors).toMatchObject([{ path: 'buyerAddress' }]);
  const invoice = await issue();
  await send(invoice.invoiceId);
  provider.next.push(answerWith(500, {}));
  await work();
  expect((await send(invoice.invoiceId)).result.state).toBe('QUEUED');
  await work();
  expect(await show(invoice)).toMatchObject({ state: 'SENT' });
  const forged = app.db.updateTable('documentDeliveryEvents').set({ detail: 'X' }).execute();
  await expect(forged).rejects.toMatchObject({ constraint: 'document_delivery_events_frozen' });
});

test('the desk is warned before the limit ends, and of a provider that takes nothing', async () => {
  const customer = { ...electronicBuyer, customerTaxNumber: '100345678900003' };
  const [invoice, private_] = [await issue(customer), await issue()];
  const alerts = async ({ bookingId }: InvoiceRecord) => {
    const { result } = await app.client<{ list: TripAlert[] }>(tripPlanningEndpoints.alerts, {
      token: supplier.token,
      query: { bookingId },
    });
    return result.list.map(({ kind, figures }) => ({ kind, ...figures }));
  };
  const calls = closingCalls(app, supplier);
  const { result: settings } = await calls.settings();
  expect(settings.alertRules.electronicDue).toEqual({ enabled: false, days: 3, limit: 14 });
  expect(await alerts(invoice)).toEqual([]);
  const electronicDue = { enabled: true, days: 15, limit: 14 };
  await calls.changeSettings({ ...settings, alertRules: { ...settings.alertRules, electronicDue } });
  const dueAt = new Date(Date.parse(invoice.issuedAt) + 14 * 24 * HOUR).toISOString().slice(0, 10);
  expect(await alerts(invoice)).toEqual([
    { kind: 'electronicDue', number: invoice.number, dueAt: expect.stringContaining(dueAt) as string },
  ]);
  expect(await alerts(private_)).toEqual([]);
  await send(invoice.invoiceId);
  provider.next.push(answerWith(500, {}));
  await work();
  // Since a Thursday: the weekend is not counted.
  const failingSince = new Date('2026-11-19T08:00:00.000Z');
  await app.db.updateTable('documentDeliveries').set({ failingSince }).execute();
  expect(await alerts(invoice)).toContainEqual({
    kind: 'deliveryFailing',
    number: invoice.number,
    country: 'ae',
    since: '2026-11-19T08:00:00Z',
    dueAt: '2026-11-23T08:00:00Z',
  });
  await work(HOUR);
  expect(await alerts(invoice)).toEqual([]);
});
