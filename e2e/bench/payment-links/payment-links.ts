import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Benchmark, Figure } from '../benchmark/benchmark';
import { root } from '../support/folders';

const run = promisify(execFile);
const PAYMENTS = 1000;
const LARGEST_ANSWER = 64 * 1024 * 1024;

interface JestReport {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly status: string; readonly duration: number | null }[];
  }[];
}

/** The test of the API with more payments. It fails, and so does this, if one is recorded twice or not at all. */
async function measurePayments(): Promise<number> {
  const { stdout } = await run(
    process.execPath,
    [
      'node_modules/jest/bin/jest.js',
      path.join('api', 'test', 'payment-links', 'card.test.ts'),
      '--runInBand',
      '--json',
      '--silent',
      '--testNamePattern=each payment is recorded once',
    ],
    { cwd: root, maxBuffer: LARGEST_ANSWER, env: { ...process.env, CARD_PAYMENTS: String(PAYMENTS) } },
  );
  const { testResults } = JSON.parse(stdout) as JestReport;
  const [passed] = testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'passed'),
  );
  if (!passed) throw new Error('The test of payments by card did not run.');
  return passed.duration ?? 0;
}

/** Payments by card whose events are lost, doubled, late, early and simultaneous. */
export const paymentLinks: Benchmark = {
  name: 'payment-links',
  summary: `${PAYMENTS} payments by card whose events are lost, doubled, late and out of order: each is recorded once`,
  async run(): Promise<readonly Figure[]> {
    const ms = await measurePayments();
    return [
      {
        label: `payments recorded exactly once, of ${PAYMENTS}`,
        value: PAYMENTS,
        unit: 'count',
        bar: { atLeast: PAYMENTS },
      },
      { label: 'asking, paying, receiving events and asking the provider', value: ms, unit: 'ms' },
    ];
  },
};
