import { anEnquiry, buildId } from '../../../testing/enquiries';
import { words } from '../../../testing/words';
import { toRow } from '../../../entities/enquiry/model/row';
import { keepOrder } from './keep-order';

const buildRows = (numbers: readonly number[]) => numbers.map((number) => toRow(anEnquiry(number), words));

test.each<[string, number[], number[], number[], number]>([
  ['nothing new', [1, 2, 3], [1, 2, 3], [1, 2, 3], 0],
  ['new ones wait', [8, 9, 1, 2], [1, 2], [1, 2], 2],
  ['another order waits', [3, 1, 2], [1, 2, 3], [1, 2, 3], 0],
  ['what is gone is gone', [1, 3], [1, 2, 3], [1, 3], 0],
  ['all at once', [9, 3, 1], [1, 2, 3], [1, 3], 1],
  ['none before', [1], [], [], 1],
  ['none left', [], [1], [], 0],
])('the list stays steady: %s', (_case, now, before, shown, waiting) => {
  const result = keepOrder(buildRows(now), before.map(buildId));
  expect(result.rows.map(({ id }) => id)).toEqual(shown.map(buildId));
  expect(result.waiting).toBe(waiting);
});

test('the rows have their current state', () => {
  const [before, now] = [buildRows([1, 2]), buildRows([3, 1, 2])];
  expect(
    keepOrder(
      now,
      before.map(({ id }) => id),
    ).rows[0],
  ).toBe(now[1]);
});
