import { splitTax } from '@portal/shared/contract';
import fc from 'fast-check';
import {
  creditDocument,
  listRemainingLines,
  exceedsRemainingLines,
} from '../../../api/src/domains/billing/invoices/credited-lines';
import { computeSums, type TaxedDocument } from '../../../api/src/domains/billing/invoices/document-tax';
import {
  chargeTrip,
  countBeyond,
  findFaults,
  invoiceTrip,
  randomTrips,
  type RandomTrip,
} from '../../../api/test/invoices/random-trips';
import type { Context, Figure } from '../benchmark/benchmark';

const TRIPS = 100_000;
const SEED = 24;
/** Of the UAE's rule for electronic invoices, in fils. */
const TOLERANCE = 2;

/** Every second line, then what is left of the invoice. */
function creditTwice(invoice: TaxedDocument, { kind }: RandomTrip): TaxedDocument[] {
  const everySecond = invoice.lines.map(({ gross }, at) => (at % 2 === 0 ? gross : 0));
  const [total, taken] = [invoice.gross, everySecond.reduce((sum, gross) => sum + gross, 0)];
  const notes: TaxedDocument[] = [];
  if (taken > 0 && taken < total && !exceedsRemainingLines(invoice.lines, everySecond))
    notes.push(creditDocument(invoice.lines, everySecond, kind));
  const left = listRemainingLines(
    invoice.lines,
    notes.map(({ lines }) => lines),
  );
  if (computeSums(left).gross > 0)
    notes.push(
      creditDocument(
        left,
        left.map(({ gross }) => gross),
        kind,
      ),
    );
  return notes;
}

/** Whether the tax leaves the rule's tolerance when each line is rounded for itself. */
function leavesToleranceByLine(trip: RandomTrip): boolean {
  const taxed = chargeTrip(trip).filter(({ treatment }) => treatment === 'STANDARD');
  const sums = taxed.map(({ gross }) => splitTax(gross, trip.rate));
  const net = sums.reduce((sum, one) => sum + one.net, 0);
  const tax = sums.reduce((sum, one) => sum + one.tax, 0);
  return countBeyond({ net, tax }, trip.rate) > TOLERANCE;
}

/** Counted, not timed: the amounts of every document agree, and its tax is that of its net amount. */
export function taxFigures({ say }: Context): Figure[] {
  const began = performance.now();
  const counts = { invoices: 0, notes: 0, faulty: 0, beyond: 0, unbalanced: 0, byLine: 0 };
  for (const trip of fc.sample(randomTrips, { numRuns: TRIPS, seed: SEED })) {
    const invoice = invoiceTrip(trip);
    const notes = creditTwice(invoice, trip);
    counts.invoices += 1;
    counts.notes += notes.length;
    const documents = [invoice, ...notes];
    counts.faulty += documents.filter((document) => findFaults(document, trip.kind).length > 0).length;
    if (trip.kind !== 'CGST_SGST')
      counts.beyond += documents.filter(({ categories }) =>
        categories.some((category) => countBeyond(category, category.rate) > TOLERANCE),
      ).length;
    if (JSON.stringify(computeSums(notes)) !== JSON.stringify(computeSums([invoice]))) counts.unbalanced += 1;
    if (trip.kind !== 'CGST_SGST' && leavesToleranceByLine(trip)) counts.byLine += 1;
  }
  const seconds = (performance.now() - began) / 1000;
  say(
    `${counts.invoices} invoices and ${counts.notes} credit notes of random trips in AED and INR (seed ${SEED}) in ${seconds.toFixed(0)} s`,
  );
  return [
    {
      label: `${counts.invoices + counts.notes} documents: lines, categories and totals that disagree`,
      value: counts.faulty,
      unit: 'count',
      bar: { atMost: 0 },
    },
    {
      label: 'documents with tax further than 0.02 from net × rate (VAT, IGST)',
      value: counts.beyond,
      unit: 'count',
      bar: { atMost: 0 },
      comparisons: [{ label: 'of the same invoices, rounded line by line', value: counts.byLine }],
    },
    {
      label: 'invoices that their credit notes do not take back exactly',
      value: counts.unbalanced,
      unit: 'count',
      bar: { atMost: 0 },
    },
  ];
}
