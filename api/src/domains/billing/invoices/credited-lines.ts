import type { TaxTreatment } from '@portal/shared/contract';

import type { StoredLine } from '../../../database/tables/invoices';
import { computeSums } from './lines';

/** What is left of each line of an invoice after its credit notes, which have the same lines. */
export const linesLeft = (
  lines: readonly StoredLine[],
  credited: readonly (readonly StoredLine[])[],
): StoredLine[] =>
  lines.map((line, at) => {
    const off = computeSums(credited.flatMap((note) => note[at] ?? []));
    return { ...line, net: line.net - off.net, tax: line.tax - off.tax, gross: line.gross - off.gross };
  });

/**
 * An amount shared over the rest of each line, in proportion; the part of a discount is negative. What
 * rounding leaves goes to the lines that still have room for it.
 */
export function shareAmount(amount: number, left: readonly number[]): number[] {
  const whole = left.reduce((sum, one) => sum + one, 0);
  if (whole <= 0) return left.map(() => 0);
  const parts = left.map((one) => Math.trunc((one * amount) / whole));
  let rest = amount - parts.reduce((sum, part) => sum + part, 0);
  const step = Math.sign(rest);
  // The largest first.
  const order = left.map((_, at) => at).sort((a, b) => Math.abs(left[b] ?? 0) - Math.abs(left[a] ?? 0));
  for (const at of order) {
    if (rest === 0) break;
    const [part = 0, room = 0] = [parts[at], left[at]];
    const isOfStep = step > 0 ? room > 0 && part < room : room < 0 && part > room;
    if (!isOfStep) continue;
    parts[at] = part + step;
    rest -= step;
  }
  return parts;
}

/** The tax of a part of the rest; the last part takes all tax that is left. The two halves stay equal. */
function computeTax(left: Pick<StoredLine, 'gross' | 'tax'>, gross: number, step: 1 | 2): number {
  if (left.gross === 0 || gross === 0) return 0;
  if (gross === left.gross) return left.tax;
  return step * Math.round((left.tax * gross) / left.gross / step);
}

interface Part {
  readonly left: StoredLine;
  readonly gross: number;
  tax: number;
}

/** The limits for the tax of a part, so that neither it nor the rest becomes negative. */
function computeBounds({ left, gross }: Part): readonly [number, number] {
  const stays = left.gross - gross;
  return gross < 0 || left.gross < 0
    ? [Math.max(left.tax, gross), Math.min(0, left.tax - stays)]
    : [Math.max(0, left.tax - stays), Math.min(left.tax, gross)];
}

/**
 * Corrects the rounding of the parts' tax where there is room: together they have their share of the rest.
 */
function balanceTax(parts: readonly Part[], step: 1 | 2): void {
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
  const whole = {
    gross: sum(parts.map(({ left }) => left.gross)),
    tax: sum(parts.map(({ left }) => left.tax)),
  };
  let rest = computeTax(whole, sum(parts.map(({ gross }) => gross)), step) - sum(parts.map(({ tax }) => tax));
  for (const part of parts) {
    const [least, most] = computeBounds(part);
    const room = Math.max(least, Math.min(most, part.tax + rest)) - part.tax;
    const change = step * Math.trunc(room / step);
    part.tax += change;
    rest -= change;
  }
}

/** The lines of a credit note: what it takes back of each line. An unchanged line stays with zero. */
export function creditLines(
  left: readonly StoredLine[],
  grosses: readonly number[],
  inHalves: boolean,
): StoredLine[] {
  const step = inHalves ? 2 : 1;
  const parts = left.map((line, at): Part => {
    const gross = grosses[at] ?? 0;
    return { left: line, gross, tax: computeTax(line, gross, step) };
  });
  balanceTax(
    parts.filter((part) => part.left.treatment === 'STANDARD'),
    step,
  );
  return parts.map(({ left: { quantity, ...line }, gross, tax }) => {
    const count = line.unitPrice ? gross / line.unitPrice : gross === line.gross ? quantity : undefined;
    return {
      ...line,
      gross,
      tax,
      net: gross - tax,
      // A count only where it is a whole number.
      ...(count !== undefined && Number.isInteger(count) && { quantity: count }),
    };
  });
}

const treatments: readonly TaxTreatment[] = ['STANDARD', 'OUT_OF_SCOPE'];

/**
 * The amount taken back of a tax treatment may not exceed its rest: a remaining discount would be larger than
 * what it reduces.
 */
export const takesTooMuch = (left: readonly StoredLine[], taken: readonly StoredLine[]): boolean =>
  treatments.some((wanted) => {
    const of = (lines: readonly StoredLine[]) =>
      computeSums(lines.filter(({ treatment }) => treatment === wanted));
    const [before, off] = [of(left), of(taken)];
    return off.gross > before.gross || off.tax > before.tax || off.gross < 0 || off.tax < 0 || off.net < 0;
  });
