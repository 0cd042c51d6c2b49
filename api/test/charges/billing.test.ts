import {
  srmAccountingEndpoints,
  srmChargeEndpoints,
  srmInvoiceEndpoints,
  tripPlanningEndpoints,
  type AccountingSummary,
  type ChargeState,
  type TripAlert,
} from '@portal/shared/contract';

import { addTripCharge, readChargedTrip, startChargedTrip, type ChargedTrip } from '../harness/charged-trips';
import { addCharge, addStatement, chargeCalls } from '../harness/charges';
import { closingCalls, electronicBuyer, endBody, setUpDesk } from '../harness/closing';
import { addSupplier } from '../harness/enquiries';
import { callForPdf } from '../harness/pdf';
import { startTestApp, type TestApp } from '../harness/start-test-app';
import { addOngoing, advanceTime, noDeposit, tripCalls } from '../harness/trips';

const MINUTE = 60_000;

let app: TestApp;
let indian: TestApp;
beforeAll(async () => {
  [app, indian] = [await startTestApp(), await startTestApp({ country: 'in' })];
});
afterAll(async () => {
  await app.close();
  await indian.close();
});

async function endAndInvoice(
  { app: at, supplier, tripId }: ChargedTrip,
  change: object = {},
  buyer: object = {},
) {
  const calls = closingCalls(at, supplier);
  const body = endBody(supplier, tripId, change);
  const { total } = (await calls.settle(body)).result;
  const ended = await calls.end({ ...body, totalAmountCollected: total });
  if (ended.status !== 200) throw new Error(`end: ${ended.text}`);
  const invoice = await calls.issue({ bookingId: tripId, ...buyer });
  if (invoice.status !== 201) throw new Error(`invoice: ${invoice.text}`);
  return invoice.result;
}

const readStates = async (
  { app: at, supplier }: ChargedTrip,
  ids: readonly string[],
): Promise<ChargeState[]> => {
  const { result } = await chargeCalls(at, supplier).list();
  return ids.map((id) => {
    const row = result.list.find(({ chargeId }) => chargeId === id);
    if (row === undefined) throw new Error(`no charge ${id}`);
    return row.state;
  });
};

const readBooks = async ({ app: at, supplier: { token } }: ChargedTrip) =>
  (await at.client<AccountingSummary>(srmAccountingEndpoints.summary, { token, query: {} })).result;

test('charges on the account of an open trip are part of its closing, and its invoice bills them', async () => {
  const desk = await startChargedTrip(app);
  const { supplier, tripId } = desk;
  const calls = chargeCalls(app, supplier);
  const fine = await addTripCharge(desk, { amount: '600' });
  const toll = await addTripCharge(desk, { amount: '4', kind: 'toll' });
  const parking = await addTripCharge(desk, { amount: '20', kind: 'other' });
  const ids = [fine, toll, parking];

  const put = await calls.changeAccount({ chargeIds: ids, isOnAccount: true });
  expect(put.status).toBe(200);
  expect(put.result.list.every(({ accountedAt }) => Boolean(accountedAt))).toBe(true);
  // Never twice, and all of them or none.
  const late = await addTripCharge(desk, { amount: '5', kind: 'toll' });
  expect((await calls.changeAccount({ chargeIds: [late, fine], isOnAccount: true })).status).toBe(409);
  expect((await calls.get(late)).result.accountedAt).toBeNull();
  // A person cannot say otherwise meanwhile; off and on again is possible.
  const marked = { chargeId: fine, state: 'writtenOff', reason: 'Too small' };
  expect((await calls.changeState(marked)).problem?.code).toBe('conflict');
  expect((await calls.decide({ chargeId: fine, bookingId: null })).problem?.code).toBe('conflict');
  expect((await calls.changeAccount({ chargeIds: [fine], isOnAccount: false })).status).toBe(200);
  expect((await calls.changeAccount({ chargeIds: [fine], isOnAccount: true })).status).toBe(200);

  const { result: trip } = await tripCalls(app, supplier).get(tripId);
  expect(trip.accountCharges).toEqual({ fines: '600', salik: '4', others: '20' });
  const closing = closingCalls(app, supplier);
  const settled = await closing.settle(endBody(supplier, tripId, { finesCollected: '100' }));
  expect(settled.result).toMatchObject({ fines: '700', salik: '4', charges: '20', total: '1224' });
  // A page that does not know of them gets the right total.
  expect((await closing.end(endBody(supplier, tripId))).problem?.code).toBe('total_differs');

  const invoice = await endAndInvoice(desk, {}, electronicBuyer);
  expect(invoice.gross).toBe('1124');
  expect(invoice.lines.map(({ kind, gross }) => [kind, gross])).toEqual(
    expect.arrayContaining([
      ['fines', '600'],
      ['salik', '4'],
      ['charge', '20'],
    ]),
  );
  // All was paid at the counter.
  expect(await readStates(desk, ids)).toEqual(['collected', 'collected', 'collected']);
  const details = (await calls.get(fine)).result;
  expect(details.invoiceNumber).toBe(invoice.number);
  expect(details.history.map(({ kind }) => kind)).toEqual([
    'entered',
    'accounted',
    'unaccounted',
    'accounted',
    'billed',
    'collected',
  ]);
  // The closed account takes no more.
  expect((await calls.changeAccount({ chargeIds: [late], isOnAccount: true })).problem?.code).toBe(
    'conflict',
  );
  expect((await calls.supplement({ chargeIds: [fine] })).problem?.code).toBe('conflict');
});

