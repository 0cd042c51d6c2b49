import {
  getFinancialYear,
  readSignedMinor,
  srmInvoiceEndpoints,
  srmLedgerEndpoints,
  toMinorUnits,
  type InvoiceRecord,
} from '@portal/shared/contract';
import { sql } from 'kysely';

import { formatDocumentNumber } from '../../src/domains/company/document-numbers/next-number';
import { closingCalls, endBody, setUpDesk } from '../harness/closing';
import { addSupplier, type Supplier } from '../harness/enquiries';
import { callForPdf } from '../harness/pdf';
import { startTestApp, type TestApp } from '../harness/start-test-app';
import { addOngoing, tripCalls } from '../harness/trips';

let app: TestApp;
let indian: TestApp;
let supplier: Supplier;
let calls: ReturnType<typeof closingCalls>;
beforeAll(async () => {
  [app, indian] = [await startTestApp(), await startTestApp({ country: 'in' })];
  supplier = await addSupplier(app);
  calls = closingCalls(app, supplier);
  await setUpDesk(app, supplier);
});
afterAll(async () => {
  await app.close();
  await indian.close();
});

const ended = async (at = app, owner = supplier, change: object = {}) => {
  const { tripId } = await addOngoing(at, owner);
  const { status, text } = await closingCalls(at, owner).end(endBody(owner, tripId, change));
  if (status !== 200) throw new Error(text);
  return tripId;
};
const addsUp = ({ net, tax, gross, lines, taxes }: InvoiceRecord) => {
  const sum = (amounts: readonly string[]) =>
    amounts.reduce((total, amount) => total + (readSignedMinor(amount) ?? NaN), 0);
  expect(toMinorUnits(net) + toMinorUnits(tax)).toBe(toMinorUnits(gross));
  for (const part of ['net', 'tax', 'gross'] as const)
    expect(sum(lines.map((line) => line[part]))).toBe(toMinorUnits({ net, tax, gross }[part]));
  expect(sum(taxes.map(({ amount }) => amount))).toBe(toMinorUnits(tax));
};

test('an invoice of the Emirates includes VAT in what was paid, and none for fines and damages', async () => {
  const account = {
    finesCollected: '300',
    discounts: '50',
    discountReason: 'A regular',
    totalAmountCollected: '960',
    additionalCharges: [
      { type: 'Cleaning Charges', amount: '100' },
      { type: 'Insurance Excess/Deductible', amount: '110' },
    ],
  };
  const bookingId = await ended(app, supplier, account);
  const { status, result } = await calls.issue({ bookingId, customerAddress: 'Villa 4, Jumeirah' });
  expect(status).toBe(201);
  addsUp(result);
  expect(result).toMatchObject({
    kind: 'INVOICE',
    number: 'INV-000001',
    gross: '960',
    tax: '26.19',
    currency: 'AED',
  });
  expect(result.taxes).toEqual([{ name: 'VAT', rate: 500, amount: '26.19' }]);
  expect(result.lines.map(({ treatment, gross, tax }) => [treatment, gross, Number(tax) > 0])).toEqual([
    ['STANDARD', '500', true],
    ['STANDARD', '100', true],
    ['OUT_OF_SCOPE', '110', false],
    ['OUT_OF_SCOPE', '300', false],
    ['STANDARD', '-50', false],
  ]);
  const again = await calls.issue({ bookingId });
  expect([again.status, again.problem.code]).toEqual([409, 'invoice_issued']);
  const reopened = await tripCalls(app, supplier).status(bookingId, { status: 'ONGOING' });
  expect(reopened.status).toBe(409);
  const { pages } = await callForPdf(app, srmInvoiceEndpoints.pdf, {
    token: supplier.token,
    query: { invoiceId: result.invoiceId },
  });
  for (const text of [
    'Simplified Tax Invoice',
    'INV-000001',
    'TRN 100234567890003',
    'VAT 5 %',
    'AED 26.19',
    'AED 960.00',
    'Villa 4, Jumeirah',
  ])
    expect(pages.join('\n')).toContain(text);
});

test('credit notes take back a part, then the rest, and never more', async () => {
  const bookingId = await ended();
  const { result: invoice } = await calls.issue({ bookingId });
  const credit = (amount?: string) =>
    calls.credit({ invoiceId: invoice.invoiceId, reason: 'A day less', ...(amount && { amount }) });
  const part = await credit('123.45');
  addsUp(part.result);
  expect(part.result).toMatchObject({ kind: 'CREDIT_NOTE', corrects: invoice.invoiceId, gross: '123.45' });
  const tooMuch = await credit('376.56');
  expect([tooMuch.status, tooMuch.problem.detail]).toEqual([422, 'Only AED 376.55 of the invoice is left.']);
  const several = await Promise.all([credit('300'), credit('300')]);
  expect(several.map(({ status }) => status).sort()).toEqual([201, 422]);
  const rest = await credit();
  expect(rest.result.gross).toBe('76.55');
  expect((await credit()).status).toBe(409);
  const { list } = (await calls.invoices(bookingId)).result;
  const sumTax = (kind: string) =>
    list.reduce((sum, one) => (one.kind === kind ? sum + toMinorUnits(one.tax) : sum), 0);
  expect(sumTax('CREDIT_NOTE')).toBe(sumTax('INVOICE'));
  expect(list[0]?.credited).toBe('500');
});

