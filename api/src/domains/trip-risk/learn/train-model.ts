import { bookingFactKinds, type BookingFactKind } from '@portal/shared/contract';
import { CholeskyDecomposition, Matrix } from 'ml-matrix';
import { setImmediate } from 'node:timers/promises';

import { collectRiskFacts } from '../facts/collect-risk-facts';
import type { RiskSnapshot } from '../facts/risk-snapshot';
import { generalRules } from '../score/general-rules';
import type { RiskModel } from '../score/risk-model';
import { sumWeights, toProbability } from '../score/score-risk';

/** A closed trip, and how it ended. */
export interface Example {
  readonly snapshot: RiskSnapshot;
  readonly isWrong: boolean;
  /** It counts as so many trips. */
  readonly weight: number;
}

/**
 * How strongly the general rules count: with few trips of its own a company stays near them, with many its own
 * decide.
 */
const RULES_WORTH = 40;
/** Weights from few trips are too sure; how much to believe them until the newest trips say, and how strongly. */
const TRUST = 0.8;
const TRUST_WORTH = 10;
/** The newest quarter. */
const CHECKED_SHARE = 0.25;
const ROUNDS_MAX = 30;
const CLOSE_ENOUGH = 1e-7;
/** Between them other work has its turn. */
const ROWS_AT_ONCE = 1000;

interface Column {
  readonly kind: BookingFactKind;
  readonly usual: number;
  readonly scale: number;
}

function measureColumn(kind: BookingFactKind, sizes: readonly (number | undefined)[]): Column {
  const known = sizes.filter((size) => size !== undefined);
  if (known.length === 0) return { kind, usual: generalRules.weights[kind].usual, scale: 1 };
  const usual = known.reduce((sum, size) => sum + size, 0) / known.length;
  const variance = known.reduce((sum, size) => sum + (size - usual) ** 2, 0) / known.length;
  return { kind, usual, scale: Math.sqrt(variance) || 1 };
}

/** One row for each trip: 1 for the base, then each fact in standard deviations from what is usual; 0 where it is not known. */
async function buildRows(examples: readonly Example[]): Promise<{ rows: number[][]; columns: Column[] }> {
  const sizes: Map<string, number>[] = [];
  for (const [at, { snapshot }] of examples.entries()) {
    sizes.push(new Map(collectRiskFacts(snapshot).map(({ kind, size }) => [kind, size])));
    if (at % ROWS_AT_ONCE === 0) await setImmediate();
  }
  const columns = bookingFactKinds.map((kind) =>
    measureColumn(
      kind,
      sizes.map((known) => known.get(kind)),
    ),
  );
  await setImmediate();
  const rows = sizes.map((known) => [
    1,
    ...columns.map(({ kind, usual, scale }) => ((known.get(kind) ?? usual) - usual) / scale),
  ]);
  return { rows, columns };
}

interface Slope {
  readonly gradient: number[];
  readonly curvature: number[][];
}

/** Adds what one trip says about the weights. */
function addExample(
  { gradient, curvature }: Slope,
  row: readonly number[],
  error: number,
  bend: number,
): void {
  for (const [at, value] of row.entries()) {
    gradient[at] = (gradient[at] ?? 0) + error * value;
    const line = curvature[at];
    if (line)
      for (let other = 0; other <= at; other += 1)
        line[other] = (line[other] ?? 0) + bend * value * (row[other] ?? 0);
  }
}

