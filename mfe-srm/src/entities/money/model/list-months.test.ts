import { listMonths } from './list-months';

test('twelve months end with the current one, across the year', () => {
  const months = listMonths('2026-02-14');
  expect(months).toHaveLength(12);
  expect([months[0], months[1], months[2], months[11]]).toEqual(['2026-02', '2026-01', '2025-12', '2025-03']);
});