test('what comes after closing is billed by a supplementary invoice, paid at the desk, and credited by line', async () => {
  const desk = await startChargedTrip(app, {
    securityDeposit: { enabled: true, amountInAED: '1000' },
  });
  const { supplier, tripId } = desk;
  const calls = chargeCalls(app, supplier);
  const closing = closingCalls(app, supplier);
  const fine = await addTripCharge(desk, { amount: '600', reference: 'FN-9' });
  const toll = await addTripCharge(desk, { amount: '4.20', kind: 'toll' });
  const early = await calls.supplement({ chargeIds: [fine] });
  expect(early.status).toBe(409);

  const main = await endAndInvoice(desk, {}, electronicBuyer);
  const issued = await calls.supplement({ chargeIds: [fine, toll] });
  expect(issued.status).toBe(201);
  const { result: invoice } = issued;
  expect(invoice).toMatchObject({ kind: 'INVOICE', gross: '604.20', supplements: main.invoiceId });
  // The next number of the same series, for the same customer.
  expect(Number(invoice.number.slice(-6))).toBe(Number(main.number.slice(-6)) + 1);
  expect(invoice.customer).toEqual(main.customer);
  // A fine is passed on outside the scope of the tax; a toll is taxed.
  expect(invoice.lines.map(({ kind, treatment, gross }) => [kind, treatment, gross])).toEqual([
    ['fines', 'OUT_OF_SCOPE', '600'],
    ['salik', 'STANDARD', '4.20'],
  ]);
  expect(invoice.tax).toBe('0.20');
  expect((await calls.supplement({ chargeIds: [fine] })).problem?.code).toBe('conflict');
  expect(await readStates(desk, [fine, toll])).toEqual(['billed', 'billed']);
  expect((await calls.changeState({ chargeId: fine, state: 'unbilled', reason: 'Wrong' })).status).toBe(409);

  const ledger = (await closing.ledger(tripId)).result;
  expect(ledger).toMatchObject({ balance: '604.20', total: '1104.20' });
  expect(ledger.entries.at(-1)).toMatchObject({ kind: 'SUPPLEMENT', amount: '604.20', method: null });
  const printed = await callForPdf(app, srmInvoiceEndpoints.pdf, {
    token: supplier.token,
    query: { invoiceId: invoice.invoiceId },
  });
  expect(printed.pages.join(' ')).toContain(main.number);
  expect(printed.pages.join(' ')).toContain('FN-9');

  const paid = await closing.addEntry({
    bookingId: tripId,
    kind: 'PAYMENT',
    amount: '604.2',
    method: 'card',
  });
  expect(paid.result.balance).toBe('0');
  expect(paid.result.entries.at(-1)?.receiptNumber).toEqual(expect.any(String));
  expect(await readStates(desk, [fine, toll])).toEqual(['collected', 'collected']);

  // The customer disputes the toll and is right; the fine is taken back to be billed again.
  await calls.changeState({ chargeId: toll, state: 'disputed', reason: 'Another gate' });
  const note = { invoiceId: invoice.invoiceId, reason: 'Not theirs' };
  expect((await closing.credit({ ...note, lines: [{ position: 1, amount: '4.20' }] })).status).toBe(201);
  expect(await readStates(desk, [fine, toll])).toEqual(['collected', 'writtenOff']);
  expect((await closing.credit(note)).status).toBe(201);
  expect(await readStates(desk, [fine, toll])).toEqual(['unbilled', 'writtenOff']);

  // Again, from the deposit that is still held.
  expect((await closing.ledger(tripId)).result.balance).toBe('-604.20');
  await closing.addEntry({
    bookingId: tripId,
    kind: 'REFUND',
    amount: '604.2',
    method: 'card',
    reason: 'Credited',
  });
  const again = await calls.supplement({ chargeIds: [fine], takesDeposit: true });
  expect(again.status).toBe(201);
  expect(await readStates(desk, [fine])).toEqual(['collected']);
  expect((await closing.ledger(tripId)).result).toMatchObject({ balance: '0', deposit: { left: '400' } });

  // The books have all of it once, and both sides are equal.
  const books = await readBooks(desk);
  expect(books.total.debit).toBe(books.total.credit);
  const receivable = books.accounts.find(({ account }) => account === 'receivable');
  expect(receivable?.debit).toBe(receivable?.credit);
  const tax = [main, invoice, again.result].reduce((sum, one) => sum + Number(one.tax), 0) - 0.2;
  expect(Number(books.vat?.total.declared.tax)).toBeCloseTo(tax, 5);
});

