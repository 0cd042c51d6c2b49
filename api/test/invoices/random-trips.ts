import type { RentalSettings, Settlement } from '@portal/shared/contract';
import fc from 'fast-check';

import type { TaxKind } from '../../src/database/tables/invoices';
import { chargedLines } from '../../src/domains/billing/invoices/lines';
import {
  computeSums,
  isSameCategory,
  taxDocument,
  type TaxedDocument,
  type TaxedLine,
} from '../../src/domains/billing/invoices/document-tax';

/** Random closed trips, and what holds for each of their documents. Money in minor units. */
const treatments = {
  Rental: 'STANDARD',
  Fines: 'OUT_OF_SCOPE',
  Salik: 'STANDARD',
} as RentalSettings['taxTreatments'];
const money = fc.oneof(fc.integer({ min: 0, max: 2_000_000 }), fc.integer({ min: 0, max: 30 }));

/** How the tax of a trip is named and how high it is. */
const taxings = fc.constantFrom<{ readonly kind: TaxKind; readonly rate: number }>(
  { kind: 'VAT', rate: 500 },
  { kind: 'VAT', rate: 0 },
  { kind: 'CGST_SGST', rate: 500 },
  { kind: 'CGST_SGST', rate: 1800 },
  { kind: 'CGST_SGST', rate: 4000 },
  { kind: 'IGST', rate: 1800 },
  { kind: 'IGST', rate: 4000 },
);

export interface RandomTrip {
  readonly settlement: Settlement;
  readonly rental: Parameters<typeof chargedLines>[0]['rental'];
  readonly charges: readonly number[];
  readonly extraKmCharge: number;
  readonly kind: TaxKind;
  readonly rate: number;
}

/** From one line to sixty, with and without a discount. */
export const randomTrips: fc.Arbitrary<RandomTrip> = fc
  .record({
    taxing: taxings,
    week: money,
    weeks: fc.integer({ min: 0, max: 3 }),
    day: money,
    days: fc.integer({ min: 0, max: 6 }),
    extraKilometres: fc.integer({ min: 0, max: 900 }),
    extraKmCharge: fc.integer({ min: 0, max: 500 }),
    lateFee: money,
    charges: fc.oneof(fc.array(money, { maxLength: 3 }), fc.array(money, { minLength: 15, maxLength: 53 })),
    fines: money,
    salik: money,
    discounted: fc.oneof(fc.constant(0), fc.double({ min: 0, max: 1, noNaN: true })),
  })
  .map(({ taxing, week, weeks, day, days, discounted, ...tripFields }) => {
    const rental = [
      { period: 'week' as const, count: weeks, rate: week, amount: week * weeks, kilometres: null },
      { period: 'day' as const, count: days, rate: day, amount: day * days, kilometres: null },
    ].filter(({ amount }) => amount > 0);
    const extraKilometreCharge = tripFields.extraKilometres * tripFields.extraKmCharge;
    const charges = tripFields.charges.reduce((sum, amount) => sum + amount, 0);
    const agreed = rental.reduce((sum, { amount }) => sum + amount, 0);
    const before =
      agreed + extraKilometreCharge + tripFields.lateFee + charges + tripFields.fines + tripFields.salik;
    const discount = Math.floor(before * discounted);
    const settlement: Settlement = {
      ...tripFields,
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
    return {
      settlement,
      rental,
      charges: tripFields.charges,
      extraKmCharge: tripFields.extraKmCharge,
      ...taxing,
    };
  });

export const chargeTrip = ({ kind, rate, charges, ...tripFields }: RandomTrip) =>
  chargedLines({
    country: kind === 'VAT' ? 'ae' : 'in',
    ...tripFields,
    treatments,
    charges: charges.map((amount) => ({ type: 'Child Seat', amount })),
    rentalText: 'Rental',
    taxRate: rate,
    discountReason: null,
  });

export const invoiceTrip = (trip: RandomTrip): TaxedDocument => taxDocument(chargeTrip(trip), trip.kind);

const isSound = ({ net, tax, gross }: TaxedLine) =>
  net + tax === gross && (gross >= 0 ? net >= 0 && tax >= 0 : net <= 0 && tax <= 0);
const equal = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);

/** How far a tax is from its net amount times the rate, as the UAE's rule for electronic invoices counts it. */
export const countBeyond = ({ net, tax }: { net: number; tax: number }, rate: number): number =>
  Math.abs(tax - Math.round((net * rate) / 10_000));

/** What is wrong with a document: nothing, if its lines, categories and totals agree. */
export function findFaults(document: TaxedDocument, kind: TaxKind): string[] {
  const { lines, categories, taxes, ...sums } = document;
  const tolerance = kind === 'CGST_SGST' ? 3 : 1;
  const faults: string[] = [];
  const expectThat = (holds: boolean, description: string) => {
    if (!holds) faults.push(description);
  };
  expectThat(lines.every(isSound), 'a line');
  expectThat(sums.net + sums.tax === sums.gross, 'net and tax');
  expectThat(Math.min(sums.net, sums.tax, sums.gross) >= 0, 'below zero');
  expectThat(equal(computeSums(lines), sums), 'lines and total');
  expectThat(equal(computeSums(categories), sums), 'categories and total');
  expectThat(taxes.reduce((sum, { amount }) => sum + amount, 0) === sums.tax, 'taxes and total');
  for (const category of categories) {
    const own = computeSums(lines.filter((line) => isSameCategory(line, category)));
    expectThat(
      equal(own, { net: category.net, tax: category.tax, gross: category.gross }),
      'lines and category',
    );
    expectThat(countBeyond(category, category.rate) <= tolerance, 'tax and rate');
    expectThat(
      category.taxes.reduce((sum, { amount }) => sum + amount, 0) ===
        (category.treatment === 'STANDARD' ? category.tax : 0),
      'taxes and category',
    );
  }
  if (kind === 'CGST_SGST') expectThat(taxes[0]?.amount === taxes[1]?.amount, 'halves');
  return faults;
}
