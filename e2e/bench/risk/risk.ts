import type { Benchmark, Figure } from '../benchmark/benchmark';
import { compareModels, type Compared } from './compare-models';
import { calibrate, judgeScores, type Judged, type Quality } from './judge-scores';
import { measureTraining } from './measure-training';

const SIZES = [30, 100, 300, 1000];

const names: Readonly<Record<keyof Quality, string>> = {
  precision: 'of the fifth with the highest risk, the share that goes wrong',
  recall: 'of the trips that go wrong, the share in that fifth',
  order: 'pairs in the right order (AUC)',
  error: 'squared error of the probabilities (Brier)',
};

function toFigures(trips: number, { company, rules, coin }: Compared): Figure[] {
  const [own, general, random] = [company, rules, coin].map(judgeScores);
  return (Object.keys(names) as (keyof Quality)[]).map((name) => ({
    label: `${trips} closed trips: ${names[name]}`,
    value: own?.[name] ?? 0,
    unit: 'ratio',
    comparisons: [
      { label: 'general rules', value: general?.[name] ?? 0 },
      { label: 'a coin', value: random?.[name] ?? 0 },
    ],
  }));
}

function describeCalibration(name: string, judged: readonly Judged[]): string {
  const groups = calibrate(judged).map(
    ({ predicted, happened }) => `${(predicted * 100).toFixed(0)}→${(happened * 100).toFixed(0)}`,
  );
  return `  ${name}, predicted → happened of 100, by fifths: ${groups.join(', ')}`;
}

/** Generated companies whose abuse is known: what they would have been told about the trips that followed. */
export const risk: Benchmark = {
  name: 'risk',
  summary:
    'Generated companies of three kinds with known abuse that changes over time: precision, recall, order and calibration of what they learn, next to general rules and a coin; the time to learn',
  async run({ runs, say }): Promise<readonly Figure[]> {
    const figures: Figure[] = [];
    for (const trips of SIZES) {
      const compared = await compareModels(trips);
      const { company, rules, learned, companies } = compared;
      const wrong = company.filter(({ isWrong }) => isWrong).length;
      say(
        `${trips} closed trips: ${learned} of ${companies} companies have enough; ${company.length} trips predicted, of which ${Math.round((100 * wrong) / company.length)} of 100 go wrong.`,
      );
      say(describeCalibration('own trips', company));
      say(describeCalibration('general rules', rules));
      figures.push(...toFigures(trips, compared));
    }
    return [...figures, ...(await measureTraining(runs))];
  },
};
