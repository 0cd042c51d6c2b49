import { judgeYear } from './charge-year/judge-year';

/**
 * A year of generated statements, judged, as JSON on standard output: `--import tsx judge-charges.ts [rows]`.
 */
const rows = Number(process.argv[2] ?? 100_000);
const half = Math.ceil(rows / 2);
const began = performance.now();
const shared = { vehicles: 300, perFile: 1000, days: 365 };
const results = (['ae', 'in'] as const).map((country, at) =>
  judgeYear({ ...shared, country, seed: 20_261 + at, rows: at === 0 ? half : rows - half }),
);
const ms = performance.now() - began;
const total = results.reduce((a, b) => ({
  rows: a.rows + b.rows,
  decidable: a.decidable + b.decidable,
  right: a.right + b.right,
  wrong: a.wrong + b.wrong,
  attributed: a.attributed + b.attributed,
  outside: a.outside + b.outside,
  unread: a.unread + b.unread,
  withoutTruth: a.withoutTruth + b.withoutTruth,
  wrongByDay: a.wrongByDay + b.wrongByDay,
}));
process.stdout.write(JSON.stringify({ ...total, ms }));
