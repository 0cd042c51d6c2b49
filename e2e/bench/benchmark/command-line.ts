import { parseArgs } from 'node:util';
import type { Benchmark } from './benchmark';
import { getErrorText } from '@portal/build/errors/get-error-text.ts';

export interface BenchOptions {
  readonly chosen: readonly Benchmark[];
  readonly runs: number;
  readonly full: boolean;
  readonly seconds: number | undefined;
  readonly help: boolean;
}

export function usage(known: readonly Benchmark[]): string {
  const width = Math.max(...known.map(({ name }) => name.length));
  return [
    'npm run bench [-- name … --runs N --full]',
    '',
    ...known.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`),
    '',
    '  --runs N   each timed figure is the median of N (5)',
    '  --full     longer under load, more kills',
    '  --seconds N  how long the load of tracking lasts (600)',
  ].join('\n');
}

export function readArguments(
  args: readonly string[],
  known: readonly Benchmark[],
): BenchOptions | { problem: string } {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        runs: { type: 'string', default: '5' },
        full: { type: 'boolean', default: false },
        seconds: { type: 'string' },
        help: { type: 'boolean', default: false, short: 'h' },
      },
    });
    // A package manager may pass its own separator on.
    const names = positionals.filter((name) => name !== '--');
    const unknown = names.filter((name) => !known.some((one) => one.name === name));
    if (unknown.length > 0) return { problem: `There is no benchmark called ${unknown.join(', ')}.` };
    const runs = Number(values.runs);
    if (!Number.isInteger(runs) || runs < 1)
      return { problem: `--runs must be a whole number from 1, not "${values.runs}".` };
    const seconds = values.seconds === undefined ? undefined : Number(values.seconds);
    if (seconds !== undefined && (!Number.isInteger(seconds) || seconds < 10))
      return { problem: `--seconds must be a whole number from 10, not "${values.seconds}".` };
    return {
      chosen: names.length === 0 ? known : known.filter(({ name }) => names.includes(name)),
      runs,
      full: values.full,
      seconds,
      help: values.help,
    };
  } catch (error) {
    return { problem: getErrorText(error) };
  }
}
