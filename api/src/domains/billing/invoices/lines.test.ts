import type { RentalSettings, Settlement } from '@portal/shared/contract';
import fc from 'fast-check';

import type { StoredLine } from '../../../database/tables/invoices';
import { creditLines, linesLeft, shareAmount, takesTooMuch } from './credited-lines';
import { chargedLines, namedTaxes, computeSums, taxedLines, type TaxKind } from './lines';

const treatments = {
  Rental: 'STANDARD',
  Fines: 'OUT_OF_SCOPE',
  Salik: 'STANDARD',
} as RentalSettings['taxTreatments'];
const money = fc.integer({ min: 0, max: 2_000_000 });
const kinds = fc.constantFrom<TaxKind>('VAT', 'CGST_SGST', 'IGST');

const account = fc
  .record({
    week: money,
    weeks: fc.integer({ min: 0, max: 3 }),
    day: money,
    days: fc.integer({ min: 0, max: 6 }),
    extraKilometres: fc.integer({ min: 0, max: 900 }),
    extraKmCharge: fc.integer({ min: 0, max: 500 }),
    lateFee: money,
    charges: fc.array(money, { maxLength: 3 }),
    fines: money,
    salik: money,
    discounted: fc.float({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ week, weeks, day, days, discounted, ...of }) => {
    const rental = [
      { period: 'week' as const, count: weeks, rate: week, amount: week * weeks, kilometres: null },
      { period: 'day' as const, count: days, rate: day, amount: day * days, kilometres: null },
    ].filter(({ amount }) => amount > 0);
    const extraKilometreCharge = of.extraKilometres * of.extraKmCharge;
    const charges = of.charges.reduce((sum, amount) => sum + amount, 0);
    const agreed = rental.reduce((sum, { amount }) => sum + amount, 0);
    const before = agreed + extraKilometreCharge + of.lateFee + charges + of.fines + of.salik;
    const discount = Math.floor(before * discounted);
    const settlement: Settlement = {
      ...of,
      rental: agreed,
      driven: 0,
      extraKilometreCharge,
      lateHours: 5,
      charges,
      discount,
      total: before - discount,
      paid: 0,
      balance: before - discount,
    };
    return { settlement, rental, charges: of.charges, extraKmCharge: of.extraKmCharge };
  });
type Account = typeof account extends fc.Arbitrary<infer Value> ? Value : never;

const buildLines = (of: Account, kind: TaxKind, rate: number) =>
  taxedLines(
    chargedLines({
      country: 'ae',
      ...of,
      treatments,
      charges: of.charges.map((amount) => ({ type: 'Child Seat', amount })),
      rentalText: 'Rental',
      discountReason: null,
    }),
    rate,
    kind,
  );
const isSound = ({ net, tax, gross }: StoredLine) =>
  net + tax === gross && (gross >= 0 ? net >= 0 && tax >= 0 : net <= 0 && tax <= 0);

test('the lines of an invoice equal the account to the minor unit, each line by quantity and price', () => {
  fc.assert(
    fc.property(account, kinds, fc.integer({ min: 0, max: 2800 }), (of, kind, rate) => {
      const lines = buildLines(of, kind, rate);
      const sums = computeSums(lines);
      expect(sums.gross).toBe(of.settlement.total);
      expect(sums.net + sums.tax).toBe(sums.gross);
      expect(lines.every(isSound)).toBe(true);
      for (const { quantity, unitPrice, gross } of lines)
        if (unitPrice !== undefined) expect((quantity ?? 0) * unitPrice).toBe(gross);
      const taxes = namedTaxes(kind, rate, sums.tax);
      expect(taxes.reduce((sum, { amount }) => sum + amount, 0)).toBe(sums.tax);
      if (kind === 'CGST_SGST') expect(taxes[0]?.amount).toBe(taxes[1]?.amount);
      // A discount never takes off more than the amount of a treatment.
      for (const wanted of ['STANDARD', 'OUT_OF_SCOPE'] as const) {
        const part = computeSums(lines.filter(({ treatment }) => treatment === wanted));
        expect(Math.min(part.gross, part.net, part.tax)).toBeGreaterThanOrEqual(0);
      }
    }),
    { numRuns: 300 },
  );
});

test('credit notes, by amount or by line, never take back more than is left, and the last one takes all of it', () => {
  fc.assert(
    fc.property(
      account,
      kinds,
      fc.array(
        fc.record({ part: fc.float({ min: 0, max: 1, noNaN: true }), line: fc.nat(8), byLine: fc.boolean() }),
        {
          maxLength: 5,
        },
      ),
      (of, kind, notes) => {
        const lines = buildLines(of, kind, 1800);
        const inHalves = kind === 'CGST_SGST';
        const credited: StoredLine[][] = [];
        for (const { part, line, byLine } of [...notes, { part: 1, line: 0, byLine: false }]) {
          const left = linesLeft(lines, credited);
          const { gross: open } = computeSums(left);
          if (open <= 0) break;
          const grosses = left.map(({ gross }) => gross);
          const wanted = byLine
            ? grosses.map((gross, at) => (at === line % lines.length ? Math.trunc(gross * part) : 0))
            : shareAmount(Math.floor(open * part), grosses);
          const taken = creditLines(left, wanted, inHalves);
          if (byLine && takesTooMuch(left, taken)) continue;
          if (!byLine) expect(computeSums(taken).gross).toBe(Math.floor(open * part));
          taken.forEach(({ gross }, at) => {
            expect(Math.abs(gross)).toBeLessThanOrEqual(Math.abs(grosses[at] ?? 0));
          });
          expect(taken.every(({ net, tax, gross }) => net + tax === gross)).toBe(true);
          const sums = computeSums(taken);
          expect(Math.min(sums.net, sums.tax)).toBeGreaterThanOrEqual(0);
          if (inHalves) expect(Math.abs(sums.tax % 2)).toBe(0);
          credited.push(taken);
        }
        if (computeSums(lines).gross > 0)
          expect(computeSums(linesLeft(lines, credited))).toEqual({ net: 0, tax: 0, gross: 0 });
      },
    ),
    { numRuns: 300 },
  );
});
