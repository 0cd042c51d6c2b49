import type { Benchmark, Figure } from '../benchmark/benchmark';
import { getPrecision, getRecall, judgeRules } from './judge-rules';
import { measureWatch } from './measure-watch';

const TIMES = 100;
const plainName = 'a limit for each message';

/** Generated drives whose violations are known, and the time that the job of alerts needs. */
export const alerts: Benchmark = {
  name: 'alerts',
  summary: `${TIMES} of each kind of generated drive with a noisy receiver: precision and recall of each rule, next to plain limits; one evaluation of 5,000 devices`,
  async run({ cleanUp, say }): Promise<readonly Figure[]> {
    const { judged, drives, samples, false: wrong } = judgeRules(TIMES);
    say(`${drives} drives with ${samples} positions.`);
    for (const line of wrong) say(`wrong: ${line}`);
    const figures = judged.flatMap(({ kind, rules, plain }): Figure[] => [
      {
        label: `${kind}: share of alerts that are right`,
        value: getPrecision(rules),
        unit: 'ratio',
        comparisons: [{ label: plainName, value: getPrecision(plain) }],
      },
      {
        label: `${kind}: share of ${rules.expected} violations that are found`,
        value: getRecall(rules),
        unit: 'ratio',
        comparisons: [{ label: plainName, value: getRecall(plain) }],
      },
    ]);
    return [...figures, ...(await measureWatch(cleanUp))];
  },
};
