import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Outcome } from '../benchmark/measure';
import { resultsFolder, root } from '../support/folders';
import type { Machine } from './machine';

export interface Report {
  readonly machine: Machine;
  readonly runs: number;
  readonly full: boolean;
  readonly outcomes: readonly Outcome[];
}

const plain = (outcome: Outcome) =>
  'error' in outcome ? { ...outcome, error: String(outcome.error) } : outcome;

/** Stores the figures, so that two days can be compared. Returns the file's path in the workspace. */
export function saveReport(report: Report): string {
  const date = new Date().toISOString();
  const file = path.join(resultsFolder, `${date.replaceAll(':', '-').slice(0, 19)}.json`);
  mkdirSync(resultsFolder, { recursive: true });
  writeFileSync(
    file,
    `${JSON.stringify({ date, ...report, outcomes: report.outcomes.map(plain) }, null, 2)}\n`,
  );
  return path.relative(root, file);
}
