/** A probability that was predicted, and what happened. */
export interface Judged {
  readonly probability: number;
  readonly isWrong: boolean;
}

export interface Quality {
  readonly precision: number;
  readonly recall: number;
  /** How often a trip that went wrong has the higher probability of a pair. */
  readonly order: number;
  /** The mean squared error of the probabilities. */
  readonly error: number;
}

const share = (part: number, all: number): number => (all === 0 ? 0 : part / all);

/** The share of pairs in the right order, by ranks; equal probabilities count half. */
function measureOrder(judged: readonly Judged[]): number {
  const sorted = [...judged].sort((one, other) => one.probability - other.probability);
  let rankSum = 0;
  for (let from = 0; from < sorted.length;) {
    let to = from;
    while (to < sorted.length && sorted[to]?.probability === sorted[from]?.probability) to += 1;
    const rank = (from + to + 1) / 2;
    rankSum += rank * sorted.slice(from, to).filter(({ isWrong }) => isWrong).length;
    from = to;
  }
  const wrong = judged.filter(({ isWrong }) => isWrong).length;
  return share(rankSum - (wrong * (wrong + 1)) / 2, wrong * (judged.length - wrong));
}

/** A desk looks at the fifth of its trips with the highest probabilities. */
export function judgeScores(judged: readonly Judged[]): Quality {
  const sorted = [...judged].sort((one, other) => other.probability - one.probability);
  const looked = sorted.slice(0, Math.round(judged.length / 5));
  const found = looked.filter(({ isWrong }) => isWrong).length;
  return {
    precision: share(found, looked.length),
    recall: share(found, judged.filter(({ isWrong }) => isWrong).length),
    order: measureOrder(judged),
    error: share(
      judged.reduce((sum, { probability, isWrong }) => sum + (probability - Number(isWrong)) ** 2, 0),
      judged.length,
    ),
  };
}

export interface CalibrationRow {
  readonly trips: number;
  readonly predicted: number;
  readonly happened: number;
}

/** Five groups of equal size, from the lowest probabilities to the highest. */
export function calibrate(judged: readonly Judged[]): CalibrationRow[] {
  const sorted = [...judged].sort((one, other) => one.probability - other.probability);
  return Array.from({ length: 5 }, (_, at) => {
    const group = sorted.slice((at * sorted.length) / 5, ((at + 1) * sorted.length) / 5);
    return {
      trips: group.length,
      predicted: share(
        group.reduce((sum, { probability }) => sum + probability, 0),
        group.length,
      ),
      happened: share(group.filter(({ isWrong }) => isWrong).length, group.length),
    };
  });
}
