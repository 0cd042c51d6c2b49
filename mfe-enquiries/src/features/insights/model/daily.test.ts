import { anEnquiry } from '../../../testing/enquiries';
import { words } from '../../../testing/words';
import { toRow } from '../../../entities/enquiry/model/row';
import { countByDay } from './daily';

const now = Date.parse('2025-03-02T21:00:00Z');
const rows = [
  '2025-03-02T20:30:00Z',
  '2025-03-02T10:00:00Z',
  '2025-03-01T19:59:00Z',
  '2025-02-20T10:00:00Z',
  'x',
].map((createdAt, index) => toRow(anEnquiry(index, { createdAt }), words));

test('days are those of the country, including days without enquiries', () => {
  expect(countByDay(rows, now, 'ae', 4)).toEqual([
    { date: '2025-02-28', count: 0 },
    { date: '2025-03-01', count: 1 },
    { date: '2025-03-02', count: 1 },
    { date: '2025-03-03', count: 1 },
  ]);
  expect(countByDay(rows, now, 'in', 3).map(({ count }) => count)).toEqual([0, 2, 1]);
  expect(countByDay([], now, 'ae')).toHaveLength(30);
});
