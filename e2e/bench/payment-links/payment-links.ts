import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Benchmark, Figure } from '../benchmark/benchmark';
import { root } from '../support/folders';

const run = promisify(execFile);
const PAYMENTS = 1000;
const REFUNDS = 1000;
const LARGEST_ANSWER = 64 * 1024 * 1024;

interface JestReport {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly status: string; readonly duration: number | null }[];
  }[];
}

/** A test of the API with more of its sample. It fails, and so does this, if one is booked twice or not at all. */
async function measureTest(file: string, name: string, env: Record<string, string>): Promise<number> {
  const { stdout } = await run(
    process.execPath,
    [
      'node_modules/jest/bin/jest.js',
      path.join('api', 'test', 'payment-links', file),
      '--runInBand',
      '--json',
      '--silent',
      `--testNamePattern=${name}`,
    ],
    { cwd: root, maxBuffer: LARGEST_ANSWER, env: { ...process.env, ...env } },
  );
  const { testResults } = JSON.parse(stdout) as JestReport;
  const [passed] = testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'passed'),
  );
  if (!passed) throw new Error(`The test "${name}" did not run.`);
  return passed.duration ?? 0;
}

/** Payments by card and refunds whose events are lost, doubled, late, early and simultaneous. */
export const paymentLinks: Benchmark = {
  name: 'payment-links',
  summary: `${PAYMENTS} payments by card and ${REFUNDS} refunds whose events are lost, doubled, late and out of order: each is booked once`,
  async run(): Promise<readonly Figure[]> {
    const payments = await measureTest('card.test.ts', 'each payment is recorded once', {
      CARD_PAYMENTS: String(PAYMENTS),
    });
    const refunds = await measureTest('refunds.test.ts', 'each refund is booked once', {
      CARD_REFUNDS: String(REFUNDS),
    });
    return [
      {
        label: `payments recorded exactly once, of ${PAYMENTS}`,
        value: PAYMENTS,
        unit: 'count',
        bar: { atLeast: PAYMENTS },
      },
      { label: 'asking, paying, receiving events and asking the provider', value: payments, unit: 'ms' },
      {
        label: `refunds booked exactly once, of ${REFUNDS}`,
        value: REFUNDS,
        unit: 'count',
        bar: { atLeast: REFUNDS },
      },
      { label: 'requesting, sending, receiving events and asking the provider', value: refunds, unit: 'ms' },
    ];
  },
};
