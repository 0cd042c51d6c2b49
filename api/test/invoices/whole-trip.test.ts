import {
  readSignedMinor,
  srmBookingEndpoints,
  srmInvoiceEndpoints,
  srmLedgerEndpoints,
  tripPlanningEndpoints,
  type InvoiceRecord,
  type TripAnalytics,
} from '@portal/shared/contract';

import { formatMoney } from '../../src/documents/format';
import { closingCalls, endBody, setUpDesk, swapVehicles } from '../harness/closing';
import { addSupplier, type Supplier } from '../harness/enquiries';
import { addFleetVehicle, fleetCalls } from '../harness/fleet';
import { callForPdf } from '../harness/pdf';
import { startTestApp, type TestApp } from '../harness/start-test-app';
import { addOngoing, DAY, advanceTime, tripCalls } from '../harness/trips';
import { openWorkbook } from '../harness/workbook';

const minor = (text: string | number | null | undefined) => readSignedMinor(String(text ?? '')) ?? NaN;
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

const off = { enabled: false as const };
const vehicle = {
  additionalMilageChargePerKm: '1.37',
  rentalDetails: {
    day: { enabled: true, rentInAED: '233.33', mileageLimit: '200', unlimitedMileage: false },
    week: off,
    month: off,
    hour: off,
  },
};
/** Rental 699.99, extra kilometres 411, and the other charges. */
const account = {
  finesCollected: '55.55',
  salikCollected: '8.25',
  additionalCharges: [{ type: 'Cleaning Charges', amount: '30.05' }],
  discounts: '17.77',
  discountReason: 'A regular',
  currentKilometre: 10_700,
};
const TOTAL = 118_707;
const KEPT = 15_007;

/**
 * Reserved with money paid in advance, handed over, extended, swapped, ended with a part of the deposit kept.
 */
async function liveThrough(app: TestApp, newcomer: Supplier) {
  let supplier = newcomer;
  const vehicleId = await addFleetVehicle(app, supplier, vehicle);
  const payment = {
    advanceAmount: '100.01',
    advanceMethod: 'card',
    securityDeposit: { enabled: true, amountInAED: '1000' },
    depositMethod: 'cash',
  };
  const { tripId } = await addOngoing(app, supplier, { vehicleId, payment });
  const { bookingEndDate = '' } = (await tripCalls(app, supplier).get(tripId)).result;
  const later = new Date(Date.parse(bookingEndDate ?? '') + DAY).toISOString();
  expect((await tripCalls(app, supplier).extend(tripId, later)).result.total).toBe('699.99');
  supplier = await advanceTime(app, supplier, DAY);
  const second = await addFleetVehicle(app, supplier, vehicle);
  const swap = { bookingId: tripId, from: vehicleId, to: second };
  const swapped = await swapVehicles(app, supplier, { ...swap, returnKilometre: 42_300 });
  expect(swapped.status).toBe(200);
  supplier = await advanceTime(app, supplier, DAY);
  const calls = closingCalls(app, supplier);
  const { discountReason: _, ...settled } = account;
  expect((await calls.settle({ bookingId: tripId, ...settled })).result).toMatchObject({
    extraKilometreCharge: '411',
    total: '1187.07',
  });
  const ended = await calls.end(
    endBody(supplier, tripId, {
      ...account,
      totalAmountCollected: '1187.07',
      paymentMethod: 'bank_transfer',
      depositDeducted: '150.07',
      depositReason: 'Cleaning',
      depositReturned: '800',
    }),
  );
  expect([ended.status, ended.result.balance]).toEqual([200, '0']);
  const plates = await Promise.all(
    [vehicleId, second].map(
      async (id) => (await fleetCalls(app, supplier).get(id)).result.vehicleRegistrationNumber ?? '?',
    ),
  );
  return { supplier, calls, tripId, plates };
}

function checkSums({ net, tax, gross, lines, taxes }: InvoiceRecord) {
  expect(minor(net) + minor(tax)).toBe(minor(gross));
  for (const part of ['net', 'tax', 'gross'] as const)
    expect(sum(lines.map((line) => minor(line[part])))).toBe(minor({ net, tax, gross }[part]));
  expect(sum(taxes.map(({ amount }) => minor(amount)))).toBe(minor(tax));
  for (const { quantity, unitPrice, gross: amount } of lines)
    if (unitPrice) expect((quantity ?? 0) * minor(unitPrice)).toBe(minor(amount));
}

