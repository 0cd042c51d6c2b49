import type { DeskWords } from '../../../messages/useDeskText';
import { toMoment } from '../../trips/model/moment';
import { listKinds, lists } from '../../trips/model/list-kind';
import { toListFilter, tripViews } from '../../trips/model/view-state';
import { computeNowFigures, nowNames, periodFigures, periodNames, getRowsPath } from './figures';
import { formatTrend } from './trend';

const t = ((id: string, values?: object) => `${id} ${JSON.stringify(values ?? {})}`) as unknown as DeskWords;

it('the desk shows only what the server sends, money in minor units', () => {
  expect(
    periodFigures({ revenue: '1250.5', tripsStarted: 3, utilisation: null, previous: { revenue: '1000' } }),
  ).toEqual([
    { name: 'revenue', now: 125_050, before: 100_000 },
    { name: 'tripsStarted', now: 3, before: null },
  ]);
  expect(computeNowFigures({ overdueTrips: 0, outstanding: 12, serviceDue: undefined })).toEqual([
    { name: 'overdueTrips', now: 0 },
    { name: 'outstanding', now: 1200 },
  ]);
});

it.each([
  ['completedTrips', 10, 8, 'good desk.trend.up {"percent":25}'],
  ['completedTrips', 8, 10, 'bad desk.trend.down {"percent":20}'],
  ['cancelledTrips', 3, 2, 'bad desk.trend.up {"percent":50}'],
  ['revenue', 5, 0, 'good desk.trend.first {}'],
  ['revenue', 100_001, 100_000, 'good desk.trend.up {"percent":1}'],
  ['utilisation', 0.62, 0.5, 'good desk.trend.upPoints {"points":12}'],
  ['utilisation', 0.501, 0.5, 'same desk.trend.same {}'],
] as const)('the trend of %s with now %d and before %d is %s', (name, now, before, expected) => {
  const trend = formatTrend({ name, now, before }, t);
  expect(`${trend?.tone} ${trend?.text}`).toBe(expected);
});

it('without a previous value there is no trend', () => {
  expect(formatTrend({ name: 'revenue', now: 5, before: null }, t)).toBeNull();
});

it('a metric leads to the rows that it counts', () => {
  const days = { from: '2026-03-01', to: '2026-03-31' };
  expect(getRowsPath('completedTrips', days)).toBe(
    '/srm/completed-trips?figure=completedTrips&from=2026-03-01&to=2026-03-31',
  );
  expect(getRowsPath('overdueTrips', days)).toBe('/srm/ongoing-trips?label=OVERDUE');
  expect(getRowsPath('outstanding', days)).toBe('/srm/ongoing-trips?figure=outstanding');
});

it.each([...periodNames, ...nowNames].filter((name) => !/utilisation|Documents|serviceDue/.test(name)))(
  'the list behind %s is requested with the rule of the metric',
  (name) => {
    const days = { from: '2026-03-01', to: '2026-03-31' };
    const address = new URL(getRowsPath(name, days), 'https://portal.example');
    const kind = listKinds.find((one) => lists[one].path === address.pathname) ?? 'ongoing';
    const query = toListFilter(kind, tripViews[kind].read(address.searchParams), toMoment('Asia/Dubai'));
    const daysQuery = { dateStartRange: days.from, dateEndRange: days.to };
    const rules: Partial<Record<typeof name, object>> = {
      ongoingTrips: { status: 'ONGOING' },
      incompleteTrips: { status: 'INCOMPLETE' },
      overdueTrips: { status: 'ONGOING', label: 'OVERDUE' },
      dueBackToday: { status: 'ONGOING', label: 'DUE_TODAY' },
      outstanding: { figure: name },
      depositsDue: { figure: name },
    };
    expect(query).toEqual(rules[name] ?? { figure: name, ...daysQuery });
  },
);
