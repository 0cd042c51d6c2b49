import { tripPlanningEndpoints, type TripAlert } from '@portal/shared/contract';

import { sendCardRefunds } from '../../src/domains/billing';
import { deliverEvent, openCard, startCardApp, startCardDesk, type CardDesk } from '../harness/card-desk';
import { closingCalls } from '../harness/closing';
import { startFakeStripe, type FakeStripe, type SignedEvent } from '../harness/fake-stripe';
import { openPaymentPage } from '../harness/payment-requests';
import type { TestApp } from '../harness/start-test-app';
import { advanceTime } from '../harness/trips';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** How many refunds the test of lost events makes; the benchmark makes more. */
const REFUNDS = Number(process.env['CARD_REFUNDS'] ?? 44);
/** For one refund, on a busy machine. */
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
beforeEach(() => {
  stripe.refunds.bank.status = 'succeeded';
});

const deliver = (event: SignedEvent) => deliverEvent(app, event);
const read = async ({ money, tripId }: CardDesk) => (await money.ledger(tripId)).result;

/** The alerts of the desk about refunds that did not arrive. */
async function readAlerts({ supplier: { token } }: CardDesk): Promise<TripAlert[]> {
  const { result } = await app.client<{ list: TripAlert[] }>(tripPlanningEndpoints.alerts, { token });
  return result.list.filter(({ kind }) => kind === 'refundFailed');
}

/** A trip whose 500 were paid by card. */
async function payByCard() {
  const desk = await startCardDesk(app);
  const { token, session } = await openCard(app, desk, '500');
  stripe.pay(session);
  await deliver(stripe.sign('checkout.session.completed', session));
  const [payment] = (await read(desk)).entries;
  const refund = (amount: string, change: object = {}) =>
    desk.money.addEntry({
      bookingId: desk.tripId,
      kind: 'REFUND',
      amount,
      reason: 'The toll was wrong',
      cardEntryId: payment?.entryId,
      ...change,
    });
  return { desk, token, session, refund };
}

/** The names that the provider gave the refunds of a session's payment, the oldest first. */
const listMade = (session: string) =>
  [...stripe.refunds.made.values()]
    .filter(({ payment_intent: payment }) => payment === `pi_${session}`)
    .map(({ id }) => id);

test('a part of a payment goes back to its card once, and never more than is left of it', async () => {
  const { desk, token, session, refund } = await payByCard();
  const { result: begun } = await refund('120.50');
  expect(begun).toMatchObject({ paid: '500', cardRefunds: [{ amount: '120.50', state: 'PENDING' }] });
  expect(begun.entries).toMatchObject([{ kind: 'PAYMENT', refundable: '379.50' }]);
  expect((await openPaymentPage(app, token)).result.refunds).toMatchObject([{ state: 'PENDING' }]);
  expect((await refund('379.51')).problem).toMatchObject({ errors: [{ path: 'amount' }] });
  const byHand = await refund('379.51', { cardEntryId: undefined, method: 'cash' });
  expect(byHand.problem).toMatchObject({ errors: [{ path: 'amount' }] });
  await Promise.all([sendCardRefunds(app.deps), sendCardRefunds(app.deps)]);
  expect(listMade(session)).toHaveLength(1);
  const ledger = await read(desk);
  expect(ledger).toMatchObject({ paid: '379.50', cardRefunds: [{ state: 'SUCCEEDED', problem: null }] });
  expect(ledger.entries).toMatchObject([
    { kind: 'PAYMENT', refundable: '379.50' },
    { kind: 'REFUND', amount: '120.50', method: 'card', reason: 'The toll was wrong' },
  ]);
  expect((await openPaymentPage(app, token)).result.refunds).toMatchObject([
    { amount: '120.50', state: 'SUCCEEDED' },
  ]);
  await refund('379.50');
  await sendCardRefunds(app.deps);
  expect(await read(desk)).toMatchObject({ paid: '0' });
});

