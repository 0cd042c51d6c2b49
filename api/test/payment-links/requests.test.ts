import { paymentLinkEndpoints, srmLedgerEndpoints } from '@portal/shared/contract';

import { addCharge, chargeCalls } from '../harness/charges';
import { closingCalls, endBody, setUpDesk } from '../harness/closing';
import { linkCalls } from '../harness/customer-links';
import { addSupplier } from '../harness/enquiries';
import { openPaymentPage, paymentCalls, readPaymentToken } from '../harness/payment-requests';
import { callForPdf } from '../harness/pdf';
import { startTestApp, type TestApp } from '../harness/start-test-app';
import { addOngoing, DAY, advanceTime, noDeposit, secondsAgo } from '../harness/trips';

let app: TestApp;
let indian: TestApp;
beforeAll(async () => {
  [app, indian] = [await startTestApp(), await startTestApp({ country: 'in' })];
});
afterAll(async () => {
  await app.close();
  await indian.close();
});

/** A trip under way with 500 to be paid, and the calls of its desk. */
async function startDesk(at: TestApp) {
  const supplier = await addSupplier(at);
  await setUpDesk(at, supplier);
  const { tripId, customerId } = await addOngoing(at, supplier, {
    payment: { advanceAmount: '0', securityDeposit: noDeposit },
  });
  return {
    supplier,
    tripId,
    customerId,
    calls: paymentCalls(at, supplier),
    money: closingCalls(at, supplier),
  };
}

test('links ask for no more than is open, together', async () => {
  const { tripId, calls } = await startDesk(app);
  expect((await calls.list(tripId)).result).toEqual({ list: [], unasked: '500' });
  const first = await calls.ask({ bookingId: tripId, amount: '300' });
  expect([first.status, first.result.state, first.result.amount]).toEqual([201, 'OPEN', '300']);
  const more = await calls.ask({ bookingId: tripId, amount: '200.01' });
  expect([more.status, more.problem.errors?.[0]?.path]).toEqual([422, 'amount']);
  expect((await calls.list(tripId)).result.unasked).toBe('200');
  // A withdrawn one frees its amount, and its link no longer works.
  const token = readPaymentToken(first.result.link);
  expect((await openPaymentPage(app, token)).status).toBe(200);
  const withdrawn = await calls.withdraw(first.result.requestId);
  expect([withdrawn.result.state, withdrawn.result.link]).toEqual(['WITHDRAWN', null]);
  expect((await openPaymentPage(app, token)).problem.code).toBe('link_revoked');
  expect((await calls.ask({ bookingId: tripId, amount: '500' })).status).toBe(201);
  expect((await calls.withdraw(first.result.requestId)).problem.code).toBe('conflict');
  expect((await calls.confirm(first.result.requestId)).problem.code).toBe('conflict');
});

test('the page of a payment says who asks, what for and how to pay, and afterwards has the receipt', async () => {
  const { supplier, tripId, calls, money } = await startDesk(indian);
  const settings = (await money.settings()).result;
  await money.changeSettings({
    ...settings,
    payments: { bankAccount: 'Sample Bank\n000111', upiId: 'desk@bank' },
  });
  const { result: request } = await calls.ask({ bookingId: tripId, amount: '450.50' });
  const token = readPaymentToken(request.link);
  const { text, result: page } = await openPaymentPage(indian, token);
  expect(page).toMatchObject({
    state: 'OPEN',
    country: 'in',
    currency: 'INR',
    amount: '450.50',
    bankAccount: 'Sample Bank\n000111',
    upi: { id: 'desk@bank' },
    lines: [],
  });
  const link = new URL(page.upi?.link ?? '');
  expect(Object.fromEntries(link.searchParams)).toMatchObject({
    pa: 'desk@bank',
    am: '450.50',
    cu: 'INR',
    tn: page.tripCode,
  });
  // Nothing else of the company, of the customer or of the trip.
  for (const private_ of [supplier.email, tripId, request.requestId]) expect(text).not.toContain(private_);
  expect((await indian.client(paymentLinkEndpoints.receipt, { token })).status).toBe(404);
  expect((await calls.list(tripId)).result.list[0]?.openedAt).not.toBeNull();

  const paid = await calls.confirm(request.requestId, 'bank_transfer');
  expect([paid.status, paid.result.state]).toEqual([200, 'PAID']);
  const { result: ledger } = await money.ledger(tripId);
  expect(ledger.balance).toBe('49.50');
  expect(ledger.entries).toMatchObject([{ kind: 'PAYMENT', amount: '450.50', method: 'bank_transfer' }]);
  // A second press finds it paid.
  expect((await calls.confirm(request.requestId)).problem.code).toBe('conflict');
  const after = (await openPaymentPage(indian, token)).result;
  expect(after).toMatchObject({ state: 'PAID', amount: '450.50' });
  expect(after.bankAccount ?? after.upi ?? null).toBeNull();
  const receipt = await callForPdf(indian, paymentLinkEndpoints.receipt, { token });
  expect(receipt.pages.join()).toContain(ledger.entries[0]?.receiptNumber);
});

