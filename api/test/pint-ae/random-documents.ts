import { additionalChargeTypes, countries, emirates, type RentalSettings } from '@portal/shared/contract';
import fc from 'fast-check';
import type { InvoiceFacts, SellerParts } from '../../src/database/tables/invoices';
import { toPintDocument, type Issued } from '../../src/domains/billing/e-invoices/to-pint-document';
import { findMissingParts } from '../../src/domains/billing/e-invoices/missing-parts';
import type { PintDocument } from '../../src/domains/billing/e-invoices/pint-ae/document';
import {
  creditDocument,
  listRemainingLines,
  shareAmount,
} from '../../src/domains/billing/invoices/credited-lines';
import { taxDocument, type TaxedDocument } from '../../src/domains/billing/invoices/document-tax';
import { chargedLines } from '../../src/domains/billing/invoices/lines';

const RATE = 500;
const DAY = 86_400_000;
const country = countries.ae;

const treatments = {
  Rental: 'STANDARD',
  Salik: 'STANDARD',
  Fines: 'OUT_OF_SCOPE',
  'Insurance Excess/Deductible': 'OUT_OF_SCOPE',
  'Replacement/Repair of Lost/Damaged Accessories': 'OUT_OF_SCOPE',
} as RentalSettings['taxTreatments'];

/** Fils: ordinary prices, and the small ones at which rounding shows. */
const money = fc.oneof(fc.integer({ min: 1, max: 800_000 }), fc.integer({ min: 1, max: 60 }));
const maybe = fc.oneof(fc.constant(0), money);
const emirate = fc.constantFrom(...emirates);
const digits = (count: number) => fc.stringMatching(new RegExp(`^\\d{${count}}$`));
const taxNumber = digits(12).map((middle) => `1${middle}03`);
/** Names as people write them, with what XML has to escape or leave out. */
const name = fc.constantFrom(
  'Al Noor Trading L.L.C',
  'شركة النور للتجارة ش.ذ.م.م',
  'Smith & Sons <Rent> "A"',
  "  D'Souza \u0007 Cars\n& Vans ",
  'कर्नाटक ट्रैवल्स',
  '😀 Rides',
);
const address = fc.constantFrom('Office 12, Sheikh Zayed Road', 'شارع الشيخ زايد 4', 'Villa 4\nStreet 8 & 9');
const city = fc.constantFrom('Dubai Marina', 'Al Ain', 'مدينة أبوظبي');

const periods = fc.constantFrom('month', 'week', 'day', 'hour');
const rental = fc.record({ period: periods, count: fc.integer({ min: 1, max: 31 }), rate: money });
const rentals = fc.array(rental, { minLength: 1, maxLength: 3 });
const charge = fc.record({ type: fc.constantFrom(...additionalChargeTypes), amount: money });
/** With the rental and the other lines of a trip, 1 to 60 lines. */
const charges = fc.oneof(
  fc.constant([]),
  fc.array(charge, { maxLength: 8 }),
  fc.array(charge, { minLength: 15, maxLength: 51, size: 'max' }),
);

const trips = fc
  .record({
    rentals,
    charges,
    extraKilometres: fc.integer({ min: 0, max: 900 }),
    extraKmCharge: fc.integer({ min: 1, max: 500 }),
    lateFee: maybe,
    fines: maybe,
    salik: maybe,
    discounted: fc.oneof(fc.constant(0), fc.double({ min: 0, max: 0.9, noNaN: true })),
  })
  .map(({ rentals: agreed, discounted, ...trip }) => {
    const lines = agreed.map(({ period, count, rate }) => ({
      period: period as 'day',
      count,
      rate,
      amount: rate * count,
      kilometres: null,
    }));
    const sum = lines.reduce((total, { amount }) => total + amount, 0);
    const settlement = {
      rental: sum,
      driven: 0,
      extraKilometres: trip.extraKilometres,
      extraKilometreCharge: trip.extraKilometres * trip.extraKmCharge,
      lateHours: 5,
      lateFee: trip.lateFee,
      charges: 0,
      fines: trip.fines,
      salik: trip.salik,
      discount: Math.floor(sum * discounted),
      total: 0,
      paid: 0,
      balance: 0,
    };
    const charged = chargedLines({
      country: 'ae',
      settlement,
      charges: trip.charges,
      treatments,
      rental: lines,
      rentalText: 'Rental of DXB A 12345 & more',
      extraKmCharge: trip.extraKmCharge,
      taxRate: RATE,
      discountReason: discounted > 0.5 ? 'A regular <customer>' : null,
    });
    return taxDocument(charged, 'VAT');
  });