test('what cannot go back to a card is refused on its field', async () => {
  const { desk, refund } = await payByCard();
  const other = await payByCard();
  const [foreign] = (await read(other.desk)).entries;
  for (const cardEntryId of [foreign?.entryId, '00000000-0000-4000-8000-000000000000'])
    expect((await refund('10', { cardEntryId })).status).toBe(404);
  const { result } = await refund('10', { cardEntryId: undefined, method: 'cash' });
  const refusals: [object, string][] = [
    [{ cardEntryId: result.entries[1]?.entryId }, 'cardEntryId'],
    [{ kind: 'PAYMENT' }, 'kind'],
    [{ reason: undefined }, 'reason'],
  ];
  for (const [change, field] of refusals) {
    const { status, problem } = await refund('10', change);
    expect([status, problem.errors?.map(({ path }) => path)]).toEqual([422, [field]]);
  }
  expect((await read(desk)).cardRefunds).toEqual([]);
});

test(
  'each refund is booked once: events are lost, doubled, late, early and simultaneous',
  async () => {
    const { desk, session, refund } = await payByCard();
    stripe.refunds.bank.status = 'pending';
    for (let at = 0; at < REFUNDS; at += 1) await refund('0.50');
    await Promise.all([sendCardRefunds(app.deps), sendCardRefunds(app.deps)]);
    const made = listMade(session);
    expect(made).toHaveLength(REFUNDS);
    const late: SignedEvent[] = [];
    const isFailed = (at: number) => at % 4 === 3;
    for (const [at, id] of made.entries()) {
      const created = stripe.signRefund('refund.created', id);
      const succeeded = stripe.signRefund('refund.updated', id, { status: 'succeeded' });
      stripe.refunds.settle(id, isFailed(at) ? 'failed' : 'succeeded', 'declined');
      const last = stripe.signRefund(isFailed(at) ? 'refund.failed' : 'charge.refund.updated', id);
      const ways = [
        [],
        [created],
        [last],
        [last, last],
        [succeeded, last, created],
        [last, succeeded],
        [created, succeeded],
        [stripe.signRefunded(session)],
      ];
      const way = at % (ways.length + 1);
      const events = isFailed(at) ? ways[way]?.filter((event) => event !== succeeded) : ways[way];
      await Promise.all((events ?? []).map(deliver));
      if (way === ways.length) late.push(last, created);
    }
    app.clock.advance(5 * MINUTE);
    await Promise.all([sendCardRefunds(app.deps), sendCardRefunds(app.deps), ...late.map(deliver)]);
    for (const event of late) await deliver(event);
    const supplier = await advanceTime(app, desk.supplier, MINUTE);
    const { result: ledger } = await closingCalls(app, supplier).ledger(desk.tripId);
    const failed = made.filter((_id, at) => isFailed(at)).length;
    const refunded = ledger.entries.filter(({ kind }) => kind === 'REFUND');
    expect(refunded).toHaveLength(REFUNDS - failed);
    const states = (ledger.cardRefunds ?? []).map(({ state }) => state);
    expect(states.filter((state) => state === 'FAILED')).toHaveLength(failed);
    expect(states.filter((state) => state === 'SUCCEEDED')).toHaveLength(REFUNDS - failed);
    expect(Number(ledger.paid)).toBe(500 - 0.5 * (REFUNDS - failed));
    expect(Number(ledger.entries[0]?.refundable)).toBe(Number(ledger.paid));
  },
  REFUNDS * PATIENCE,
);

test('a refund that the bank returns later is taken back once, and can be paid by hand', async () => {
  const { desk, session, refund } = await payByCard();
  await refund('200');
  await sendCardRefunds(app.deps);
  const [id = ''] = listMade(session);
  const succeeded = stripe.signRefund('refund.updated', id);
  stripe.refunds.settle(id, 'failed', 'expired_or_canceled_card');
  const failed = stripe.signRefund('refund.failed', id);
  await Promise.all([deliver(failed), deliver(stripe.signRefund('refund.updated', id))]);
  await deliver(succeeded);
  const ledger = await read(desk);
  expect(ledger.entries).toMatchObject([
    { kind: 'PAYMENT', amount: '500', refundable: '500' },
    { kind: 'REFUND', amount: '200' },
    { kind: 'PAYMENT', amount: '200', reason: 'The bank returned the refund to the card' },
  ]);
  expect(ledger.cardRefunds).toMatchObject([{ state: 'FAILED', problem: 'CARD' }]);
  expect(await readAlerts(desk)).toMatchObject([{ severity: 'critical', figures: { amount: '200' } }]);
  app.clock.advance(1000);
  expect((await refund('200', { cardEntryId: undefined, method: 'cash' })).result.paid).toBe('300');
  expect(await readAlerts(desk)).toEqual([]);
});

