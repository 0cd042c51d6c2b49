import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Judgement } from '../../../api/src/demo/charge-year/judge-year';
import type { Benchmark, Figure } from '../benchmark/benchmark';
import { root } from '../support/folders';
import { measureImport } from './measure-import';

const run = promisify(execFile);
const ROWS = 100_000;

/** What `api/src/demo/judge-charges.ts` prints. */
type TimedJudgement = Judgement & { readonly ms: number };

async function judge(): Promise<TimedJudgement> {
  const script = path.join(root, 'api/src/demo/judge-charges.ts');
  const { stdout } = await run(process.execPath, ['--import', 'tsx', script, String(ROWS)], { cwd: root });
  return JSON.parse(stdout) as TimedJudgement;
}

/** A generated year of tolls and fines, whose true trips are known. */
export const charges: Benchmark = {
  name: 'charges',
  summary: `a year of ${ROWS} rows of statements in ten layouts: how many go to the trip that had the vehicle, how many elsewhere; an import of 10,000 rows`,
  async run({ cleanUp, say }): Promise<readonly Figure[]> {
    const judged = await judge();
    say(`${judged.attributed} rows are asked, ${judged.outside} are outside every trip or of another fleet.`);
    const byDay = [{ label: 'to the first trip of that day', value: judged.wrongByDay }];
    return [
      {
        label: `decidable rows that went to their trip, of ${judged.decidable}`,
        value: judged.right,
        unit: 'count',
        bar: { atLeast: judged.decidable },
      },
      {
        label: `rows of ${judged.rows} that went elsewhere`,
        value: judged.wrong,
        unit: 'count',
        bar: { atMost: 0 },
        comparisons: byDay,
      },
      { label: 'rows that could not be read', value: judged.unread, unit: 'count', bar: { atMost: 0 } },
      { label: 'reading and deciding', value: judged.ms, unit: 'ms' },
      ...(await measureImport(cleanUp)),
    ];
  },
};
