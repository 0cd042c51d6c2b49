import type { TaxKind } from '../../../database/tables/invoices';
import {
  composeDocument,
  computeSums,
  isInHalves,
  isSameCategory,
  mapCategories,
  proposeNet,
  settleNets,
  type Sums,
  type TaxedDocument,
  type TaxedLine,
} from './document-tax';

/** What is left of each line of an invoice after its credit notes, which have the same lines. */
export const listRemainingLines = (
  lines: readonly TaxedLine[],
  credited: readonly (readonly Sums[])[],
): TaxedLine[] =>
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

/** An amount shared over the rest of each trip, and then over the rest of its lines, in proportion. */
export function shareAmountByTrip(amount: number, left: readonly TaxedLine[]): number[] {
  const trips = [...new Set(left.map(({ tripId }) => tripId))];
  const listGrosses = (trip: string | undefined) =>
    left.flatMap(({ tripId, gross }) => (tripId === trip ? [gross] : []));
  const shares = shareAmount(
    amount,
    trips.map((trip) => listGrosses(trip).reduce((sum, gross) => sum + gross, 0)),
  );
  const parts = trips.map((trip, at) => shareAmount(shares[at] ?? 0, listGrosses(trip)).values());
  return left.map(({ tripId }) => parts[trips.indexOf(tripId)]?.next().value ?? 0);
}

interface Part {
  /** Of the category, before the note. */
  readonly left: Sums;
  readonly gross: number;
  /** What the lines would have by themselves. */
  readonly proposed: number;
  readonly rate: number;
  /** The smallest change of the tax: 2 where it has two equal halves. */
  readonly step: 1 | 2;
}

/** From where to where a net amount may be. */
type Range = readonly [least: number, most: number];
const intersect = ([a, b]: Range, [c, d]: Range): Range => [Math.max(a, c), Math.min(b, d)];

/** The whole amount of the step's parity in a range that is nearest to another; null if there is none. */
function findNearest([least, most]: Range, target: number, { gross, step }: Part): number | null {
  const toStep = (net: number, round: (value: number) => number) =>
    gross + step * round((net - gross) / step);
  const [from, to] = [toStep(least, Math.ceil), toStep(most, Math.floor)];
  if (from > to) return null;
  return Math.max(from, Math.min(to, toStep(target, Math.round)));
}

/**
 * The net amount of what a note takes back of a category. The last note takes all that is left. The tax of every
 * note, and of every rest, stays within one step of the true tax of its sum: so any document passes a check of
 * tax against net amount, and the notes of an invoice together never drift from it.
 */
function computeNet(part: Part): number | null {
  const { left, gross, proposed, rate, step } = part;
  if (gross === left.gross) return left.net;
  const exact = (gross * 10_000) / (10_000 + rate);
  const drift = left.net - (left.gross * 10_000) / (10_000 + rate);
  // An invoice of version 1 can be further away; its notes share that.
  const most = Math.max(step, Math.abs(drift));
  const near = intersect([exact - most, exact + most], [exact + drift - most, exact + drift + most]);
  // Neither the note nor the rest has a negative net amount or tax.
  const sound: Range = [Math.max(0, left.net - (left.gross - gross)), Math.min(gross, left.net)];
  return findNearest(intersect(near, sound), proposed, part) ?? findNearest(sound, proposed, part);
}

/** The amount of one category that a note takes back has no tax that fits: a few hundredths are left. */
export class IndivisibleRestError extends Error {}

/**
 * The credit note that takes `grosses` back of what is left of each line; of a line that is taken back whole, the
 * net amount too wherever the category allows it. An unchanged line stays with zero.
 * @throws IndivisibleRestError
 */
export function creditDocument(
  left: readonly TaxedLine[],
  grosses: readonly number[],
  kind: TaxKind,
): TaxedDocument {
  const step = isInHalves(kind) ? 2 : 1;
  const taken = left.map((line, at) => takeLine(line, grosses[at] ?? 0));
  const lines = mapCategories(taken, (own, { rate }) => {
    const proposals = own.map(({ rest, line }) =>
      line.gross === rest.gross && isSound(rest)
        ? { line, net: rest.net, missing: 0 }
        : proposeNet(line, rate),
    );
    const net = computeNet({
      left: computeSums(own.map(({ rest }) => rest)),
      gross: own.reduce((sum, { line }) => sum + line.gross, 0),
      proposed: proposals.reduce((sum, proposal) => sum + proposal.net, 0),
      rate,
      step,
    });
    if (net === null) throw new IndivisibleRestError();
    return settleNets(proposals, net);
  });
  return composeDocument(lines, kind);
}

const isSound = ({ net, gross }: Sums) => net >= Math.min(0, gross) && net <= Math.max(0, gross);

function takeLine(rest: TaxedLine, gross: number) {
  const { quantity, ...line } = rest;
  const count = line.unitPrice ? gross / line.unitPrice : gross === line.gross ? quantity : undefined;
  return {
    treatment: rest.treatment,
    rate: rest.rate,
    rest,
    line: {
      ...line,
      gross,
      // A count only where it is a whole number.
      ...(count !== undefined && Number.isInteger(count) && { quantity: count }),
    },
  };
}

/**
 * Whether a note would take back more of a category of a trip than is left: the remaining discount would be larger than
 * what it reduces.
 */
export const exceedsRemainingLines = (left: readonly TaxedLine[], grosses: readonly number[]): boolean =>
  left.some((line) => {
    const isOwn = (other: TaxedLine) => isSameCategory(other, line) && other.tripId === line.tripId;
    const before = left.reduce((sum, other) => (isOwn(other) ? sum + other.gross : sum), 0);
    const off = left.reduce((sum, other, at) => (isOwn(other) ? sum + (grosses[at] ?? 0) : sum), 0);
    return off > before || off < 0;
  });
