import { judgeYear } from './judge-year';

test.each(['ae', 'in'] as const)(
  'in a generated year of %s every decidable row goes to its trip, and no row to another',
  (country) => {
    const judged = judgeYear({ country, seed: 7, rows: 3000, vehicles: 60, perFile: 250, days: 365 });
    expect(judged).toMatchObject({ wrong: 0, unread: 0, withoutTruth: 0 });
    expect(judged.right).toBe(judged.decidable);
    expect(judged.decidable).toBeGreaterThan(1000);
    expect(judged.attributed).toBeGreaterThan(100);
  },
);
