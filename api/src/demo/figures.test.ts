import {
  addDays,
  authEndpoints,
  enquiryEndpoints,
  isDaysFigure,
  portfolioEndpoints,
  srmBookingEndpoints,
  srmTollEndpoints,
  srmRiskEndpoints,
  srmVehicleEndpoints,
  toCountryDay,
  toMinorUnits,
  tripFigures,
  userEndpoints,
  vehicleEndpoints,
  type Endpoint,
  type Enquiry,
  type FleetVehicle,
  type OpenTripRisk,
  type Portfolio,
  type SignedIn,
  type TollComparison,
  type TripAnalytics,
  type TripRecord,
} from '@portal/shared/contract';

import { startTestApp, type TestApp } from '../../test/harness/start-test-app';
import { openWorkbook } from '../../test/harness/workbook';
import { loadDemo } from './load';

// The demo desk is made here; on a busy machine that takes a while.
jest.setTimeout(120_000);

let app: TestApp;
let agent: SignedIn;
let agentId: string;
beforeAll(async () => {
  app = await startTestApp();
  const { login } = await loadDemo(app.deps);
  agent = (await app.client<SignedIn>(authEndpoints.login, { body: login })).result;
  agentId = (await call<{ agentId: string }>(userEndpoints.me, {})).agentId;
  await bookFromEnquiries();
});
afterAll(() => app.close());

/** The trips that came from an enquiry; cancelled ones and drafts are no bookings. */
async function bookFromEnquiries() {
  const { id: enquiryId } = await app.db
    .selectFrom('enquiries')
    .select('id')
    .where('userId', '=', agent.userId)
    .orderBy('createdAt', 'desc')
    .executeTakeFirstOrThrow();
  for (const status of ['ONGOING', 'COMPLETED', 'CANCELLED'] as const) {
    const { id } = await app.db
      .selectFrom('trips')
      .select('id')
      .where('status', '=', status)
      .executeTakeFirstOrThrow();
    await app.db.updateTable('trips').set({ enquiryId }).where('id', '=', id).execute();
  }
}

const call = async <Result>(endpoint: Endpoint, query: object, params?: Record<string, string>) =>
  (
    await app.client<Result>(endpoint, {
      token: agent.token,
      query: { ...query },
      ...(params ? { params } : {}),
    })
  ).result;

interface Page<Row> {
  readonly list: Row[];
  readonly total: number;
  readonly sum?: string | null;
}

/** All rows behind a figure, page by page as the list reads them. */
async function readAllRows<Row>(endpoint: Endpoint, query: object, params?: Record<string, string>) {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await call<Page<Row>>(endpoint, { ...query, page, limit: 50 }, params);
    rows.push(...answer.list);
    if (answer.list.length === 0 || rows.length >= answer.total)
      return { rows, total: answer.total, sum: answer.sum };
  }
}

const minor = (money: string | number | null | undefined) => toMinorUnits(String(money ?? '0'));
const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dubai' }).format(app.clock.now());
/** What credit notes took off trips, which their totals do not show; minor units. */
async function sumCredited(rows: readonly TripRecord[]): Promise<number> {
  const ids = rows.map(({ bookingId }) => bookingId);
  if (ids.length === 0) return 0;
  const trips = await app.db.selectFrom('trips').select('credited').where('id', 'in', ids).execute();
  return trips.reduce((sum, { credited }) => sum + credited, 0);
}
const add = <Row>(rows: readonly Row[], getAmount: (row: Row) => string | number | null | undefined) =>
  rows.reduce((sum, row) => sum + minor(getAmount(row)), 0);
/** The last days of the dashboards, and some past days. */
const spans = [
  [29, 0],
  [6, 0],
  [60, 10],
] as const;
const countDays = ([start, end]: readonly [number, number]) => ({
  dateStartRange: addDays(today(), -start),
  dateEndRange: addDays(today(), -end),
});

