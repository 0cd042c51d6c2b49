import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { HoldFigures } from '../../../api/src/demo/deposit-holds/simulate-holds';
import type { Benchmark, Figure } from '../benchmark/benchmark';
import { root } from '../support/folders';

const run = promisify(execFile);
const TRIPS = 10_000;

/** What `api/src/demo/judge-deposits.ts` prints. */
type TimedFigures = HoldFigures & { readonly ms: number; readonly withoutAlerts: number };

async function judge(): Promise<TimedFigures> {
  const script = path.join(root, 'api/src/demo/judge-deposits.ts');
  const { stdout } = await run(process.execPath, ['--import', 'tsx', script, String(TRIPS)], { cwd: root });
  return JSON.parse(stdout) as TimedFigures;
}

const none = { atMost: 0 } as const;

/** Simulated trips with deposits on cards: renewed or not, captured, released, lapsed. */
export const deposits: Benchmark = {
  name: 'deposits',
  summary: `${TRIPS} simulated trips with deposits on cards, hour by hour: holds that lapse without an alert before, money that gets lost`,
  async run({ say }): Promise<readonly Figure[]> {
    const judged = await judge();
    const { holds, renewals, captures, releases, lapses, lateCharges, refused } = judged;
    say(
      `${holds} holds: ${renewals} renewals, ${captures} captured in part, ${releases} released, ${lapses} lapsed; ` +
        `${lateCharges} charges, ${refused} steps refused.`,
    );
    return [
      {
        label: `holds of ${lapses} that lapsed without an alert before`,
        value: judged.unseenLapses,
        unit: 'count',
        bar: none,
        comparisons: [{ label: 'without the alert', value: judged.withoutAlerts }],
      },
      {
        label: 'deposits kept too long without an alert before',
        value: judged.unseenDeadlines,
        unit: 'count',
        bar: none,
      },
      {
        label: 'minor units authorised and unaccounted for',
        value: Math.abs(judged.lost),
        unit: 'count',
        bar: none,
      },
      {
        label: 'minor units captured and not in the ledger',
        value: Math.abs(judged.ledgerDifference),
        unit: 'count',
        bar: none,
      },
      {
        label: 'trips in which more was captured than owed',
        value: judged.overcharged,
        unit: 'count',
        bar: none,
      },
      { label: 'all trips', value: judged.ms, unit: 'ms' },
    ];
  },
};
