import { emirates, type EmirateCode } from '@portal/shared/contract';

import { readCategories } from '../invoices/stored-categories';
import type { IssuedDocument } from './read-journal';

/** Value without tax, and tax, in minor units. */
export interface VatSums {
  readonly net: number;
  readonly tax: number;
}

/** A line of box 1 of the VAT return: what was invoiced, what credit notes took back, and what is declared. */
export interface VatRow {
  /** Empty where the company's emirate is not known. */
  readonly emirate: EmirateCode | '';
  readonly invoiced: VatSums;
  readonly credited: VatSums;
  readonly declared: VatSums;
}

const none: VatSums = { net: 0, tax: 0 };
const add = (one: VatSums, { net, tax }: VatSums): VatSums => ({ net: one.net + net, tax: one.tax + tax });
const subtract = (one: VatSums, { net, tax }: VatSums): VatSums => ({
  net: one.net - net,
  tax: one.tax - tax,
});

const findEmirate = (code: string): EmirateCode | '' => emirates.find((one) => one === code) ?? '';

type VatDocument = Pick<IssuedDocument, 'kind' | 'version' | 'categories' | 'taxes' | 'lines' | 'facts'>;

/**
 * The output side of form VAT 201, from issued documents. A supply belongs to the emirate of the company, as it was
 * when the document was issued. The return asks for amounts less credit notes.
 */
export class VatReturn {
  readonly #invoiced = new Map<EmirateCode | '', VatSums>();
  readonly #credited = new Map<EmirateCode | '', VatSums>();
  #zeroRated = 0;
  #outOfScope = 0;

  /** `emirateToday`: of the company, for documents that were issued without it. */
  constructor(readonly emirateToday: string) {}

  add(document: VatDocument): void {
    const isInvoice = document.kind === 'INVOICE';
    const emirate = findEmirate(document.facts.seller?.emirate || this.emirateToday);
    const sums = isInvoice ? this.#invoiced : this.#credited;
    for (const { treatment, rate, net, tax } of readCategories(document)) {
      const signed = isInvoice ? net : -net;
      if (treatment !== 'STANDARD') this.#outOfScope += signed;
      else if (rate === 0) this.#zeroRated += signed;
      else sums.set(emirate, add(sums.get(emirate) ?? none, { net, tax }));
    }
  }

  /** Every emirate, in the order of boxes 1a to 1g; one more row where supplies have none. */
  listRows(): VatRow[] {
    const hasUnknown = this.#invoiced.has('') || this.#credited.has('');
    return [...emirates, ...(hasUnknown ? ([''] as const) : [])].map((emirate) => {
      const invoiced = this.#invoiced.get(emirate) ?? none;
      const credited = this.#credited.get(emirate) ?? none;
      return { emirate, invoiced, credited, declared: subtract(invoiced, credited) };
    });
  }

  computeTotal(): Omit<VatRow, 'emirate'> {
    const rows = this.listRows();
    const sum = (part: 'invoiced' | 'credited' | 'declared') =>
      rows.reduce((total, row) => add(total, row[part]), none);
    return { invoiced: sum('invoiced'), credited: sum('credited'), declared: sum('declared') };
  }

  /** Less credit notes. */
  get zeroRated(): number {
    return this.#zeroRated;
  }

  get outOfScope(): number {
    return this.#outOfScope;
  }
}