/** Takes back a part of an invoice or all of it, after an earlier note that took a part. */
function credit(invoice: TaxedDocument, share: number): TaxedDocument {
  const grosses = invoice.lines.map(({ gross }) => gross);
  const earlier = Math.floor((invoice.gross * share) / 3);
  const before = earlier > 0 ? creditDocument(invoice.lines, shareAmount(earlier, grosses), 'VAT') : null;
  const left = listRemainingLines(invoice.lines, before ? [before.lines] : []);
  const rest = left.map(({ gross }) => gross);
  const open = rest.reduce((sum, gross) => sum + gross, 0);
  const amount = share > 0.8 ? open : Math.max(1, Math.floor(open * share));
  return creditDocument(left, shareAmount(amount, rest), 'VAT');
}

const parties = fc.record({
  company: fc.record({ name, taxNumber, lines: fc.constant([]), logo: fc.constant(null) }),
  customer: fc.record({ name, address, taxNumber: fc.oneof(fc.constant(''), taxNumber) }),
  seller: fc.record<SellerParts>({
    street: address,
    city,
    emirate,
    licenceNumber: digits(6),
    licenceAuthority: fc.constantFrom('Dubai Department of Economy and Tourism', 'دائرة التنمية الاقتصادية'),
  }),
  buyer: fc.record({ reference: fc.uuid(), city, emirate }),
});

const issues = fc.record({
  id: fc.uuid({ version: 7 }),
  serial: fc.integer({ min: 1, max: 999_999 }),
  invoice: trips,
  parties,
  creditShare: fc.oneof(fc.constant(null), fc.double({ min: 0.05, max: 1, noNaN: true })),
  days: fc.integer({ min: 0, max: 62 }),
  waited: fc.integer({ min: 0, max: 14 * DAY }),
  issuedAt: fc.date({ min: new Date('2026-07-01'), max: new Date('2029-12-31'), noInvalidDate: true }),
  paidShare: fc.double({ min: -0.2, max: 1.3, noNaN: true }),
});

/** Documents of random closed trips of the Emirates, as they are stored when they are issued. */
export const randomIssues: fc.Arbitrary<Issued> = issues
  .map(({ id, serial, invoice, parties: facts, creditShare, days, waited, issuedAt, paidShare }) => {
    const isNote = creditShare !== null;
    const { lines, categories, taxes, gross, tax } = isNote ? credit(invoice, creditShare) : invoice;
    const end = new Date(issuedAt.getTime() - waited);
    const open = Math.round(gross * (1 - paidShare));
    const corrected = { number: `INV-${serial}`, issuedAt: end.toISOString() };
    const row = {
      id,
      kind: isNote ? ('CREDIT_NOTE' as const) : ('INVOICE' as const),
      number: `${isNote ? 'CN' : 'INV'}-${String(serial).padStart(6, '0')}`,
      issuedAt,
      gross,
      tax,
      version: 2,
      lines: [...lines],
      categories: [...categories],
      taxes: [...taxes],
      reason: isNote ? 'A day less & a <wrong> price' : null,
      facts: {
        ...facts,
        tripCode: 'T-000123',
        vehicle: 'DXB A 12345',
        start: new Date(end.getTime() - days * DAY).toISOString(),
        end: end.toISOString(),
        serviceCode: '',
        settled: { paid: gross - open, kept: 0, open },
        ...(isNote && { corrected }),
      } satisfies InvoiceFacts,
    };
    return { row, isWhole: gross === invoice.gross, seller: facts.seller };
  })
  // A note may take back nothing but a fine, which is no document of the tax.
  .filter((issued) => findMissingParts(issued).length === 0);

/** A till without small coins: what is left to be paid is rounded to quarters of a dirham. */
function roundPayable({ totals, ...document }: PintDocument): PintDocument {
  const payable = totals.gross - totals.prepaid;
  const rounding = payable > 12 && document.kind === 'INVOICE' ? Math.round(payable / 25) * 25 - payable : 0;
  return { ...document, totals: { ...totals, rounding } };
}

/** The same lines as those of two trips that came back in one month, the second within a day. */
function summarize(issued: Issued): Issued {
  const { row } = issued;
  const { start, end, vehicle } = row.facts;
  const trips = [
    { tripId: 'a', tripCode: 'T-000123', vehicle, start, end },
    { tripId: 'b', tripCode: 'T-000124', vehicle: 'DXB B 7', start: end, end },
  ];
  const lines = row.lines.map((line, at) => ({ ...line, tripId: at % 2 === 0 ? 'a' : 'b' }));
  const facts: InvoiceFacts = { ...row.facts, tripCode: 'T-000123, T-000124', trips };
  return { ...issued, row: { ...row, version: 3, lines, facts } };
}

/** Electronic documents of random trips: single, continuous and summary, with and without rounding for a till. */
export const randomDocuments: fc.Arbitrary<PintDocument> = fc
  .tuple(randomIssues, fc.boolean(), fc.integer({ min: 0, max: 9 }))
  .map(([issued, isRounded, kind]) => {
    const document = toPintDocument(country, kind === 0 ? summarize(issued) : issued);
    return isRounded ? roundPayable(document) : document;
  });
