import type { StoredCategory, StoredTax, TaxKind } from '../../../database/tables/invoices';
import { composeDocument, type TaxedLine } from './document-tax';
import type { StoredInvoice } from './invoice-repository';

type Issued = Pick<StoredInvoice, 'lines' | 'taxes'> & {
  readonly version: number | null;
  readonly categories: readonly StoredCategory[] | null;
};

const sumRates = (taxes: readonly StoredTax[]) => taxes.reduce((sum, { rate }) => sum + rate, 0);

/** Which tax a document has. One without any tax of its own says VAT. */
export function readTaxKind({ taxes }: Pick<Issued, 'taxes'>): TaxKind {
  if (taxes.some(({ name }) => name === 'CGST')) return 'CGST_SGST';
  return taxes.some(({ name }) => name === 'IGST') ? 'IGST' : 'VAT';
}

/** The tax of a category by its name, in minor units; 0 without one. */
export const sumTax = ({ taxes }: Pick<StoredCategory, 'taxes'>, name: string): number =>
  taxes.reduce((sum, tax) => (tax.name === name ? sum + tax.amount : sum), 0);

/** The lines of a document with the rate of each. A document of version 1 has one rate for all taxed lines. */
export const readLines = ({ lines, taxes }: Pick<Issued, 'lines' | 'taxes'>): TaxedLine[] =>
  lines.map((line) => ({
    ...line,
    rate: line.rate ?? (line.treatment === 'STANDARD' ? sumRates(taxes) : 0),
  }));

/** The categories of a document of any version. Those of version 1 are the sums of its lines. */
export function readCategories(row: Issued): readonly StoredCategory[] {
  if ((row.version ?? 1) >= 2 && row.categories) return row.categories;
  return composeDocument(readLines(row), readTaxKind(row)).categories;
}
