import fc from 'fast-check';

import { chargeTrip, findFaults, randomTrips } from '../../../../test/invoices/random-trips';
import {
  creditDocument,
  IndivisibleRestError,
  listRemainingLines,
  shareAmountByTrip,
} from './credited-lines';
import { computeSums, taxDocument, type TaxedDocument } from './document-tax';
import { sumTripGross } from './trip-parts';

/** Closed trips of one company, so with one kind of tax; in India their rates differ by vehicle. */
const summaries = fc
  .array(randomTrips, { minLength: 2, maxLength: 6 })
  .map((trips) => trips.map((trip) => ({ ...trip, kind: trips[0]?.kind ?? trip.kind })));
const shares = fc.array(fc.double({ min: 0.01, max: 1, noNaN: true }), { maxLength: 4 });

/** Credit notes of shares of the rest, and a last one that takes all. */
function creditAll(invoice: TaxedDocument, parts: readonly number[], kind: 'VAT' | 'CGST_SGST' | 'IGST') {
  const notes: TaxedDocument[] = [];
  for (const share of [...parts, 1]) {
    const left = listRemainingLines(
      invoice.lines,
      notes.map(({ lines }) => lines),
    );
    const amount = Math.ceil(computeSums(left).gross * share);
    if (amount === 0) break;
    try {
      notes.push(creditDocument(left, shareAmountByTrip(amount, left), kind));
    } catch (error) {
      // A few hundredths whose tax does not divide: the next one takes more.
      if (!(error instanceof IndivisibleRestError)) throw error;
    }
  }
  return notes;
}

test('the trips of a summary invoice add up to it, and credit notes take from each what it has', () => {
  fc.assert(
    fc.property(summaries, shares, (trips, parts) => {
      const kind = trips[0]?.kind ?? 'VAT';
      const lines = trips.flatMap((trip, at) =>
        chargeTrip(trip).map((line) => ({ ...line, tripId: String(at) })),
      );
      const invoice = taxDocument(lines, kind);
      expect(findFaults(invoice, kind)).toEqual([]);
      const totals = trips.map(({ settlement }) => settlement.total);
      expect(trips.map((_, at) => sumTripGross(invoice.lines, { tripId: '0' }, String(at)))).toEqual(totals);
      expect(invoice.gross).toBe(totals.reduce((sum, total) => sum + total, 0));

      const notes = creditAll(invoice, parts, kind);
      const taken = notes.map((note) =>
        trips.map((_, at) => sumTripGross(note.lines, { tripId: '0' }, String(at))),
      );
      for (const [at, note] of notes.entries()) {
        expect(taken[at]?.reduce((sum, amount) => sum + amount, 0)).toBe(note.gross);
        expect(Math.min(...(taken[at] ?? []))).toBeGreaterThanOrEqual(0);
      }
      expect(totals.map((_, trip) => taken.reduce((sum, amounts) => sum + (amounts[trip] ?? 0), 0))).toEqual(
        totals,
      );
      expect(computeSums(notes)).toEqual(computeSums([invoice]));
    }),
    { numRuns: 150 },
  );
});
