import {
  notificationEndpoints,
  srmPaymentRequestEndpoints,
  type NotificationPage,
} from '@portal/shared/contract';

import { askCardProvider } from '../../src/domains/billing';
import {
  checkOut,
  deliverEvent,
  openCard as openCardPage,
  readSession,
  startCardApp,
  startCardDesk,
  type CardDesk,
} from '../harness/card-desk';
import { closingCalls } from '../harness/closing';
import { addSupplier } from '../harness/enquiries';
import { startFakeStripe, type FakeStripe, type SignedEvent } from '../harness/fake-stripe';
import { openPaymentPage, paymentCalls } from '../harness/payment-requests';
import { startTestApp, type TestApp } from '../harness/start-test-app';
import { advanceTime } from '../harness/trips';

const MINUTE = 60_000;
/** How many payments the test of lost events makes; the benchmark makes more. */
const PAYMENTS = Number(process.env['CARD_PAYMENTS'] ?? 48);
/** For one payment, on a busy machine. */
const PATIENCE = 2000;

let stripe: FakeStripe;
let app: TestApp;
beforeAll(async () => {
  stripe = await startFakeStripe();
  app = await startCardApp(stripe);
});
afterAll(async () => {
  await app.close();
  await stripe.close();
});

const startDesk = () => startCardDesk(app);
const deliver = (event: SignedEvent) => deliverEvent(app, event);
const completed = 'checkout.session.completed';
const openCard = (desk: Pick<CardDesk, 'calls' | 'tripId'>, amount: string) =>
  openCardPage(app, desk, amount);

test('a payment by card is confirmed by its event, with a receipt', async () => {
  const desk = await startDesk();
  const { token, session } = await openCard(desk, '500');
  expect((await openPaymentPage(app, token)).result.card).toBe('pending');
  expect(stripe.sessions.get(session)).toMatchObject({ amount_total: 50_000, currency: 'aed' });
  // The same page again, not a second one.
  expect(readSession(await checkOut(app, token))).toBe(session);
  stripe.pay(session);
  expect((await deliver(stripe.sign(completed, session))).status).toBe(200);
  const { result: ledger } = await desk.money.ledger(desk.tripId);
  expect(ledger.entries).toMatchObject([{ kind: 'PAYMENT', amount: '500', method: 'card' }]);
  expect(ledger.entries[0]?.receiptNumber).toBeTruthy();
  expect((await openPaymentPage(app, token)).result).toMatchObject({ state: 'PAID', amount: '500' });
  expect((await desk.calls.list(desk.tripId)).result.list[0]).toMatchObject({
    state: 'PAID',
    card: { state: 'PAID', receivedAmount: '500', receivedCurrency: 'AED' },
  });
  expect((await checkOut(app, token)).result).toEqual({ url: null });
});

test(
  'each payment is recorded once: events are lost, doubled, late, early and simultaneous',
  async () => {
    const desk = await startDesk();
    const amount = 0.5;
    const late: SignedEvent[] = [];
    for (let at = 0; at < PAYMENTS; at += 1) {
      const { session } = await openCard(desk, String(amount));
      // As a bank that answers later: complete, but not paid yet.
      const early = stripe.sign(completed, session, { status: 'complete', payment_status: 'unpaid' });
      stripe.pay(session);
      const event = stripe.sign(completed, session);
      const other = stripe.sign('checkout.session.async_payment_succeeded', session);
      const stale = stripe.sign('checkout.session.expired', session, { status: 'complete' });
      const failed = stripe.sign('checkout.session.async_payment_failed', session);
      const ways = [
        [],
        [failed, event],
        [event],
        [event, event],
        [event, event, other],
        [other, early],
        [early],
        [stale, event],
      ];
      const way = at % (ways.length + 1);
      await Promise.all((ways[way] ?? []).map(deliver));
      if (way === ways.length) late.push(event, other);
    }
    app.clock.advance(5 * MINUTE);
    await Promise.all([askCardProvider(app.deps), askCardProvider(app.deps), ...late.map(deliver)]);
    for (const event of late) await deliver(event);
    const supplier = await advanceTime(app, desk.supplier, MINUTE);
    const { result: ledger } = await closingCalls(app, supplier).ledger(desk.tripId);
    expect(ledger.entries).toHaveLength(PAYMENTS);
    expect(new Set(ledger.entries.map(({ receiptNumber }) => receiptNumber)).size).toBe(PAYMENTS);
    const paid = PAYMENTS * amount;
    expect([Number(ledger.paid), Number(ledger.balance)]).toEqual([paid, 500 - paid]);
    const { list } = (await paymentCalls(app, supplier).list(desk.tripId)).result;
    expect(new Set(list.map(({ state, card }) => `${state} ${card?.state ?? ''}`))).toEqual(
      new Set(['PAID PAID']),
    );
  },
  PAYMENTS * PATIENCE,
);

