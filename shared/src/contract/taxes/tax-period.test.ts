import { findTaxPeriod } from './tax-period';

test.each([
  ['2026-02-01', '2026-02-28', '022026'],
  ['2026-12-01', '2026-12-31', '122026'],
  ['2026-04-01', '2026-06-30', '062026'],
  ['2026-01-01', '2026-03-31', '032026'],
])('%s to %s is the tax period %s', (from, to, period) => expect(findTaxPeriod(from, to)).toBe(period));

test.each([
  ['2026-02-01', '2026-02-27'],
  ['2026-02-02', '2026-02-28'],
  ['2026-02-01', '2026-04-30'],
  ['2026-01-01', '2026-02-28'],
  ['2025-12-01', '2026-02-28'],
  ['2026-01-01', '2026-12-31'],
])('%s to %s is no tax period', (from, to) => expect(findTaxPeriod(from, to)).toBeNull());