test('a return whose event is lost is found by asking, for a month', async () => {
  const { desk, session, refund } = await payByCard();
  await refund('200');
  await sendCardRefunds(app.deps);
  stripe.refunds.settle(listMade(session)[0] ?? '', 'failed', 'lost_or_stolen_card');
  app.clock.advance(6 * DAY);
  await sendCardRefunds(app.deps);
  const { result: ledger } = await closingCalls(app, await advanceTime(app, desk.supplier, 0)).ledger(
    desk.tripId,
  );
  expect(ledger).toMatchObject({ paid: '500', cardRefunds: [{ state: 'FAILED', problem: 'CARD' }] });
  for (let days = 0; days < 40; days += 6) {
    app.clock.advance(6 * DAY);
    await sendCardRefunds(app.deps);
  }
  const { count } = stripe.calls;
  app.clock.advance(6 * DAY);
  await sendCardRefunds(app.deps);
  expect(stripe.calls.count - count).toBe(0);
});

test('what the provider does not accept is a refund that failed, with the reason', async () => {
  const { desk, session, refund } = await payByCard();
  stripe.refunds.makeByHand(`pi_${session}`, 400_00);
  await refund('200');
  await sendCardRefunds(app.deps);
  expect(await read(desk)).toMatchObject({
    paid: '500',
    cardRefunds: [{ state: 'FAILED', problem: 'AMOUNT' }],
  });
});

test('an outage or a lost answer loses no refund and makes none twice', async () => {
  const { desk, session, refund } = await payByCard();
  await refund('200');
  stripe.outage.isOn = true;
  await sendCardRefunds(app.deps);
  stripe.outage.isOn = false;
  expect(await read(desk)).toMatchObject({ cardRefunds: [{ state: 'PENDING' }] });
  stripe.losesAnswers.isOn = true;
  app.clock.advance(2 * MINUTE);
  await sendCardRefunds(app.deps);
  stripe.losesAnswers.isOn = false;
  app.clock.advance(3 * DAY);
  await sendCardRefunds(app.deps);
  expect(listMade(session)).toHaveLength(1);
  const { result: ledger } = await closingCalls(app, await advanceTime(app, desk.supplier, 0)).ledger(
    desk.tripId,
  );
  expect(ledger).toMatchObject({ paid: '300', cardRefunds: [{ state: 'SUCCEEDED' }] });
}, 60_000);

test('an event about a refund that the portal did not ask for changes nothing', async () => {
  const { desk, session, refund } = await payByCard();
  stripe.refunds.bank.status = 'pending';
  await refund('200');
  await sendCardRefunds(app.deps);
  const [id = ''] = listMade(session);
  const metadata = stripe.refunds.made.get(id)?.metadata ?? {};
  stripe.refunds.settle(id, 'succeeded');
  const forged = { ...stripe.signRefund('refund.updated', id), signature: 't=1,v1=00' };
  expect((await deliver(forged)).status).toBe(400);
  for (const change of [
    { id: 're_test_other' },
    { metadata: {} },
    { metadata: { ...metadata, refundId: 'x' } },
    { metadata: { ...metadata, refundId: metadata['paymentId'] ?? '' } },
  ])
    expect((await deliver(stripe.signRefund('refund.updated', id, change))).status).toBe(200);
  expect(await read(desk)).toMatchObject({ paid: '500', cardRefunds: [{ state: 'PENDING' }] });
  await deliver(stripe.signRefund('refund.updated', id));
  expect(await read(desk)).toMatchObject({ paid: '300', cardRefunds: [{ state: 'SUCCEEDED' }] });
});