test('what was paid in another way is not paid again', async () => {
  const { tripId, calls, money } = await startDesk(app);
  const { result: request } = await calls.ask({ bookingId: tripId, amount: '500' });
  const token = readPaymentToken(request.link);
  await money.addEntry({ bookingId: tripId, kind: 'PAYMENT', amount: '400' });
  expect((await openPaymentPage(app, token)).result).toMatchObject({ state: 'OPEN', amount: '100' });
  await money.addEntry({ bookingId: tripId, kind: 'PAYMENT', amount: '100' });
  expect((await openPaymentPage(app, token)).result).toMatchObject({ state: 'SETTLED' });
  expect((await calls.confirm(request.requestId)).problem.code).toBe('conflict');
});

test('simultaneous presses record one payment', async () => {
  const { tripId, calls, money } = await startDesk(app);
  const { result: request } = await calls.ask({ bookingId: tripId, amount: '500' });
  const answers = await Promise.all(Array.from({ length: 4 }, () => calls.confirm(request.requestId)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  expect((await money.ledger(tripId)).result.paid).toBe('500');
});

test('a supplementary invoice is asked for with its lines, and its payment collects the charge', async () => {
  const desk = await startDesk(app);
  const supplier = await advanceTime(app, desk.supplier, 60_000);
  const { plate } = await app.db
    .selectFrom('trips')
    .select('plate')
    .where('id', '=', desk.tripId)
    .executeTakeFirstOrThrow();
  const money = closingCalls(app, supplier);
  expect((await money.end(endBody(supplier, desk.tripId))).status).toBe(200);
  expect((await money.issue({ bookingId: desk.tripId })).status).toBe(201);
  const chargeId = await addCharge(app, supplier, {
    plate,
    at: secondsAgo(app, 30),
  });
  const bill = await chargeCalls(app, supplier).supplement({ chargeIds: [chargeId] });
  expect([bill.status, bill.text]).toEqual([201, bill.text]);
  const calls = paymentCalls(app, supplier);
  const { invoiceId, number } = bill.result;
  const made = await calls.ask({ bookingId: desk.tripId, amount: '600', invoiceId });
  expect(made.result).toMatchObject({ state: 'OPEN', invoiceNumber: number });
  const { result: page } = await openPaymentPage(app, readPaymentToken(made.result.link));
  expect(page).toMatchObject({ invoiceNumber: number, reference: number, amount: '600' });
  expect(page.lines).toMatchObject([{ amount: '600' }]);
  // The proof is a press away, and only that of this invoice.
  expect(page.notices).toMatchObject([{ chargeId, amount: '600' }]);
  const token = readPaymentToken(made.result.link);
  const { pages } = await callForPdf(app, paymentLinkEndpoints.notice, { token, query: { chargeId } });
  expect(pages.join('\n')).toContain(plate);
  const other = await addCharge(app, supplier, {
    plate,
    at: secondsAgo(app, 20),
  });
  expect((await app.client(paymentLinkEndpoints.notice, { token, query: { chargeId: other } })).status).toBe(
    404,
  );
  expect((await calls.confirm(made.result.requestId, 'bank_transfer')).status).toBe(200);
  expect((await chargeCalls(app, supplier).get(chargeId)).result.state).toBe('collected');
});

test('the link goes out by e-mail, expires, and opens nothing but its own page', async () => {
  const { supplier, tripId, customerId, calls } = await startDesk(app);
  const { result: request } = await calls.ask({ bookingId: tripId, amount: '500' });
  const { requestId } = request;
  const sent = await calls.mail({ requestId, email: 'customer@mail.example' });
  expect(sent.result.mailedAt).not.toBeNull();
  const mail = app.mails.sent.at(-1);
  expect([mail?.to, mail?.text.includes(request.link ?? 'none')]).toEqual(['customer@mail.example', true]);
  const token = readPaymentToken(request.link);
  // As an agent, with a customer's link, and with no token.
  expect((await app.client(srmLedgerEndpoints.get, { token, query: { bookingId: tripId } })).status).toBe(
    401,
  );
  expect((await openPaymentPage(app, supplier.token)).status).toBe(403);
  const customer = await linkCalls(app, supplier).issue({ customerId, bookingId: tripId });
  expect((await openPaymentPage(app, customer.result.token)).status).toBe(403);
  expect((await app.client(paymentLinkEndpoints.get, {})).status).toBe(401);
  expect((await openPaymentPage(app, `${token.slice(0, -3)}abc`)).status).toBe(401);

  const later = await advanceTime(app, supplier, 15 * DAY);
  expect((await openPaymentPage(app, token)).problem.code).toBe('link_expired');
  const after = paymentCalls(app, later);
  expect((await after.list(tripId)).result.list[0]).toMatchObject({ state: 'EXPIRED', link: null });
  expect((await after.mail({ requestId, email: 'customer@mail.example' })).status).toBe(409);
  // What arrives late is recorded all the same.
  expect((await after.confirm(requestId, 'bank_transfer')).result.state).toBe('PAID');
});
