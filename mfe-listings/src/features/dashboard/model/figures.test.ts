import { buildDashboard, fillDays, isNewAgent } from './figures';

const nothing = { portfolio: undefined, enquiries: undefined, enquiriesBefore: undefined };
const listFigures = (known: Parameters<typeof buildDashboard>[0]) =>
  buildDashboard(known).figures.map(({ name, now, before }) => [name, now, before]);

const portfolio = {
  totalVehicles: 5,
  publishedVehicles: 3,
  views: 200,
  totalEnquiries: 10,
  contacted: 4,
  conversionRate: 0.4,
  responseTime: 60_000,
  previous: { views: 100, totalEnquiries: 0, conversionRate: null, responseTime: null },
};

test('the portfolio gives every metric, with its previous value', () => {
  expect(listFigures({ ...nothing, portfolio })).toEqual([
    ['views', 200, 100],
    ['totalEnquiries', 10, 0],
    ['conversionRate', 0.4, null],
    ['responseTime', 60_000, null],
  ]);
  expect(buildDashboard({ ...nothing, portfolio })).toMatchObject({
    contacted: 4,
    published: { published: 3, total: 5 },
  });
});

test('without a portfolio the enquiries give what they can', () => {
  const enquiries = { total: 8, byStatus: { NEW: 1, CONTACTED: 3, CANCELLED: 1, EXPIRED: 3 }, list: [] };
  const enquiriesBefore = { total: 4, byStatus: { CONTACTED: 1 } };
  expect(listFigures({ ...nothing, enquiries, enquiriesBefore })).toEqual([
    ['totalEnquiries', 8, 4],
    ['conversionRate', 0.5, 0.25],
  ]);
  expect(buildDashboard({ ...nothing, enquiries }).published).toBeNull();
});

test('a metric that one call leaves out comes from the other, or is not shown', () => {
  expect(listFigures({ ...nothing, portfolio: { totalVehicles: 2, views: null } })).toEqual([]);
  expect(listFigures({ ...nothing, portfolio: { views: 7 }, enquiries: { total: 3 } })).toEqual([
    ['views', 7, null],
    ['totalEnquiries', 3, null],
  ]);
});

test('days come from either call, and empty days are filled in', () => {
  const byDay = [{ date: '2026-03-01', views: 3, enquiries: null }];
  const list = [{ date: '2026-03-02T00:00:00Z', count: 2 }];
  const { viewsByDay, enquiriesByDay } = buildDashboard({
    ...nothing,
    portfolio: { byDay },
    enquiries: { list },
  });
  expect(viewsByDay).toEqual([{ date: '2026-03-01', count: 3 }]);
  expect(fillDays(enquiriesByDay ?? [], ['2026-03-01', '2026-03-02'])).toEqual([
    { date: '2026-03-01', count: 0 },
    { date: '2026-03-02', count: 2 },
  ]);
});

test.each([
  [{ totalVehicles: 0, totalEnquiries: 0, views: 0, waitingEnquiries: 0 }, true],
  [{ totalVehicles: 1, totalEnquiries: 0 }, false],
  [{ totalVehicles: 0, totalEnquiries: 2 }, false],
  [{ totalVehicles: 0, totalEnquiries: 0, previous: { totalEnquiries: 1 } }, false],
  [{ totalVehicles: 0, waitingEnquiries: 1 }, false],
  [{ totalVehicles: 0, views: 4 }, false],
  [{ totalVehicles: 0, previous: { views: 4 } }, false],
  [undefined, false],
])('for %j, "is new" is %s', (known, isNew) => expect(isNewAgent(known, undefined)).toBe(isNew));
