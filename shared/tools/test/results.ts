import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';

export interface Totals {
  readonly passed: number;
  readonly failed: number;
  /** Left out on purpose. A suite without any is the aim. */
  readonly skipped: number;
}

export const none: Totals = { passed: 0, failed: 0, skipped: 0 };

export const sum = (all: readonly Totals[]): Totals =>
  all.reduce(
    (one, other) => ({
      passed: one.passed + other.passed,
      failed: one.failed + other.failed,
      skipped: one.skipped + other.skipped,
    }),
    none,
  );

const jestReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numPendingTests: v.number(),
  /** Files that did not even run. */
  numRuntimeErrorTestSuites: v.number(),
});

const playwrightReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number(), skipped: v.number() }),
  errors: v.optional(v.array(v.unknown()), []),
});

/** A report as it was written. Undefined when there is none. */
export const readReport = (file: string): unknown =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;

/** A missing or broken report counts as one failure: no result is not a good one. */
const unreadable: Totals = { passed: 0, failed: 1, skipped: 0 };

export function jestTotals(file: string): Totals {
  const report = v.safeParse(jestReport, readReport(file));
  if (!report.success) return unreadable;
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, numPendingTests } = report.output;
  return {
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
    skipped: numPendingTests,
  };
}

export function playwrightTotals(file: string): Totals {
  const report = v.safeParse(playwrightReport, readReport(file));
  if (!report.success) return unreadable;
  const { stats, errors } = report.output;
  // Only a quarantined test has a second try. Playwright's own lines above the totals name it as flaky.
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  };
}