test('in India it has a number of the financial year, halves of the tax, and is in GSTR-1', async () => {
  const desk = await startChargedTrip(indian);
  const calls = chargeCalls(indian, desk.supplier);
  const challan = await addTripCharge(desk, { amount: '1500' });
  const toll = await addTripCharge(desk, { amount: '118', kind: 'toll' });
  const unready = await calls.supplement({ chargeIds: [challan] });
  expect(unready.status).toBe(409);
  const main = await endAndInvoice(desk, { totalAmountCollected: '500' });
  const { status, result: invoice } = await calls.supplement({ chargeIds: [toll, challan] });
  expect(status).toBe(201);
  expect(invoice.number.slice(0, -6)).toBe(main.number.slice(0, -6));
  expect(invoice.taxes.map(({ name, amount }) => [name, amount])).toEqual([
    ['CGST', '9'],
    ['SGST', '9'],
  ]);
  const books = await readBooks(desk);
  expect(books.total.debit).toBe(books.total.credit);
  const taxable = books.gst?.rates.find(({ rate }) => rate === 1800)?.taxable;
  expect(Number(taxable)).toBeCloseTo(Number(main.net) + 100, 5);
});

test('one invoice is of one trip, two desks bill a charge once, and an import with a charge on an account stays', async () => {
  const first = await startChargedTrip(app);
  const { tripId } = await addOngoing(app, first.supplier, { payment: { securityDeposit: noDeposit } });
  const supplier = await advanceTime(app, first.supplier, 30 * MINUTE);
  const [desk, other]: [ChargedTrip, ChargedTrip] = [
    { ...first, supplier },
    await readChargedTrip(app, supplier, tripId),
  ];
  const calls = chargeCalls(app, supplier);
  const [one, two] = [
    await addTripCharge(desk, { amount: '5' }),
    await addTripCharge(other, { amount: '6' }),
  ];
  // As a statement of Dubai writes it.
  const [day = '', time = ''] = new Date(app.clock.now().getTime() + 230 * MINUTE).toISOString().split('T');
  const moment = `${day.split('-').reverse().join('/')} ${time.slice(0, 8)}`;
  const statementId = await addStatement(app, supplier, [[other.plate, moment, '4', 'B1']]);
  const imported = (await calls.list({ statementId })).result.list[0]?.chargeId ?? '';
  expect((await calls.changeAccount({ chargeIds: [imported], isOnAccount: true })).status).toBe(200);
  expect((await calls.undo(statementId)).problem?.code).toBe('conflict');

  await endAndInvoice(desk, {}, electronicBuyer);
  await endAndInvoice(other, {}, electronicBuyer);
  const both = await calls.supplement({ chargeIds: [one, two] });
  expect(both.problem?.errors?.[0]?.path).toBe('chargeIds');
  const answers = await Promise.all([1, 2].map(() => calls.supplement({ chargeIds: [one] })));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
});