async function getFigures(app: TestApp, { token }: Supplier) {
  const { result } = await app.client<TripAnalytics>(srmBookingEndpoints.analytics, { token });
  const { revenue, byDay = [], byVehicle = [], outstanding } = result;
  const revenues = [byDay ?? [], byVehicle ?? []].map((rows) => sum(rows.map((row) => minor(row.revenue))));
  expect((byVehicle ?? []).filter(({ name }) => !name)).toEqual([]);
  // The same total in every breakdown.
  expect(revenues).toEqual([minor(revenue), minor(revenue)]);
  return { revenue: minor(revenue), outstanding: minor(outstanding) };
}

describe.each([
  { name: 'the Emirates', country: 'ae' as const, taxNames: ['VAT'], customer: {} },
  { name: 'a state of India', country: 'in' as const, taxNames: ['CGST', 'SGST'], customer: {} },
  {
    name: 'India, for another state',
    country: 'in' as const,
    taxNames: ['IGST'],
    customer: { customerState: '27' },
  },
])('a whole trip in $name', ({ country, taxNames, customer }) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ country });
  });
  afterAll(() => app.close());

  test('account, ledger, invoice, credit note, figures, Excel and PDF agree to the minor unit', async () => {
    const newcomer = await addSupplier(app);
    await setUpDesk(app, newcomer);
    const { supplier, calls, tripId, plates } = await liveThrough(app, newcomer);
    const { currency } = app.deps.country;
    const money = (amount: number) => formatMoney(amount, currency);
    // The English side alone: between a label and its amount is the Arabic one.
    const getPdfText = async (endpoint: Parameters<typeof callForPdf>[1], query: Record<string, unknown>) =>
      (await callForPdf(app, endpoint, { token: supplier.token, query })).pages
        .join('\n')
        .replace(/[\u0600-\u06ff]+/g, ' ')
        .replace(/\s+/g, ' ');

    const { result: ledger } = await calls.ledger(tripId);
    expect(ledger.entries.map(({ kind, amount, method }) => [kind, amount, method])).toEqual([
      ['ADVANCE', '100.01', 'card'],
      ['DEPOSIT_HELD', '1000', 'cash'],
      ['PAYMENT', '936.99', 'bank_transfer'],
      ['DEPOSIT_DEDUCTED', '150.07', null],
      ['DEPOSIT_RETURNED', '800', 'cash'],
    ]);
    for (const { entryId, amount, receiptNumber } of ledger.entries) {
      if (!receiptNumber) continue;
      const receipt = await getPdfText(srmLedgerEndpoints.receipt, { entryId });
      for (const text of [receiptNumber, money(minor(amount))]) expect(receipt).toContain(text);
    }
    // The contract was signed for two days.
    expect(await getPdfText(tripPlanningEndpoints.contractPdf, { bookingId: tripId })).toContain(
      money(46_666),
    );

    const { result: invoice } = await calls.issue({ bookingId: tripId, ...customer });
    checkSums(invoice);
    expect(minor(invoice.gross)).toBe(TOTAL);
    expect(invoice.taxes.map(({ name }) => name)).toEqual(taxNames);
    if (taxNames.length === 2) expect(invoice.taxes[0]?.amount).toBe(invoice.taxes[1]?.amount);
    expect(invoice.lines.map(({ kind, quantity, unit, gross }) => [kind, quantity, unit, gross])).toEqual([
      ['rental', 3, 'day', '699.99'],
      ['extraKilometres', 300, 'km', '411'],
      ['charge', null, null, '30.05'],
      ['fines', null, null, '55.55'],
      ['salik', null, null, '8.25'],
      ['discount', null, null, '-17.77'],
    ]);
    const paper = await getPdfText(srmInvoiceEndpoints.pdf, { invoiceId: invoice.invoiceId });
    for (const text of [
      invoice.number,
      '3 days',
      money(23_333),
      money(69_999),
      '300 km',
      money(-1777),
      ...invoice.taxes.map(({ amount }) => money(minor(amount))),
      money(TOTAL),
      money(10_001 + 93_699),
      money(KEPT),
      `Still to be paid ${money(0)}`,
      ...plates,
      ...(country === 'in' ? ['Place of supply', 'Tax payable on reverse charge No'] : []),
      ...(country === 'in' ? [customer.customerState ? 'Maharashtra (27)' : 'Karnataka (29)'] : []),
    ])
      expect(paper).toContain(text);
    expect(await getFigures(app, supplier)).toEqual({ revenue: TOTAL, outstanding: 0 });

    const [rental, , , , , discount] = invoice.lines;
    const credit = (lines: readonly object[]) =>
      calls.credit({ invoiceId: invoice.invoiceId, reason: 'Back a day early', lines });
    const refused = await credit([{ position: rental?.position, quantity: 4 }]);
    expect([refused.status, refused.problem.errors?.[0]?.path, refused.problem.detail]).toEqual([
      422,
      'lines.0.quantity',
      `Only ${money(69_999)} of this line is left.`,
    ]);
    const { result: note } = await credit([
      { position: rental?.position, quantity: 1 },
      { position: discount?.position, amount: '5' },
    ]);
    checkSums(note);
    expect(note.lines.map(({ quantity, gross }) => [quantity, gross])).toEqual([
      [1, '233.33'],
      [null, '-5'],
    ]);
    if (taxNames.length === 2) expect(note.taxes[0]?.amount).toBe(note.taxes[1]?.amount);
    const credited = minor(note.gross);
    expect(credited).toBe(22_833);
    const notePaper = await getPdfText(srmInvoiceEndpoints.pdf, { invoiceId: note.invoiceId });
    for (const text of [note.number, invoice.number, 'Back a day early', '1 day', money(credited)])
      expect(notePaper).toContain(text);
    const list = (await calls.invoices(tripId)).result.list;
    expect(list[0]).toMatchObject({
      credited: '228.33',
      lines: [{ left: '466.66' }, ...Array(4).fill({}), { left: '-12.77' }],
    });

    const after = (await calls.ledger(tripId)).result;
    expect(after.entries.at(-1)).toMatchObject({ kind: 'CREDIT_NOTE', amount: '228.33', method: null });
    expect(after).toMatchObject({ total: '1187.07', credited: '228.33', balance: '-228.33' });
    const refund = { bookingId: tripId, kind: 'REFUND', method: 'card', reason: 'Credit note' };
    expect((await calls.addEntry({ ...refund, amount: '228.33' })).result).toMatchObject({ balance: '0' });
    expect(await getFigures(app, supplier)).toEqual({ revenue: TOTAL - credited, outstanding: 0 });

    const { cell } = await openWorkbook(app, srmBookingEndpoints.downloadExcel, supplier.token);
    const inFile = (header: string) => Math.round(Number(cell(2, `${header} (${currency})`).value) * 100);
    expect(inFile('Rental')).toBe(69_999);
    expect(inFile('Total') - inFile('Credited') - inFile('Paid') - inFile('Deposit deducted')).toBe(0);
    expect([inFile('Total'), inFile('Credited'), inFile('Balance')]).toEqual([TOTAL, credited, 0]);
    expect([cell(2, 'Paid by').value, cell(2, 'Deposit by').value]).toEqual(['Bank transfer, Card', 'Cash']);

    // The rest is credited, and another invoice replaces the first.
    expect((await calls.issue({ bookingId: tripId })).problem.code).toBe('invoice_issued');
    const rest = (await calls.credit({ invoiceId: invoice.invoiceId, reason: 'Wrong tax number' })).result;
    checkSums(rest);
    expect(minor(rest.gross) + credited).toBe(TOTAL);
    const replacement = (await calls.issue({ bookingId: tripId, ...customer })).result;
    checkSums(replacement);
    expect(replacement).toMatchObject({ replaces: invoice.invoiceId, gross: invoice.gross });
    expect([invoice.number, replacement.number].map((text) => Number(text.slice(-6)))).toEqual([1, 2]);
    expect((await calls.ledger(tripId)).result).toMatchObject({ credited: '0', balance: '228.33' });
    expect(await getFigures(app, supplier)).toEqual({ revenue: TOTAL, outstanding: credited });
    const replaced = await getPdfText(srmInvoiceEndpoints.pdf, { invoiceId: replacement.invoiceId });
    expect(replaced).toContain(`Still to be paid ${money(credited)}`);
  });
});
