import {
  toCountryDay,
  srmAccountingEndpoints,
  toMinorUnits,
  type AccountingSummary,
} from '@portal/shared/contract';

import { closingCalls, electronicBuyer, endBody, setUpDesk } from '../harness/closing';
import { addSupplier, type Supplier } from '../harness/enquiries';
import { startTestApp, type TestApp } from '../harness/start-test-app';
import { addOngoing, noDeposit } from '../harness/trips';
import { openWorkbook } from '../harness/workbook';

let app: TestApp;
let indian: TestApp;
beforeAll(async () => {
  [app, indian] = [await startTestApp(), await startTestApp({ country: 'in' })];
});
afterAll(async () => {
  await app.close();
  await indian.close();
});

const account = {
  finesCollected: '300',
  salikCollected: '80',
  discounts: '50',
  discountReason: 'A regular',
  totalAmountCollected: '1150',
  paymentMethod: 'bank_transfer',
  additionalCharges: [
    { type: 'Cleaning Charges', amount: '99.99' },
    { type: 'Child Seat', amount: '220.01' },
  ],
};
const deposit = { enabled: true, amountInAED: '1000' };

/** A trip with a deposit, an invoice of 1150, and a credit note of 100 that is paid back. */
async function keepBooks(at: TestApp, supplier: Supplier, buyer: object) {
  const calls = closingCalls(at, supplier);
  const { tripId } = await addOngoing(at, supplier, {
    payment: { advanceAmount: '100', advanceMethod: 'card', securityDeposit: deposit },
  });
  const body = endBody(supplier, tripId, { ...account, depositReturned: '1000' });
  const ended = await calls.end(body);
  if (ended.status !== 200) throw new Error(ended.text);
  const invoice = (await calls.issue({ bookingId: tripId, ...buyer })).result;
  const note = (await calls.credit({ invoiceId: invoice.invoiceId, reason: 'Goodwill', amount: '100' }))
    .result;
  const refund = { bookingId: tripId, kind: 'REFUND', amount: '100', method: 'cash', reason: 'Goodwill' };
  expect((await calls.addEntry(refund)).result.balance).toBe('0');
  return { tripId, invoice, note };
}

const getSummary = (at: TestApp, { token }: Supplier, query: object = {}) =>
  at.client<AccountingSummary>(srmAccountingEndpoints.summary, { token, query: { ...query } });
const findAccounts = ({ accounts }: AccountingSummary) =>
  Object.fromEntries(accounts.map(({ account: key, debit, credit }) => [key, [debit, credit]]));
