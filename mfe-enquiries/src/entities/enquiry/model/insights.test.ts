import type { Enquiry } from '@portal/shared/contract';
import { anEnquiry } from '../../../testing/enquiries';
import { words as t } from '../../../testing/words';
import { averageBookingAmount, changeInPercent, topCustomers, computeTrends } from './insights';
import { toRow } from './row';

const now = Date.parse('2025-01-20T00:00:00Z');
let number = 0;
const row = (rent: number, changes: Partial<Enquiry> = {}, daysAgo = 1) =>
  toRow(
    anEnquiry((number += 1), {
      rentalEndDate: '2025-01-06',
      createdAt: new Date(now - daysAgo * 86_400_000).toISOString(),
      car: { rentalDetails: { day: { enabled: true, rentInAED: String(rent) } } },
      ...changes,
    }),
    t,
  );

test.each([
  [[], 0],
  [[100], 100],
  [[100, 201], 151],
  [[0, 0, 90], 30],
])('the average of %j is %d', (rents, average) =>
  expect(averageBookingAmount(rents.map((rent) => row(rent)))).toBe(average),
);

test('the best five customers are keyed by e-mail, ignoring case', () => {
  const rows = [
    row(100, { email: 'a@x.example', name: 'Amal' }),
    row(150, { email: 'A@X.example', name: 'Amal H' }),
    row(200, { email: 'b@x.example', name: 'Bilal' }),
    ...['c', 'd', 'e', 'f'].map((customer, at) => row(10 + at, { email: `${customer}@x.example` })),
    row(9000, { email: null }),
    row(9000, { email: 'm•••@x•••.example', isMasked: true }),
  ];
  const top = topCustomers(rows);
  expect(top.map(({ email, total }) => [email, total])).toEqual([
    ['a@x.example', 250],
    ['b@x.example', 200],
    ['f@x.example', 13],
    ['e@x.example', 12],
    ['d@x.example', 11],
  ]);
  expect(top[0]).toMatchObject({ name: 'Amal', enquiries: 2 });
});

test.each([
  [10, 5, 100],
  [5, 10, -50],
  [1, 3, -67],
  [0, 4, -100],
  [4, 4, 0],
  [0, 0, 0],
  [4, 0, null],
])('the change to %d from %d is %d per cent', (after, before, percent) =>
  expect(changeInPercent(after, before)).toBe(percent),
);

test('seven days are compared with the seven days before', () => {
  const rows = [
    row(100, { status: 'CONTACTED' }, 1),
    row(100, { status: 'CANCELLED' }, 6.9),
    row(100, {}, 0),
    row(100, {}, 2),
    row(400, { status: 'CONTACTED' }, 7),
    row(400, {}, 13.9),
    row(9000, {}, 14),
    row(9000, {}, -1),
  ];
  expect(computeTrends(rows, now)).toEqual({
    enquiries: { now: 4, before: 2, percent: 100 },
    contactedShare: { now: 50, before: 50, percent: 0 },
    amount: { now: 400, before: 800, percent: -50 },
  });
  expect(computeTrends([], now).amount).toEqual({ now: 0, before: 0, percent: 0 });
});