async function measureSlope(
  examples: readonly Example[],
  rows: readonly number[][],
  weights: readonly number[],
): Promise<Slope> {
  const slope = { gradient: weights.map(() => 0), curvature: weights.map(() => weights.map(() => 0)) };
  for (const [at, { isWrong, weight }] of examples.entries()) {
    const row = rows[at] ?? [];
    const chance = toProbability(row.reduce((sum, value, place) => sum + value * (weights[place] ?? 0), 0));
    addExample(slope, row, weight * (chance - Number(isWrong)), weight * chance * (1 - chance));
    if (at % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await setImmediate();
  }
  return slope;
}

interface Prior {
  /** What is assumed before the first trip. */
  readonly start: readonly number[];
  /** How strongly, for each weight. */
  readonly hold: (at: number) => number;
}

/** Logistic regression with a normal prior, by Newton's method. */
async function findWeights(
  examples: readonly Example[],
  rows: readonly number[][],
  { start, hold }: Prior,
): Promise<number[]> {
  let weights = [...start];
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const { gradient, curvature } = await measureSlope(examples, rows, weights);
    const symmetric = curvature.map((line, at) =>
      line.map((value, other) =>
        other > at ? (curvature[other]?.[at] ?? 0) : value + (other === at ? hold(at) : 0),
      ),
    );
    const pull = gradient.map((value, at) => value + hold(at) * ((weights[at] ?? 0) - (start[at] ?? 0)));
    const step = new CholeskyDecomposition(new Matrix(symmetric))
      .solve(Matrix.columnVector(pull))
      .to1DArray();
    weights = weights.map((value, at) => value - (step[at] ?? 0));
    if (step.every((value) => Math.abs(value) < CLOSE_ENOUGH)) break;
  }
  return weights;
}

type Fitted = Pick<RiskModel, 'base' | 'weights'>;

const countWrong = (examples: readonly Example[]): { all: number; wrong: number } => ({
  all: examples.reduce((sum, { weight }) => sum + weight, 0),
  wrong: examples.reduce((sum, { isWrong, weight }) => sum + (isWrong ? weight : 0), 0),
});

async function fitWeights(examples: readonly Example[]): Promise<Fitted> {
  const { rows, columns } = await buildRows(examples);
  const { all, wrong } = countWrong(examples);
  const start = [
    // Half a trip more of each, so that the odds are finite.
    Math.log((wrong + 0.5) / (all - wrong + 0.5)),
    ...columns.map(({ kind, scale }) => generalRules.weights[kind].weight * scale),
  ];
  // The base has no prior, so that the probabilities of the trips add up to those that went wrong.
  const hold = (at: number): number => (at === 0 ? 1e-6 : RULES_WORTH);
  const [base = 0, ...found] = await findWeights(examples, rows, { start, hold });
  const weights = Object.fromEntries(
    columns.map(({ kind, usual, scale }, at) => [kind, { weight: (found[at] ?? 0) / scale, usual }]),
  );
  return { base, weights: weights as RiskModel['weights'] };
}

/**
 * How far the newest trips bear out weights that were found from the older ones: a factor for all weights, and a
 * difference of the base. Without it, probabilities would be too sure of what has changed since.
 */
async function checkWeights(examples: readonly Example[]): Promise<{ shift: number; trust: number }> {
  const from = Math.round(examples.length * (1 - CHECKED_SHARE));
  const older = await fitWeights(examples.slice(0, from));
  const newer = examples.slice(from);
  const rows = newer.map(({ snapshot }) => [1, sumWeights(older, snapshot)]);
  const [shift = 0, trust = 1] = await findWeights(newer, rows, {
    start: [0, TRUST],
    hold: () => TRUST_WORTH,
  });
  return { shift, trust: Math.max(0, trust) };
}

/**
 * Weights from a company's closed trips. The same trips give the same weights.
 * @param examples the oldest first
 */
export async function trainModel(examples: readonly Example[], usualRate: number | null): Promise<RiskModel> {
  const { shift, trust } = await checkWeights(examples);
  const { base, weights } = await fitWeights(examples);
  const trusted = Object.entries(weights).map(([kind, { weight, usual }]) => [
    kind,
    { weight: weight * trust, usual },
  ]);
  const { all, wrong } = countWrong(examples);
  return {
    base: base * trust + shift,
    weights: Object.fromEntries(trusted) as RiskModel['weights'],
    usualShare: wrong / all,
    usualRate,
  };
}