describe.each(spans)('from %i to %i days ago', (...span) => {
  test.each(tripFigures.filter((figure) => figure !== 'enquiryBookings'))(
    'the figure %s is the sum of its rows, on the page and in the file',
    async (figure) => {
      const days = countDays(span);
      const analytics = await call<TripAnalytics>(srmBookingEndpoints.analytics, days);
      const query = { figure, ...(isDaysFigure(figure) && days) };
      const { rows, total, sum } = await readAllRows<TripRecord>(srmBookingEndpoints.list, query);
      const { sheet, headers } = await openWorkbook(
        app,
        srmBookingEndpoints.downloadExcel,
        agent.token,
        query,
      );
      expect(rows).toHaveLength(total);
      expect(sheet.rowCount - 1).toBe(total);
      const amount = { revenue: 'Total', outstanding: 'Balance' }[figure as string];
      if (!amount) {
        if (figure !== 'depositsDue' || analytics.depositsDue !== null)
          expect(analytics[figure as keyof TripAnalytics]).toBe(total);
        return;
      }
      const shown = minor(analytics[figure as 'revenue' | 'outstanding']);
      // A balance already counts what was credited.
      const credited = figure === 'revenue' ? await sumCredited(rows) : 0;
      const listed = add(rows, (trip) => (figure === 'revenue' ? trip.total : trip.balance));
      expect(listed - credited).toBe(shown);
      expect(minor(sum)).toBe(shown);
      const column = sheet.getColumn(headers.indexOf(`${amount} (AED)`) + 1).values.slice(2) as number[];
      expect(Math.round(column.reduce((all, one) => all + one, 0) * 100)).toBe(listed);
    },
  );

  test('each figure of the portfolio is the sum of its enquiries and trips', async () => {
    const days = countDays(span);
    const portfolio = await call<Portfolio>(portfolioEndpoints.get, days);
    const { rows } = await readAllRows<Enquiry>(enquiryEndpoints.list, {}, { agentId });
    const from = Date.parse(`${days.dateStartRange}T00:00:00+04:00`);
    const to = Date.parse(`${addDays(days.dateEndRange, 1)}T00:00:00+04:00`);
    const arrived = rows.filter(
      ({ createdAt }) => Date.parse(createdAt) >= from && Date.parse(createdAt) < to,
    );
    const answered = arrived.filter(({ status }) => status === 'CONTACTED' || status === 'CANCELLED');
    expect([portfolio.totalEnquiries, portfolio.contacted]).toEqual([arrived.length, answered.length]);
    const bookings = await readAllRows<TripRecord>(srmBookingEndpoints.list, {
      figure: 'enquiryBookings',
      ...days,
    });
    expect(portfolio.bookings).toBe(bookings.rows.length);
    expect(portfolio.bookingRate).toBe(arrived.length === 0 ? null : bookings.total / arrived.length);
    const views = portfolio.byDay?.reduce((sum, day) => sum + (day.views ?? 0), 0);
    expect(portfolio.views).toBe(views);
  });
});

test('a booking is a trip that is at least reserved, never a cancelled one', async () => {
  const { bookings, bookingRate, totalEnquiries } = await call<Portfolio>(portfolioEndpoints.get, {});
  expect(bookings).toBe(2);
  expect(bookingRate).toBeCloseTo(2 / (totalEnquiries ?? 1), 10);
});

test.each([
  ['expiringDocuments', 'papers'],
  ['serviceDue', 'service'],
] as const)('the figure %s counts the vehicles of its list and of its file', async (figure, due) => {
  const analytics = await call<TripAnalytics>(srmBookingEndpoints.analytics, {});
  const { rows, total } = await readAllRows<FleetVehicle>(srmVehicleEndpoints.list, { due });
  const { sheet } = await openWorkbook(app, srmVehicleEndpoints.downloadExcel, agent.token, { due });
  expect(total).toBeGreaterThan(0);
  expect([rows.length, total, sheet.rowCount - 1]).toEqual([total, analytics[figure], total]);
});

test('the counts of published and unfinished listings and of waiting enquiries match their lists', async () => {
  const portfolio = await call<Portfolio>(portfolioEndpoints.get, {});
  const count = async (query: object) => (await readAllRows(vehicleEndpoints.list, query)).rows.length;
  expect(await count({ isVisible: true })).toBe(portfolio.publishedVehicles);
  expect(await count({ isComplete: false })).toBe(portfolio.incompleteVehicles);
  expect(await count({})).toBe(portfolio.totalVehicles);
  const waiting = await readAllRows(enquiryEndpoints.list, { status: 'NEW' }, { agentId });
  expect(waiting.rows).toHaveLength(portfolio.waitingEnquiries ?? 0);
});

test('labels of trips follow the same rule as their figures', async () => {
  const analytics = await call<TripAnalytics>(srmBookingEndpoints.analytics, {});
  const count = async (query: object) => (await readAllRows(srmBookingEndpoints.list, query)).total;
  expect(await count({ status: 'ONGOING' })).toBe(analytics.ongoingTrips);
  expect(await count({ status: 'INCOMPLETE' })).toBe(analytics.incompleteTrips);
  expect(await count({ status: 'ONGOING', label: 'OVERDUE' })).toBe(analytics.overdueTrips);
  expect(await count({ status: 'ONGOING', label: 'DUE_TODAY' })).toBe(analytics.dueBackToday);
});