test('invoice numbers have no gap, even when calls fail between them', async () => {
  const other = await addSupplier(app);
  await setUpDesk(app, other);
  const otherCalls = closingCalls(app, other);
  const trips: string[] = [];
  for (let made = 0; made < 10; made += 1) trips.push(await ended(app, other));
  // Each is requested three times simultaneously: two of three fail.
  const answers = await Promise.all(
    [...trips, ...trips, ...trips].map((bookingId) => otherCalls.issue({ bookingId })),
  );
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(20);
  const numbers = answers.flatMap(({ status, result }) => (status === 201 ? [result.number] : []));
  expect(numbers.sort()).toEqual(trips.map((_, at) => `INV-${String(at + 1).padStart(6, '0')}`));
});

test('an issued document cannot be changed or deleted by anybody', async () => {
  const { result } = await calls.issue({ bookingId: await ended() });
  const frozen = /What was issued is not changed/;
  await expect(
    sql`update invoices set gross = gross + 1, net = net + 1 where id = ${result.invoiceId}`.execute(app.db),
  ).rejects.toThrow(frozen);
  await expect(sql`delete from invoices where id = ${result.invoiceId}`.execute(app.db)).rejects.toThrow(
    frozen,
  );
});

test('only a closed trip of a company with a tax number gets an invoice', async () => {
  const { tripId } = await addOngoing(app, supplier);
  expect((await calls.issue({ bookingId: tripId })).problem.code).toBe('trip_transition');
  const newcomer = await addSupplier(app);
  const refused = await closingCalls(app, newcomer).issue({ bookingId: await ended(app, newcomer) });
  expect([refused.status, refused.problem.detail]).toEqual([
    409,
    'Enter your tax number first, under SRM, Tax information.',
  ]);
});

test('an Indian invoice has two tax halves within the state, one tax outside, and a number of the financial year', async () => {
  const seller = await addSupplier(indian);
  await setUpDesk(indian, seller);
  const sellerCalls = closingCalls(indian, seller);
  const year = getFinancialYear(indian.clock.now().toISOString().slice(0, 10)).slice(2);
  const local = (await sellerCalls.issue({ bookingId: await ended(indian, seller) })).result;
  addsUp(local);
  expect(local.number).toBe(`INV/${year}/000001`);
  expect(local.taxes.map(({ name, rate }) => [name, rate])).toEqual([
    ['CGST', 900],
    ['SGST', 900],
  ]);
  const beyond = (
    await sellerCalls.issue({
      bookingId: await ended(indian, seller),
      customerTaxNumber: '27AAPFU0939F1ZV',
      customerAddress: '4 Fort Road, Mumbai',
    })
  ).result;
  addsUp(beyond);
  expect(beyond.taxes).toEqual([{ name: 'IGST', rate: 1800, amount: '76.27' }]);
  const { pages } = await callForPdf(indian, srmInvoiceEndpoints.pdf, {
    token: seller.token,
    query: { invoiceId: beyond.invoiceId },
  });
  for (const text of ['GSTIN', 'SAC', '997329', 'IGST 18 %', 'INR 76.27', '27AAPFU0939F1ZV'])
    expect(pages.join('\n')).toContain(text);
  const wrong = await sellerCalls.issue({
    bookingId: await ended(indian, seller),
    customerTaxNumber: '100234567890003',
  });
  expect([wrong.status, wrong.problem.errors?.[0]?.path]).toEqual([422, 'customerTaxNumber']);
});

test('an Indian trip has the highest rate of its vehicles, and another service code needs a reason', async () => {
  const seller = await addSupplier(indian);
  await setUpDesk(indian, seller);
  const sellerCalls = closingCalls(indian, seller);
  const issueFor = async (columns: { fuelType: 'petrol' | 'electric'; engineCapacity?: number }) => {
    const bookingId = await ended(indian, seller);
    const { vehicleId } = (await tripCalls(indian, seller).get(bookingId)).result.vehicle ?? {};
    await indian.db
      .updateTable('fleetVehicles')
      .set(columns)
      .where('id', '=', vehicleId ?? '')
      .execute();
    const { result } = await sellerCalls.issue({ bookingId });
    addsUp(result);
    return result.categories?.map(({ rate, net, tax }) => [rate, net, tax]);
  };
  expect(await issueFor({ fuelType: 'petrol', engineCapacity: 1498 })).toEqual([[4000, '357.14', '142.86']]);
  expect(await issueFor({ fuelType: 'electric' })).toEqual([[500, '476.20', '23.80']]);

  const settings = (await sellerCalls.settings()).result;
  expect(settings.serviceCode).toBe('997329');
  const refused = await sellerCalls.changeSettings({ ...settings, serviceCode: '997311' });
  expect([refused.status, refused.problem.errors?.[0]?.path]).toEqual([422, 'serviceCodeReason']);
  const reasoned = { ...settings, serviceCode: '997311', serviceCodeReason: 'Advice of our auditor' };
  expect((await sellerCalls.changeSettings(reasoned)).result).toEqual(reasoned);
});

test('document numbers of India have at most sixteen characters until the last of a year', () => {
  expect(formatDocumentNumber('INVOICE', '2026-27', 1)).toBe('INV/26-27/000001');
  expect(formatDocumentNumber('CREDIT_NOTE', '2026-27', 999_999)).toHaveLength(15);
});

test('a payment has a receipt', async () => {
  const bookingId = await ended();
  const { entries } = (await calls.ledger(bookingId)).result;
  const { pages } = await callForPdf(app, srmLedgerEndpoints.receipt, {
    token: supplier.token,
    query: { entryId: entries[1]?.entryId },
  });
  for (const text of ['Receipt', entries[1]?.receiptNumber ?? '?', 'AED 400.00', 'Cash'])
    expect(pages.join('\n')).toContain(text);
});
