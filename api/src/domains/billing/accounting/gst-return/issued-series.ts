import type { GstDocument } from './gst-parts';

interface Series {
  readonly kind: GstDocument['kind'];
  first: { readonly serial: number; readonly number: string };
  last: { readonly serial: number; readonly number: string };
  count: number;
}

/** The natures of documents in the format's table 13. */
const natures: Readonly<Record<GstDocument['kind'], { readonly num: number; readonly name: string }>> = {
  INVOICE: { num: 1, name: 'Invoices for outward supply' },
  CREDIT_NOTE: { num: 5, name: 'Credit Note' },
};

/** Which numbers were issued, by kind and series. Numbers have no gaps; those of cancelled registrations count as cancelled. */
export class IssuedSeries {
  readonly #series = new Map<string, Series>();

  add({ kind, series, serial, number, isCancelled }: GstDocument): void {
    const key = `${kind} ${series}`;
    const one = { serial, number };
    const known = this.#series.get(key);
    if (known === undefined) {
      this.#series.set(key, { kind, first: one, last: one, count: isCancelled ? 0 : 1 });
      return;
    }
    if (serial < known.first.serial) known.first = one;
    if (serial > known.last.serial) known.last = one;
    if (!isCancelled) known.count += 1;
  }

  toSection() {
    const kinds = (['INVOICE', 'CREDIT_NOTE'] as const).map((kind) => ({
      kind,
      series: [...this.#series.values()].filter((one) => one.kind === kind),
    }));
    return {
      doc_det: kinds.flatMap(({ kind, series }) =>
        series.length === 0
          ? []
          : [
              {
                doc_num: natures[kind].num,
                doc_typ: natures[kind].name,
                docs: series.map(({ first, last, count }, at) => ({
                  num: at + 1,
                  from: first.number,
                  to: last.number,
                  totnum: last.serial - first.serial + 1,
                  cancel: last.serial - first.serial + 1 - count,
                  net_issue: count,
                })),
              },
            ],
      ),
    };
  }
}