test.each([
  [{ amount: 40_000 }, 'AMOUNT', '400', 'AED'],
  [{ currency: 'usd' }, 'CURRENCY', '500', 'USD'],
])(
  'a payment that differs by %j is flagged for a person and not recorded',
  async (paid, problem, ...received) => {
    const desk = await startDesk();
    const { session } = await openCard(desk, '500');
    stripe.pay(session, paid);
    await deliver(stripe.sign(completed, session));
    expect((await desk.money.ledger(desk.tripId)).result.paid).toBe('0');
    const [receivedAmount, receivedCurrency] = received;
    expect((await desk.calls.list(desk.tripId)).result.list[0]).toMatchObject({
      state: 'OPEN',
      card: { state: 'FLAGGED', problem, receivedAmount, receivedCurrency },
    });
    const { token } = desk.supplier;
    const { result } = await app.client<NotificationPage>(notificationEndpoints.list, { token });
    expect(result.list).toMatchObject([
      {
        kind: 'paymentDiffers',
        facts: { amount: '500', received: receivedAmount, receivedCurrency },
        trip: { bookingId: desk.tripId },
      },
    ]);
  },
);

test('the page of a withdrawn request is closed; money that arrived before is recorded', async () => {
  const desk = await startDesk();
  const first = await openCard(desk, '200');
  const second = await openCard(desk, '300');
  stripe.pay(second.session);
  await desk.calls.withdraw(first.request.requestId);
  await desk.calls.withdraw(second.request.requestId);
  await askCardProvider(app.deps);
  expect(stripe.sessions.get(first.session)?.status).toBe('expired');
  const { result: ledger } = await desk.money.ledger(desk.tripId);
  expect(ledger.entries).toMatchObject([{ amount: '300', method: 'card' }]);
  const states = (await desk.calls.list(desk.tripId)).result.list.map(({ state }) => state);
  expect(states).toEqual(['PAID', 'WITHDRAWN']);
});

test('where less is open, a page of the new amount replaces the earlier one', async () => {
  const desk = await startDesk();
  const { token, session } = await openCard(desk, '500');
  await desk.money.addEntry({ bookingId: desk.tripId, kind: 'PAYMENT', amount: '100' });
  const next = readSession(await checkOut(app, token));
  expect(stripe.sessions.get(session)?.status).toBe('expired');
  expect(stripe.sessions.get(next)).toMatchObject({ status: 'open', amount_total: 40_000 });
});

test('an outage of the provider is reported, and loses nothing', async () => {
  const desk = await startDesk();
  const { session, token } = await openCard(desk, '500');
  stripe.pay(session);
  stripe.outage.isOn = true;
  app.clock.advance(2 * MINUTE);
  await askCardProvider(app.deps);
  expect((await checkOut(app, token)).problem.code).toBe('unavailable');
  stripe.outage.isOn = false;
  app.clock.advance(31 * MINUTE);
  await askCardProvider(app.deps);
  const supplier = await advanceTime(app, desk.supplier, 0);
  expect((await closingCalls(app, supplier).ledger(desk.tripId)).result.paid).toBe('500');
}, 30_000);

test('an event without a valid signature changes nothing, and one about something else is ignored', async () => {
  const desk = await startDesk();
  const { session } = await openCard(desk, '500');
  stripe.pay(session);
  const event = stripe.sign(completed, session);
  for (const forged of [
    { ...event, signature: '' },
    { ...event, signature: event.signature.replace(/v1=.{4}/, 'v1=0000') },
    { ...event, body: event.body.replace('50000', '50001') },
    { body: '', signature: event.signature },
  ])
    expect((await deliver(forged)).status).toBe(400);
  const others = [
    stripe.sign('customer.created', session),
    stripe.sign(completed, session, { metadata: {} }),
    stripe.sign(completed, session, { metadata: { companyId: 'x', paymentId: 'y' } }),
    stripe.sign(completed, session, { id: 'cs_test_other' }),
  ];
  for (const other of others) expect((await deliver(other)).status).toBe(200);
  expect((await desk.money.ledger(desk.tripId)).result.paid).toBe('0');
});

test('the settings say who takes payments by card; without keys nobody does', async () => {
  const { supplier } = await startDesk();
  const ask = { token: supplier.token };
  expect((await app.client(srmPaymentRequestEndpoints.provider, ask)).result).toMatchObject({
    provider: 'stripe',
    accounts: 'operator',
  });
  const plain = await startTestApp();
  const other = await addSupplier(plain);
  expect((await plain.client(srmPaymentRequestEndpoints.provider, { token: other.token })).result).toEqual({
    provider: 'none',
  });
  const { status } = await fetch(`${plain.base}/payment-events/stripe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  expect(status).toBe(404);
  await plain.close();
});