const getText = async (at: TestApp, { token }: Supplier, endpoint: { path: string }, query: object) => {
  const search = new URLSearchParams(Object.entries(query) as [string, string][]);
  const response = await fetch(`${at.base}${endpoint.path}?${search.toString()}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
};

test('the books of a company have every document and every movement of money once, and both sides are equal', async () => {
  const supplier = await addSupplier(app);
  await setUpDesk(app, supplier);
  const { invoice, note } = await keepBooks(app, supplier, electronicBuyer);
  // Closed, but not invoiced yet.
  const { tripId } = await addOngoing(app, supplier, { payment: { securityDeposit: noDeposit } });
  await closingCalls(app, supplier).end(endBody(supplier, tripId));

  const { result } = await getSummary(app, supplier);
  expect(result.uninvoiced).toBe(1);
  expect(result.total.debit).toBe(result.total.credit);
  const accounts = findAccounts(result);
  expect(accounts).toMatchObject({
    deposits: ['1000', '1000'],
    fines: expect.anything(),
    tolls: [expect.any(String), expect.any(String)],
    discounts: [expect.any(String), expect.any(String)],
  });
  // 1150 of the invoice, 100 of the note, 100 and 1050 paid, 100 paid back; and the trip without an invoice.
  const tax = toMinorUnits(invoice.tax) - toMinorUnits(note.tax);
  const [debit = '', credit = ''] = accounts.vat ?? [];
  expect(toMinorUnits(credit) - toMinorUnits(debit)).toBe(tax);
  expect(accounts.receivable?.[0]).toBe('1250');
  expect(toMinorUnits(result.vat?.total.declared.tax ?? '')).toBe(tax);
  expect(result.gst).toBeNull();

  for (const format of ['zoho', 'quickbooks', 'tally', 'hledger']) {
    const file = await getText(app, supplier, srmAccountingEndpoints.journal, { format });
    expect(file.status).toBe(200);
    for (const number of [invoice.number, note.number]) expect(file.text).toContain(number);
  }
  const { text } = await getText(app, supplier, srmAccountingEndpoints.journal, { format: 'hledger' });
  expect(text.match(/^\d{4}-\d\d-\d\d \(/gm)).toHaveLength(result.transactions);

  const { headers, cell } = await openWorkbook(app, srmAccountingEndpoints.vatReturn, supplier.token);
  expect(headers.slice(0, 2)).toEqual(['Box', 'Supplies']);
  const row = result.vat?.rows.findIndex(({ invoiced }) => invoiced.net !== '0') ?? -1;
  expect(Math.round(Number(cell(row + 2, 'VAT amount (AED)').value) * 100)).toBe(tax);
  const csv = await getText(app, supplier, srmAccountingEndpoints.vatReturn, { format: 'csv' });
  expect(csv.text).toContain('Standard-rated supplies in Dubai');
});

test('another company has none of it, days are checked, and a country has its own return only', async () => {
  const stranger = await addSupplier(app);
  await setUpDesk(app, stranger);
  const { result } = await getSummary(app, stranger);
  expect([result.transactions, result.accounts, result.uninvoiced]).toEqual([0, [], 0]);
  const empty = await getText(app, stranger, srmAccountingEndpoints.journal, { format: 'hledger' });
  expect(empty.text).not.toMatch(/^\d{4}-/m);
  const wrong = await getSummary(app, stranger, {
    dateStartRange: '2026-02-02',
    dateEndRange: '2026-02-01',
  });
  expect([wrong.status, wrong.problem.errors?.[0]?.path]).toEqual([422, 'dateEndRange']);
  const long = await getSummary(app, stranger, { dateStartRange: '2020-01-01', dateEndRange: '2026-02-01' });
  expect([long.status, long.problem.errors?.[0]?.path]).toEqual([422, 'dateStartRange']);
  const format = await getText(app, stranger, srmAccountingEndpoints.journal, { format: 'sage' });
  expect(format.status).toBe(422);
  const gst = await getText(app, stranger, srmAccountingEndpoints.gstReturn, {});
  expect(gst.status).toBe(409);
});

test('GSTR-1 of India has the inter-state invoice of a registered customer and its credit note', async () => {
  const supplier = await addSupplier(indian);
  await setUpDesk(indian, supplier);
  const buyer = { customerTaxNumber: '27AAPFU0939F1ZV', customerAddress: '12 Marine Drive, Mumbai' };
  const { invoice, note } = await keepBooks(indian, supplier, buyer);
  const today = toCountryDay(indian.clock.now(), 'Asia/Kolkata');
  const [year = 0, month = 0] = today.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const days = {
    dateStartRange: `${today.slice(0, 7)}-01`,
    dateEndRange: `${today.slice(0, 7)}-${lastDay}`,
  };
  const file = await getText(indian, supplier, srmAccountingEndpoints.gstReturn, days);
  expect(file.type).toContain('application/json');
  const items = (tax: string) => [{ itm_det: { rt: 18, iamt: Number(tax) } }];
  expect(JSON.parse(file.text)).toMatchObject({
    gstin: '29AABCT1332L1ZA',
    fp: `${today.slice(5, 7)}${today.slice(0, 4)}`,
    b2b: [
      {
        ctin: '27AAPFU0939F1ZV',
        inv: [
          { inum: invoice.number, val: 1150, pos: '27', rchrg: 'N', inv_typ: 'R', itms: items(invoice.tax) },
        ],
      },
    ],
    cdnr: [{ ctin: '27AAPFU0939F1ZV', nt: [{ ntty: 'C', nt_num: note.number, itms: items(note.tax) }] }],
    b2cl: [],
    b2cs: [],
    cdnur: [],
    hsn: { hsn_b2b: [{ hsn_sc: '997329', rt: 18, uqc: 'NA', qty: 0 }], hsn_b2c: [] },
    doc_issue: {
      doc_det: [
        { doc_num: 1, docs: [{ from: invoice.number, to: invoice.number, totnum: 1, net_issue: 1 }] },
        { doc_num: 5, docs: [{ from: note.number }] },
      ],
    },
  });
  const half = await getText(indian, supplier, srmAccountingEndpoints.gstReturn, {
    ...days,
    dateEndRange: `${today.slice(0, 7)}-15`,
  });
  expect([half.status, half.text]).toEqual([422, expect.stringContaining('whole month')]);
  const { result } = await getSummary(indian, supplier, days);
  const igst = toMinorUnits(invoice.tax) - toMinorUnits(note.tax);
  expect(result.gst?.rates.map((rate) => [rate.rate, toMinorUnits(rate.igst)])).toEqual([[1800, igst]]);
  expect(result.vat).toBeNull();
  expect((await getText(indian, supplier, srmAccountingEndpoints.vatReturn, {})).status).toBe(409);
});
