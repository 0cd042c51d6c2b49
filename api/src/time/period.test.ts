import { AppProblem } from '../plugins/problem';
import { toPeriod } from './period';

const today = '2026-03-10';

test.each([
  [
    { dateStartRange: '2026-03-04', dateEndRange: '2026-03-10' },
    '2026-03-04',
    '2026-03-10',
    '2026-02-25',
    '2026-03-03',
  ],
  [
    { dateStartRange: '2026-03-10', dateEndRange: '2026-03-10' },
    '2026-03-10',
    '2026-03-10',
    '2026-03-09',
    '2026-03-09',
  ],
  [{}, '2026-02-09', '2026-03-10', '2026-01-10', '2026-02-08'],
  [{ dateStartRange: '2026-03-01' }, '2026-03-01', '2026-03-10', '2026-02-19', '2026-02-28'],
  [{ dateStartRange: '2026-04-01' }, '2026-04-01', '2026-04-01', '2026-03-31', '2026-03-31'],
  [{ dateEndRange: '2024-03-01' }, '2024-02-01', '2024-03-01', '2024-01-02', '2024-01-31'],
])('%j is from %s to %s, compared with %s to %s', (query, start, end, previousStart, previousEnd) => {
  expect(toPeriod(query, today)).toEqual({
    from: start,
    to: end,
    previous: { from: previousStart, to: previousEnd },
  });
});

test.each([
  [{ dateStartRange: '2026-03-11', dateEndRange: '2026-03-10' }, 'dateEndRange'],
  [{ dateStartRange: '2025-03-09', dateEndRange: '2026-03-10' }, 'dateStartRange'],
])('%j is refused with an error on %s', (query, path) => {
  expect.assertions(2);
  try {
    toPeriod(query, today);
  } catch (error) {
    expect(error).toBeInstanceOf(AppProblem);
    expect((error as AppProblem).errors?.[0]?.path).toBe(path);
  }
});