test('a file of trips contains what its list shows, with fines, Salik, tax and the deposit', async () => {
  const query = { status: 'COMPLETED' };
  const { rows } = await readAllRows<TripRecord>(srmBookingEndpoints.list, query);
  const { sheet, headers } = await openWorkbook(app, srmBookingEndpoints.downloadExcel, agent.token, query);
  const cells = (header: string) =>
    sheet.getColumn(headers.indexOf(header) + 1).values.slice(2) as (number | Date | undefined)[];
  const sumAmounts = (header: string) =>
    Math.round(cells(header).reduce<number>((sum, one) => sum + Number(one ?? 0), 0) * 100);
  expect(sheet.rowCount - 1).toBe(rows.length);
  expect(sumAmounts('Fines (AED)')).toBe(add(rows, ({ closing }) => closing?.settlement?.fines));
  expect(sumAmounts('Salik (AED)')).toBe(add(rows, ({ closing }) => closing?.settlement?.salik));
  const { tax } = await app.db
    .selectFrom('invoices')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('tax'), eb.lit(0)).as('tax'))
    .where('kind', '=', 'INVOICE')
    .executeTakeFirstOrThrow();
  const { credited } = await app.db
    .selectFrom('invoices')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('tax'), eb.lit(0)).as('credited'))
    .where('kind', '=', 'CREDIT_NOTE')
    .executeTakeFirstOrThrow();
  expect(sumAmounts('Tax invoiced (AED)')).toBe(Number(tax) - Number(credited));
  const ledger = await app.db
    .selectFrom('tripLedger')
    .innerJoin('trips', 'trips.id', 'tripLedger.tripId')
    .select((eb) => ['kind', eb.fn.sum<number>('amount').as('amount')])
    .where('trips.status', '=', 'COMPLETED')
    .groupBy('kind')
    .execute();
  const booked = (kind: string) => Number(ledger.find((row) => row.kind === kind)?.amount ?? 0);
  expect(booked('DEPOSIT_HELD')).toBeGreaterThan(0);
  expect(sumAmounts('Deposit received (AED)')).toBe(booked('DEPOSIT_HELD'));
  expect(sumAmounts('Deposit deducted (AED)')).toBe(booked('DEPOSIT_DEDUCTED'));
  expect(sumAmounts('Deposit returned (AED)')).toBe(booked('DEPOSIT_RETURNED'));
  expect(sumAmounts('Deposit held (AED)')).toBe(
    booked('DEPOSIT_HELD') - booked('DEPOSIT_DEDUCTED') - booked('DEPOSIT_RETURNED'),
  );
  expect(sumAmounts('Deposit agreed (AED)')).toBeGreaterThanOrEqual(sumAmounts('Deposit held (AED)'));
  expect(cells('Start').every((cell) => cell instanceof Date)).toBe(true);
});

test('a file is filtered by the same days and words as its list', async () => {
  const days = {
    bookingStartDate: `${addDays(today(), -20)}T00:00:00Z`,
    bookingEndDate: `${addDays(today(), -5)}T00:00:00Z`,
  };
  const [customer] = (await readAllRows<TripRecord>(srmBookingEndpoints.list, days)).rows;
  for (const query of [days, { ...days, search: customer?.tripCode ?? '' }, { isUnpaid: true }]) {
    const { rows } = await readAllRows<TripRecord>(srmBookingEndpoints.list, query);
    const { sheet } = await openWorkbook(app, srmBookingEndpoints.downloadExcel, agent.token, query);
    const codes = (sheet.getColumn(1).values as string[]).slice(2);
    expect(rows.length).toBeGreaterThan(0);
    expect(codes.sort()).toEqual(rows.map(({ tripCode }) => tripCode).sort());
  }
});

test('the demo desk has an open trip of raised and one of high risk', async () => {
  const { list } = await call<{ list: OpenTripRisk[] }>(srmRiskEndpoints.list, {});
  const levels = list.map(({ level }) => level);
  expect(levels).toContain('raised');
  expect(levels).toContain('high');
});

test('the demo has tolls that match the statement, and a foreign one, of one trip', async () => {
  const endDate = toCountryDay(app.clock.now(), app.deps.country.timeZone);
  const days = { startDate: addDays(endDate, -60), endDate };
  const { counts, list } = await call<TollComparison>(srmTollEndpoints.compare, { ...days, limit: 100 });
  // Two, or one where the trip began at such an hour that others were free at night.
  expect([1, 2]).toContain(counts.matched);
  expect(counts.foreign).toBe(1);
  const trips = new Set(list.filter(({ state }) => state !== 'notJudged').map(({ trip }) => trip?.code));
  expect(trips.size).toBe(1);
});
