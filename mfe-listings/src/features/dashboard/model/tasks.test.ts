import { listTasks } from './tasks';
import { countOtherViews, vehicleRows } from './vehicles';
import { getWaiting } from './waiting';

const today = '2026-03-10';
const nothing = { waiting: null, trips: null, portfolio: undefined, company: null, today };
const listTaskKinds = (known: Partial<Parameters<typeof listTasks>[0]>) =>
  listTasks({ ...nothing, ...known }).map(({ kind }) => kind);

test('the most urgent task comes first', () => {
  expect(
    listTaskKinds({
      waiting: { count: 2, minutesLeft: 4 },
      trips: { handovers: 1, returns: 0, late: 0 },
      company: { approvalStatus: 'PENDING' },
      portfolio: { incompleteVehicles: 1, expiringDocuments: [{ kind: 'company', date: '2026-03-12' }] },
    }),
  ).toEqual(['waiting', 'trips', 'document', 'approval', 'unfinished']);
});

test('no work gives no tasks', () => {
  expect(listTaskKinds({})).toEqual([]);
  expect(
    listTaskKinds({
      waiting: { count: 0, minutesLeft: null },
      trips: { handovers: 0, returns: 0, late: 0 },
      company: { approvalStatus: 'APPROVED', expireDate: '2027-01-01' },
      portfolio: { incompleteVehicles: 0, expiringDocuments: [] },
    }),
  ).toEqual([]);
});

test("without documents from the server, the company's licence is used", () => {
  const tasks = listTasks({ ...nothing, company: { companyName: 'Al Noor', expireDate: '2026-03-20' } });
  expect(tasks).toMatchObject([{ kind: 'document', document: { title: 'Al Noor', days: 10 } }]);
});

test('the first enquiry to expire sets the minutes; expired ones do not count', () => {
  const now = Date.parse('2026-03-10T10:00:00Z');
  const createArrival = (minutesAgo: number, more = {}) => ({
    _id: String(minutesAgo),
    rentalStartDate: '',
    rentalEndDate: '',
    status: 'NEW',
    ...more,
    createdAt: new Date(now - minutesAgo * 60_000).toISOString(),
  });
  expect(getWaiting([createArrival(2), createArrival(17), createArrival(31)], 3, now)).toEqual({
    count: 2,
    minutesLeft: 13,
  });
  expect(getWaiting([createArrival(2, { expiresAt: '2026-03-10T10:05:30Z' })], 1, now).minutesLeft).toBe(5);
  expect(getWaiting([], 0, now)).toEqual({ count: 0, minutesLeft: null });
});

test('each bar is relative to the most viewed vehicle; the rest has its own row', () => {
  const rows = vehicleRows([
    { vehicleId: 'a', views: 40, enquiries: 2 },
    { vehicleId: 'b', views: 10, isVisible: false },
    { vehicleId: 'c' },
  ]);
  expect(rows.map(({ share, isHidden, enquiries }) => [share, isHidden, enquiries])).toEqual([
    [1, false, 2],
    [0.25, true, 0],
    [0, false, 0],
  ]);
  expect(countOtherViews(rows, 60)).toBe(10);
  expect(countOtherViews(rows, 0)).toBe(0);
});
