import fc from 'fast-check';

import { findFaults, invoiceTrip, randomTrips } from '../../../../test/invoices/random-trips';
import { creditDocument, listRemainingLines, shareAmount, exceedsRemainingLines } from './credited-lines';
import { computeSums, taxDocument, type TaxedDocument } from './document-tax';

test('lines, categories and totals of an invoice equal the account to the minor unit', () => {
  fc.assert(
    fc.property(randomTrips, (trip) => {
      const document = invoiceTrip(trip);
      expect(findFaults(document, trip.kind)).toEqual([]);
      expect(document.gross).toBe(trip.settlement.total);
      for (const { quantity, unitPrice, gross } of document.lines)
        if (unitPrice !== undefined) expect((quantity ?? 0) * unitPrice).toBe(gross);
      for (const { gross } of document.categories) expect(gross).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 400 },
  );
});

test('the tax of many equal lines is that of their sum', () => {
  const line = { text: 'Toll', treatment: 'STANDARD' as const, rate: 500, gross: 4_10 };
  const document = taxDocument(
    Array.from({ length: 60 }, () => line),
    'VAT',
  );
  // 246.00 × 5 ÷ 105; line by line it would be 60 × 0.20.
  expect(document.tax).toBe(11_71);
  expect(new Set(document.lines.map(({ net }) => net))).toEqual(new Set([3_90, 3_91]));
});

test('two rates on a document are two categories', () => {
  const buildLine = (rate: number, gross: number) => ({
    text: '',
    treatment: 'STANDARD' as const,
    rate,
    gross,
  });
  const { categories, taxes } = taxDocument(
    [buildLine(1800, 118), buildLine(4000, 140), buildLine(1800, 118)],
    'IGST',
  );
  expect(categories.map(({ rate, net, tax }) => [rate, net, tax])).toEqual([
    [1800, 200, 36],
    [4000, 100, 40],
  ]);
  expect(taxes.map(({ name, rate, amount }) => [name, rate, amount])).toEqual([
    ['IGST', 1800, 36],
    ['IGST', 4000, 40],
  ]);
});

const parts = fc.array(
  fc.record({
    part: fc.double({ min: 0, max: 1, noNaN: true }),
    lines: fc.array(fc.nat(59), { maxLength: 30 }),
    isWhole: fc.boolean(),
    byLine: fc.boolean(),
  }),
  { maxLength: 6 },
);

test('credit notes, by amount or by line, never take back more than is left, and the last one takes all of it', () => {
  fc.assert(
    fc.property(randomTrips, parts, (trip, notes) => {
      const { kind } = trip;
      const invoice = invoiceTrip(trip);
      const credited: TaxedDocument[] = [];
      const last = { part: 1, lines: [], byLine: false, isWhole: true };
      for (const { part, lines, byLine, isWhole } of [...notes, last]) {
        const left = listRemainingLines(
          invoice.lines,
          credited.map((note) => note.lines),
        );
        const { gross: open } = computeSums(left);
        if (open <= 0) break;
        const grosses = left.map(({ gross }) => gross);
        const expected = byLine
          ? grosses.map((gross, at) => (lines.includes(at) ? Math.trunc(gross * (isWhole ? 1 : part)) : 0))
          : shareAmount(Math.floor(open * part), grosses);
        if (byLine && exceedsRemainingLines(left, expected)) continue;
        const note = creditDocument(left, expected, kind);
        expect(findFaults(note, kind)).toEqual([]);
        expect(note.lines.map(({ gross }) => gross)).toEqual(expected);
        credited.push(note);
        expect(computeSums(credited).gross).toBeLessThanOrEqual(invoice.gross);
      }
      expect(computeSums(credited)).toEqual(computeSums([invoice]));
      for (const { treatment, rate, tax } of invoice.categories)
        expect(
          computeSums(
            credited.flatMap(({ categories }) =>
              categories.filter((one) => one.treatment === treatment && one.rate === rate),
            ),
          ).tax,
        ).toBe(tax);
    }),
    { numRuns: 400 },
  );
});

test('a note that takes a whole invoice back has its very lines', () => {
  fc.assert(
    fc.property(randomTrips, (trip) => {
      const invoice = invoiceTrip(trip);
      const grosses = invoice.lines.map(({ gross }) => gross);
      expect(creditDocument(invoice.lines, grosses, trip.kind)).toEqual(invoice);
    }),
    { numRuns: 200 },
  );
});
