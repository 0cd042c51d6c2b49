import {
  tollSystems,
  type CountryCode,
  type InvoiceLineKind,
  type RentalLine,
  type RentalSettings,
  type Settlement,
  type TaxTreatment,
} from '@portal/shared/contract';

import type { SuppliedVehicle, TaxKind } from '../../../database/tables/invoices';
import type { ChargedLine } from './document-tax';

type Charge = Omit<ChargedLine, 'rate'>;

interface Charged {
  readonly country: CountryCode;
  readonly settlement: Settlement;
  readonly charges: readonly { readonly type: string; readonly amount: number }[];
  readonly treatments: RentalSettings['taxTreatments'];
  /** The agreed combination of rates. */
  readonly rental: readonly RentalLine[];
  readonly rentalText: string;
  readonly extraKmCharge: number;
  /** Of what is taxed, in hundredths of a percent. */
  readonly taxRate: number;
  readonly discountReason: string | null;
}

/** The rental by its agreed prices; as one sum where the prices do not add up to it. */
function rentalLines({ settlement, rental, rentalText: text }: Charged, treatment: TaxTreatment): Charge[] {
  const kind: InvoiceLineKind = 'rental';
  if (rental.reduce((sum, { amount }) => sum + amount, 0) !== settlement.rental)
    return [{ kind, text, gross: settlement.rental, treatment }];
  return rental.map(({ period, count, rate, amount }) => ({
    kind,
    text,
    treatment,
    gross: amount,
    quantity: count,
    unit: period,
    unitPrice: rate,
  }));
}

/** The charges line by line; a discount is a separate line. */
export function chargedLines(charged: Charged): ChargedLine[] {
  const { settlement, charges, treatments, extraKmCharge, taxRate } = charged;
  const getTreatment = (subject: string): TaxTreatment =>
    treatments[subject as keyof typeof treatments] ?? 'STANDARD';
  const { extraKilometres, lateHours } = settlement;
  const lines: Charge[] = [
    ...rentalLines(charged, getTreatment('Rental')),
    {
      kind: 'extraKilometres',
      text: 'Extra kilometres',
      gross: settlement.extraKilometreCharge,
      treatment: getTreatment('Excess Mileage Charges'),
      quantity: extraKilometres,
      unit: 'km',
      unitPrice: extraKmCharge,
    },
    {
      kind: 'late',
      text: 'Late return',
      gross: settlement.lateFee,
      treatment: getTreatment('Late Return Fee'),
      quantity: lateHours,
      unit: 'hour',
    },
    ...charges.map(({ type, amount }) => ({
      kind: 'charge' as const,
      text: type,
      gross: amount,
      treatment: getTreatment(type),
    })),
    { kind: 'fines', text: 'Traffic fines', gross: settlement.fines, treatment: getTreatment('Fines') },
    {
      kind: 'salik',
      text: `Road tolls (${tollSystems[charged.country]})`,
      gross: settlement.salik,
      treatment: getTreatment('Salik'),
    },
  ];
  const billed = lines.filter(({ gross }) => gross > 0);
  return [...billed, ...discountLines(billed, charged)].map((line) => ({
    ...line,
    rate: line.treatment === 'STANDARD' ? taxRate : 0,
  }));
}

const sumGross = (lines: readonly Charge[], expectedTreatment: TaxTreatment) =>
  lines.reduce((sum, { gross, treatment }) => (treatment === expectedTreatment ? sum + gross : sum), 0);

/** A discount first lowers the taxed lines, and only its rest lowers the others. */
function discountLines(
  lines: readonly Charge[],
  { settlement: { discount }, discountReason }: Charged,
): Charge[] {
  const text = discountReason ? `Discount: ${discountReason}` : 'Discount';
  const offTaxed = Math.min(discount, sumGross(lines, 'STANDARD'));
  return (
    [
      ['STANDARD', offTaxed],
      ['OUT_OF_SCOPE', discount - offTaxed],
    ] as const
  ).flatMap(([treatment, off]) =>
    off > 0 ? [{ kind: 'discount' as const, text, gross: -off, treatment }] : [],
  );
}

/** Outside the company's own state it is one tax. */
export const getTaxKind = (
  country: 'ae' | 'in',
  companyState: string | null,
  place: string | null,
): TaxKind => {
  if (country === 'ae') return 'VAT';
  return place !== null && place !== companyState ? 'IGST' : 'CGST_SGST';
};

/**
 * The rate of a trip in India: that of its vehicle. Several vehicles for one price are a mixed supply, which has
 * the highest rate of its parts (section 8 of the CGST Act). A vehicle that does not tell has the company's rate.
 */
export const getHighestRate = (
  vehicles: readonly Pick<SuppliedVehicle, 'gstRate'>[],
  companyRate: number,
): number =>
  vehicles.length === 0 ? companyRate : Math.max(...vehicles.map(({ gstRate }) => gstRate ?? companyRate));