test('a fine that is neither billed nor settled has a clock, an alert before it ends, and a count', async () => {
  const supplier = await addSupplier(app);
  await setUpDesk(app, supplier);
  const calls = chargeCalls(app, supplier);
  const at = new Date(app.clock.now().getTime() - 25 * 24 * 60 * MINUTE).toISOString();
  const fine = await addCharge(app, supplier, { at });
  await addCharge(app, supplier);
  await addCharge(app, supplier, { at, kind: 'toll', amount: '4' });
  const dueAt = new Date(Date.parse(at) + 30 * 24 * 60 * MINUTE).toISOString();
  expect((await calls.get(fine)).result.dueAt).toBe(dueAt);
  expect((await calls.figures()).result.due).toEqual({ count: 1, amount: '600' });
  expect((await calls.list({ match: 'due' })).result.list.map(({ chargeId }) => chargeId)).toEqual([fine]);
  const readAlerts = async () =>
    (
      await app.client<{ list: TripAlert[] }>(tripPlanningEndpoints.alerts, {
        token: supplier.token,
        query: {},
      })
    ).result.list.filter(({ kind }) => kind === 'fineDue');
  expect(await readAlerts()).toMatchObject([
    { bookingId: null, figures: { chargeId: fine, plate: 'DXB Z 99', dueAt: `${dueAt.slice(0, 19)}Z` } },
  ]);
  await calls.changeState({ chargeId: fine, state: 'writtenOff', reason: 'Paid by the company' });
  expect(await readAlerts()).toEqual([]);
  expect((await calls.get(fine)).result.dueAt).toBeNull();
  // In India the law says 45 days.
  const { alertRules } = (await closingCalls(indian, await addSupplier(indian)).settings()).result;
  expect(alertRules.fineDue).toEqual({ enabled: true, days: 7, limit: 45 });
});

test('the notice goes to the customer by e-mail with its PDF, and what was sent is kept', async () => {
  const desk = await startChargedTrip(app);
  const { supplier } = desk;
  const calls = chargeCalls(app, supplier);
  const stray = await addCharge(app, supplier);
  expect((await calls.sendNotice(stray)).problem?.code).toBe('conflict');
  const fine = await addTripCharge(desk, { amount: '600', reference: 'FN-7' });
  const { contact } = (await calls.get(fine)).result;
  const address = contact?.email ?? '';
  expect(contact?.phone).toMatch(/^\+971\d+$/);
  const before = app.mails.to(address).length;
  const sent = await calls.sendNotice(fine);
  expect(sent.status).toBe(200);
  expect(sent.result.history.at(-1)).toMatchObject({ kind: 'noticed', to: address });
  const [mail] = app.mails.to(address).slice(before);
  expect(mail?.text).toContain(desk.plate);
  expect(mail?.attachment?.name).toMatch(/^notice-T-\d+.*\.pdf$/);
  expect(
    Buffer.from(mail?.attachment?.content ?? [])
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
});

test('the notice of a billed charge says how to pay: to the account, in India by a UPI code', async () => {
  const desk = await startChargedTrip(indian);
  const { supplier } = desk;
  const [calls, closing] = [chargeCalls(indian, supplier), closingCalls(indian, supplier)];
  const challan = await addTripCharge(desk, { amount: '1500' });
  const { result: settings } = await closing.settings();
  expect(settings.payments).toEqual({ bankAccount: '', upiId: '' });
  const wrong = await closing.changeSettings({ ...settings, payments: { bankAccount: '', upiId: 'desk' } });
  expect(wrong.problem?.errors?.[0]?.path).toBe('payments.upiId');
  const payments = { bankAccount: 'Bank of India 50100', upiId: 'desk@bank' };
  expect((await closing.changeSettings({ ...settings, payments })).result.payments).toEqual(payments);
  // A page of an earlier release leaves them as they are.
  const { payments: _, ...older } = settings;
  expect((await closing.changeSettings(older)).result.payments).toEqual(payments);
  const readNotice = async () => {
    const query = { chargeId: challan };
    const { pages } = await callForPdf(indian, srmChargeEndpoints.notice, { token: supplier.token, query });
    return pages.join(' ');
  };
  // Nothing is to be paid before an invoice bills it.
  expect(await readNotice()).not.toContain('desk@bank');
  await endAndInvoice(desk);
  const { number } = (await calls.supplement({ chargeIds: [challan] })).result;
  const text = await readNotice();
  for (const part of ['Bank of India 50100', 'desk@bank', 'Pay by UPI', number]) expect(text).toContain(part);
});
