import { limits } from '@portal/shared/contract';

import {
  addGstSums,
  isRegistered,
  listGstSums,
  readPlace,
  toAmount,
  toGstDay,
  toItemDetails,
  toItems,
  toRate,
  type GstDocument,
  type GstSums,
} from './gst-parts';
import { IssuedSeries } from './issued-series';

/** Of the format that the offline tool writes. */
const VERSION = 'GST3.1.6';
const DESCRIPTION = 'Rental of vehicles without operator';

interface SmallSupply {
  readonly pos: string;
  readonly isInterState: boolean;
  sums: GstSums;
}

/** A supply to an unregistered customer of another state that is listed by invoice. */
const isLarge = (gross: number, isInterState: boolean): boolean =>
  isInterState && gross > limits.invoice.largeInterStateAbove;

const isCreditNote = ({ kind }: GstDocument) => kind === 'CREDIT_NOTE';

/** Documents of a key, in order of appearance. */
class Groups<Entry> {
  readonly #groups = new Map<string, Entry[]>();
  add(key: string, entry: Entry): void {
    const group = this.#groups.get(key);
    if (group) group.push(entry);
    else this.#groups.set(key, [entry]);
  }
  map<Result>(change: (key: string, entries: readonly Entry[]) => Result): Result[] {
    return [...this.#groups].map(([key, entries]) => change(key, entries));
  }
}

const toInvoice = (document: GstDocument) => ({
  inum: document.number,
  idt: toGstDay(document.issuedAt),
  val: toAmount(document.gross),
});
const toNote = (document: GstDocument) => ({
  ntty: 'C',
  nt_num: document.number,
  nt_dt: toGstDay(document.issuedAt),
  val: toAmount(document.gross),
});
/** What a supply to a registered customer says beyond its number: no reverse charge, a regular one. */
const regular = { rchrg: 'N', inv_typ: 'R' } as const;

/** The outward supplies of a period as GSTR-1, in the JSON format of the tax portal's offline tool. */
export class GstReturn {
  readonly #registered = new Groups<object>();
  readonly #large = new Groups<object>();
  readonly #registeredNotes = new Groups<object>();
  readonly #unregisteredNotes: object[] = [];
  readonly #small = new Map<string, SmallSupply>();
  readonly #services = { hsn_b2b: new Map<string, GstSums>(), hsn_b2c: new Map<string, GstSums>() };
  readonly #rates = new Map<number, GstSums>();
  readonly #issued = new IssuedSeries();

  add(document: GstDocument): void {
    this.#issued.add(document);
    const items = listGstSums(document);
    // A cancelled invoice and its credit note are no supplies; only their numbers are reported.
    if (items.length === 0 || document.isCancelled) return;
    const sign = isCreditNote(document) ? -1 : 1;
    const services = isRegistered(document) ? this.#services.hsn_b2b : this.#services.hsn_b2c;
    for (const sums of items) {
      addTo(services, `${document.facts.serviceCode} ${sums.rate}`, sums, sign);
      addTo(this.#rates, sums.rate, sums, sign);
    }
    if (isRegistered(document)) this.#addRegistered(document);
    else this.#addUnregistered(document, sign);
  }

  #addRegistered(document: GstDocument): void {
    const { pos, isInterState } = readPlace(document);
    const key = document.facts.customer.taxNumber;
    const details = { pos, ...regular, itms: toItems(document, isInterState) };
    if (isCreditNote(document)) this.#registeredNotes.add(key, { ...toNote(document), ...details });
    else this.#registered.add(key, { ...toInvoice(document), ...details });
  }

  #addUnregistered(document: GstDocument, sign: 1 | -1): void {
    const { pos, isInterState } = readPlace(document);
    const invoiced = isCreditNote(document) ? (document.correctedGross ?? document.gross) : document.gross;
    if (isLarge(invoiced, isInterState)) {
      const itms = toItems(document, isInterState);
      if (isCreditNote(document))
        this.#unregisteredNotes.push({ typ: 'B2CL', ...toNote(document), pos, itms });
      else this.#large.add(pos, { ...toInvoice(document), itms });
      return;
    }
    for (const sums of listGstSums(document)) {
      const key = `${isInterState} ${pos} ${sums.rate}`;
      const known = this.#small.get(key);
      this.#small.set(key, {
        pos,
        isInterState,
        sums: addGstSums(known?.sums ?? { ...zero, rate: sums.rate }, sums, sign),
      });
    }
  }

  /** Less credit notes, the lowest rate first. */
  listRates(): GstSums[] {
    return [...this.#rates.values()].sort((one, other) => one.rate - other.rate);
  }

  /** `gstin` of the supplier; `period` as `MMYYYY`, of a quarter its last month. */
  toJson(gstin: string, period: string) {
    return {
      gstin,
      fp: period,
      version: VERSION,
      hash: 'hash',
      b2b: this.#registered.map((ctin, inv) => ({ ctin, inv })),
      b2cl: this.#large.map((pos, inv) => ({ pos, inv })),
      b2cs: [...this.#small.values()].map(({ pos, isInterState, sums }) => ({
        sply_ty: isInterState ? 'INTER' : 'INTRA',
        typ: 'OE',
        pos,
        ...toItemDetails(sums, isInterState),
      })),
      cdnr: this.#registeredNotes.map((ctin, nt) => ({ ctin, nt })),
      cdnur: this.#unregisteredNotes,
      hsn: {
        hsn_b2b: listServices(this.#services.hsn_b2b),
        hsn_b2c: listServices(this.#services.hsn_b2c),
      },
      doc_issue: this.#issued.toSection(),
    };
  }
}

const zero = { taxable: 0, igst: 0, cgst: 0, sgst: 0 };

function addTo<Key>(sums: Map<Key, GstSums>, key: Key, one: GstSums, sign: 1 | -1): void {
  sums.set(key, addGstSums(sums.get(key) ?? { ...zero, rate: one.rate }, one, sign));
}

const listServices = (services: ReadonlyMap<string, GstSums>) =>
  [...services].map(([key, { rate, taxable, igst, cgst, sgst }], at) => ({
    num: at + 1,
    hsn_sc: key.split(' ')[0] ?? '',
    desc: DESCRIPTION,
    uqc: 'NA',
    qty: 0,
    rt: toRate(rate),
    txval: toAmount(taxable),
    iamt: toAmount(igst),
    camt: toAmount(cgst),
    samt: toAmount(sgst),
    csamt: 0,
  }));
