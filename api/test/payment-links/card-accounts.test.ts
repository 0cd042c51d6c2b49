import { srmPaymentRequestEndpoints, type CardProviderState } from '@portal/shared/contract';

import { sendCardRefunds } from '../../src/domains/billing';
import {
  checkOut,
  deliverEvent,
  openCard,
  startCardApp,
  startCardDesk,
  type CardDesk,
} from '../harness/card-desk';
import { startFakeStripe, type FakeStripe } from '../harness/fake-stripe';
import { openPaymentPage, readPaymentToken } from '../harness/payment-requests';
import type { TestApp } from '../harness/start-test-app';

let stripe: FakeStripe;
let app: TestApp;
beforeAll(async () => {
  stripe = await startFakeStripe();
  app = await startCardApp(stripe, { STRIPE_ACCOUNTS: 'companies' });
});
afterAll(async () => {
  await app.close();
  await stripe.close();
});

const completed = 'checkout.session.completed';
const connect = ({ supplier: { token } }: CardDesk, account: string | null) =>
  app.client<CardProviderState>(srmPaymentRequestEndpoints.connectAccount, { token, body: { account } });
const readPaid = async ({ money, tripId }: CardDesk) => (await money.ledger(tripId)).result.paid;

test('a company without an account takes no cards; one that Stripe confirms takes them, and no other company has it', async () => {
  const [desk, other] = [await startCardDesk(app), await startCardDesk(app)];
  const { token } = desk.supplier;
  const provider = await app.client<CardProviderState>(srmPaymentRequestEndpoints.provider, { token });
  expect(provider.result).toMatchObject({ provider: 'stripe', accounts: 'companies', account: null });
  const { result: request } = await desk.calls.ask({ bookingId: desk.tripId, amount: '100' });
  const link = readPaymentToken(request.link);
  expect((await openPaymentPage(app, link)).result.card).toBeNull();
  expect((await checkOut(app, link)).status).toBe(409);

  stripe.connect('acct_restricted1', false);
  stripe.connect('acct_taken12345');
  expect((await connect(other, 'acct_taken12345')).status).toBe(200);
  for (const account of ['cus_12345678', 'acct_unknown123', 'acct_restricted1', 'acct_taken12345']) {
    const { status, problem } = await connect(desk, account);
    expect([account, status, problem.errors?.map(({ path }) => path)]).toEqual([account, 422, ['account']]);
  }
  stripe.outage.isOn = true;
  expect((await connect(desk, 'acct_own1234567')).status).toBe(503);
  stripe.outage.isOn = false;
  stripe.connect('acct_own1234567');
  expect((await connect(desk, 'acct_own1234567')).result.account).toBe('acct_own1234567');
  expect((await openPaymentPage(app, link)).result.card).toBe('offered');
  expect((await connect(desk, null)).result.account).toBeNull();
  expect((await openPaymentPage(app, link)).result.card).toBeNull();
});

test('a payment and its refund stay with the account that took it, and an event of another account books nothing', async () => {
  const [desk, other] = [await startCardDesk(app), await startCardDesk(app)];
  stripe.connect('acct_first12345');
  stripe.connect('acct_second1234');
  await connect(desk, 'acct_first12345');
  await connect(other, 'acct_second1234');
  const { session } = await openCard(app, desk, '500');
  stripe.pay(session);
  for (const account of ['acct_second1234', undefined]) {
    await deliverEvent(app, stripe.signAs(account, completed, session));
    expect(await readPaid(desk)).toBe('0');
  }
  // The company changes its account meanwhile.
  stripe.connect('acct_third12345');
  await connect(desk, 'acct_third12345');
  await deliverEvent(app, stripe.sign(completed, session));
  expect(await readPaid(desk)).toBe('500');
  expect(await readPaid(other)).toBe('0');

  const [payment] = (await desk.money.ledger(desk.tripId)).result.entries;
  await desk.money.addEntry({
    bookingId: desk.tripId,
    kind: 'REFUND',
    amount: '200',
    reason: 'The toll was wrong',
    cardEntryId: payment?.entryId,
  });
  await sendCardRefunds(app.deps);
  expect(await readPaid(desk)).toBe('300');
});
