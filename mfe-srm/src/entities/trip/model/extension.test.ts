import { extensionProblem, addDays } from './extension';

const start = '2026-03-01T06:00:00.000Z';
const before = '2026-03-04T06:00:00.000Z';

it.each([
  ['2026-03-04T06:30:00.000Z', null],
  [before, 'notLater'],
  ['2026-03-03T06:00:00.000Z', 'notLater'],
  ['', 'noTime'],
  ['2026-03-05T06:00', 'noTime'],
  ['2027-03-02T06:00:00.000Z', null],
  ['2027-03-02T06:00:01.000Z', 'tooLong'],
])('an end at "%s" gives %s', (end, problem) => {
  expect(extensionProblem(start, before, end)).toBe(problem);
});

it('a moment moves by whole days', () => {
  expect(addDays(before, 7)).toBe('2026-03-11T06:00:00.000Z');
});
