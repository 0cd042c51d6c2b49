import { toCountryDay, fromMinorUnits } from '@portal/shared/contract';

import { readCategories, sumTax } from '../../invoices/stored-categories';
import type { IssuedDocument } from '../read-journal';

export type GstDocument = Pick<
  IssuedDocument,
  | 'kind'
  | 'number'
  | 'series'
  | 'serial'
  | 'issuedAt'
  | 'gross'
  | 'version'
  | 'categories'
  | 'taxes'
  | 'lines'
  | 'facts'
  | 'correctedGross'
  | 'isCancelled'
>;

/** Taxable value and taxes of one rate, in minor units. The rate is in hundredths of a percent. */
export interface GstSums {
  readonly rate: number;
  readonly taxable: number;
  readonly igst: number;
  readonly cgst: number;
  readonly sgst: number;
}

/** As the published format carries an amount: a number with at most two decimals. */
export const toAmount = (minor: number): number => Number(fromMinorUnits(minor));
export const toRate = (rate: number): number => rate / 100;

/** What a document supplies under the tax, by rate. What is outside its scope is not reported. */
export const listGstSums = (document: GstDocument): GstSums[] =>
  readCategories(document)
    .filter(({ treatment }) => treatment === 'STANDARD')
    .map((category) => ({
      rate: category.rate,
      taxable: category.net,
      igst: sumTax(category, 'IGST'),
      cgst: sumTax(category, 'CGST'),
      sgst: sumTax(category, 'SGST'),
    }));

export const addGstSums = (one: GstSums, other: GstSums, sign: 1 | -1 = 1): GstSums => ({
  rate: one.rate,
  taxable: one.taxable + sign * other.taxable,
  igst: one.igst + sign * other.igst,
  cgst: one.cgst + sign * other.cgst,
  sgst: one.sgst + sign * other.sgst,
});

export const toItemDetails = ({ rate, taxable, igst, cgst, sgst }: GstSums, isInterState: boolean) => ({
  rt: toRate(rate),
  txval: toAmount(taxable),
  ...(isInterState ? { iamt: toAmount(igst) } : { camt: toAmount(cgst), samt: toAmount(sgst) }),
  csamt: 0,
});

/** The items of an invoice or a note. The number of an item is made of its rate, as the offline tool does. */
export const toItems = (document: GstDocument, isInterState: boolean) =>
  listGstSums(document).map((sums) => ({
    num: sums.rate + 1,
    itm_det: toItemDetails(sums, isInterState),
  }));

/** `25-11-2026`, in India. */
export function toGstDay(at: Date): string {
  const [year = '', month = '', day = ''] = toCountryDay(at, 'Asia/Kolkata').split('-');
  return `${day}-${month}-${year}`;
}

/** The two digits of the state that is supplied, and whether it is another one than the supplier's. */
export function readPlace(document: GstDocument): { pos: string; isInterState: boolean } {
  const { company, placeOfSupply } = document.facts;
  const own = company.taxNumber.slice(0, 2);
  return { pos: placeOfSupply ?? own, isInterState: document.taxes.some(({ name }) => name === 'IGST') };
}

export const isRegistered = ({ facts }: GstDocument): boolean => facts.customer.taxNumber !== '';
