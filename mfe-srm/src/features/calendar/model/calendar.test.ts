import type { CalendarTrip, TripCalendar } from '@portal/shared/contract';
import { filterBars, isExtendable, isMovable, buildVehicleLines, cutBarsAtNow } from './bars';
import { calendarInAddress } from './calendar-view';
import { moveProblems } from './move';
import { newPeriodAt, newTripPath } from './new-trip';
import { findClash, isChanged, moved, findNeighbour, toPlan, resizePlan } from './plan';
import { DAY, getMomentAt, getOffset, roundTo, windowStart } from './scale';

const now = Date.parse('2026-03-10T08:30:00.000Z');
const at = (day: number, hour = 6) => new Date(Date.UTC(2026, 2, day, hour)).toISOString();

const trip = (number: number, changes: Partial<CalendarTrip>): CalendarTrip => ({
  bookingId: `b${number}`,
  tripCode: `T-${number}`,
  vehicleId: 'v1',
  status: 'INCOMPLETE',
  label: 'RESERVED',
  bookingStartDate: at(11),
  bookingEndDate: at(13),
  customerName: 'Anna',
  version: 1,
  ...changes,
});

function calendar(trips: CalendarTrip[]): TripCalendar {
  const list = ['v1', 'v2', 'v3'].map((vehicleId) => ({ vehicleId, plate: vehicleId.toUpperCase() }));
  const block = { maintenanceId: 'm1', vehicleId: 'v2', kind: 'maintenance', from: at(20), to: at(21) };
  return {
    vehicles: { list, page: 1, limit: 500, total: 3, totalNumberOfPages: 1 },
    trips,
    blocks: [block],
  };
}
const linesAt = (trips: CalendarTrip[]) => cutBarsAtNow(buildVehicleLines(calendar(trips)), now);
const only = (trips: CalendarTrip[]) => {
  const lines = linesAt(trips);
  const bar = lines[0]?.bars[0];
  if (!bar) throw new Error('No bar');
  return { lines, bar };
};

describe('lines of the calendar', () => {
  it('lines are in the order of the vehicles, each with its bars', () => {
    const lines = linesAt([trip(2, { bookingStartDate: at(15), bookingEndDate: at(16) }), trip(1, {})]);
    expect(
      lines.map(({ plate, bars }) => [plate, ...bars.map(({ standing, start }) => [standing, start])]),
    ).toEqual([
      ['V1', ['RESERVED', Date.parse(at(11))], ['RESERVED', Date.parse(at(15))]],
      ['V2', ['maintenance', Date.parse(at(20))]],
      ['V3'],
    ]);
  });

  it('an overdue trip lasts until now', () => {
    const { bar } = only([
      trip(1, { status: 'ONGOING', label: 'OVERDUE', bookingStartDate: at(5), bookingEndDate: at(9) }),
    ]);
    expect(bar).toMatchObject({ standing: 'OVERDUE', end: now });
  });

  it('lines stay the same from minute to minute if nothing is overdue', () => {
    const lines = buildVehicleLines(calendar([trip(1, {})]));
    expect(cutBarsAtNow(lines, now)[0]).toBe(lines[0]);
  });

  it('a trip also shows with its previous vehicle, which is not overdue', () => {
    const back = trip(1, {
      status: 'ONGOING',
      label: 'OVERDUE',
      isReplaced: true,
      bookingStartDate: at(5),
      bookingEndDate: at(8),
    });
    const late = trip(1, {
      status: 'ONGOING',
      label: 'OVERDUE',
      vehicleId: 'v3',
      bookingStartDate: at(8),
      bookingEndDate: at(9),
    });
    const standings = (trips: CalendarTrip[]) =>
      linesAt(trips).map(({ bars }) => bars.map(({ standing }) => standing));
    expect(standings([back, late])).toEqual([['REPLACED'], ['maintenance'], ['OVERDUE']]);
    // The view that shows only the returned vehicle.
    const { bar } = only([back]);
    expect(bar).toMatchObject({ standing: 'REPLACED', end: Date.parse(at(8)) });
    expect([isMovable(bar), isExtendable(bar)]).toEqual([false, false]);
  });

  it('the bars that overlap a time are found', () => {
    const { lines } = only([trip(1, {})]);
    const seen = (from: number, to: number) =>
      filterBars(lines[0]?.bars ?? [], Date.parse(at(from)), Date.parse(at(to))).length;
    expect([seen(9, 11), seen(9, 12), seen(12, 20), seen(13, 20)]).toEqual([0, 1, 1, 0]);
  });
});

describe('a plan', () => {
  it('a trip moves in time and to another vehicle and keeps its length', () => {
    const { lines, bar } = only([trip(1, {})]);
    const plan = moved(toPlan(bar), 2 * DAY, findNeighbour(lines, 'v1', 1));
    expect(plan).toMatchObject({ vehicleId: 'v2', start: Date.parse(at(13)), end: Date.parse(at(15)) });
    expect(isChanged(plan)).toBe(true);
    expect(isChanged(moved(plan, -2 * DAY, 'v1'))).toBe(false);
  });

  it('an ongoing trip stays in place, and is never shortened', () => {
    const { bar } = only([trip(1, { status: 'ONGOING', label: null })]);
    const plan = toPlan(bar);
    expect(moved(plan, DAY)).toBe(plan);
    expect(resizePlan(plan, plan.end - DAY, DAY).end).toBe(plan.end);
    expect(resizePlan(plan, plan.end + DAY, DAY).end).toBe(Date.parse(at(14)));
  });

  it('a trip has at least a day, and at most a year', () => {
    const { bar } = only([trip(1, {})]);
    const plan = toPlan(bar);
    expect(resizePlan(plan, plan.start - DAY, DAY).end).toBe(plan.start + DAY);
    expect(resizePlan(plan, plan.start + 400 * DAY, DAY).end).toBe(plan.start + 366 * DAY);
  });

  it('the plan of an overdue trip starts from the agreed end', () => {
    const { bar } = only([
      trip(1, { status: 'ONGOING', label: 'OVERDUE', bookingStartDate: at(5), bookingEndDate: at(9) }),
    ]);
    expect(toPlan(bar).end).toBe(Date.parse(at(9)));
    expect(isChanged(toPlan(bar))).toBe(false);
  });

  it('a plan clashes with trips and blocks, and with an overdue trip at any later time', () => {
    const late = {
      status: 'ONGOING',
      label: 'OVERDUE',
      vehicleId: 'v3',
      bookingStartDate: at(1),
      bookingEndDate: at(9),
    } as const;
    const { lines, bar } = only([
      trip(1, {}),
      trip(2, { bookingStartDate: at(15), bookingEndDate: at(17) }),
      trip(3, late),
    ]);
    const clash = (by: number, vehicleId: string) =>
      findClash(lines, moved(toPlan(bar), by * DAY, vehicleId))?.id ?? null;
    expect(clash(0, 'v1')).toBeNull();
    expect(clash(2, 'v1')).toBeNull();
    expect(clash(3, 'v1')).toMatch(/^b2/);
    expect(clash(8, 'v2')).toBe('m1');
    expect(clash(30, 'v3')).toMatch(/^b3/);
  });
});

describe('the scale', () => {
  const scale = { start: Date.parse(at(1)), dayWidth: 144 };
  it('the scale turns moments into positions and back', () => {
    expect(getOffset(Date.parse(at(3, 18)), scale)).toBe(360);
    expect(getMomentAt(360, scale)).toBe(Date.parse(at(3, 18)));
    expect([roundTo(1.4 * DAY, DAY), roundTo(-1.6 * DAY, DAY)]).toEqual([DAY, -2 * DAY]);
  });

  it('the loaded days stay until the view comes near their end', () => {
    const day = scale.start;
    const first = windowStart(null, day);
    expect(first).toBe(day - 14 * DAY);
    expect(windowStart(first, day + 10 * DAY)).toBe(first);
    expect(windowStart(first, day + 20 * DAY)).toBe(day + 6 * DAY);
    expect(windowStart(first, day - 12 * DAY)).toBe(day - 26 * DAY);
  });
});

describe('the address', () => {
  const read = (text: string) => calendarInAddress.read(new URLSearchParams(text));
  it.each(['view=year&day=2026-02-31x&search=', 'day=1999-01-01', 'view=&day=today'])(
    'an invalid address (%s) gives a valid view',
    (text) => {
      expect(read(text)).toEqual({ zoom: 'week', day: '', search: '' });
    },
  );
  it('the address keeps a view and other parameters', () => {
    const view = { zoom: 'month', day: '2026-03-01', search: 'kia' } as const;
    const params = calendarInAddress.write(view, new URLSearchParams('trip=1'));
    expect(params.toString()).toBe('trip=1&view=month&day=2026-03-01&search=kia');
    expect(calendarInAddress.read(params)).toEqual(view);
  });
});

describe('a new trip', () => {
  const around = { zoom: 'week', now, country: 'ae' } as const;
  it.each([
    [at(12, 3), 'week', at(12), at(13)],
    [at(10, 3), 'week', at(10, 9), at(11, 9)],
    [at(12, 3), 'day', at(12, 3), at(13, 3)],
  ] as const)('a click at %s, seen by the %s, starts a trip', (moment, zoom, from, to) => {
    expect(newPeriodAt(Date.parse(moment), { ...around, zoom })).toEqual({ from, to });
  });
  it('a click in the past starts no trip', () => {
    expect(newPeriodAt(Date.parse(at(9)), around)).toBeNull();
  });
  it('a new trip has an address', () => {
    const period = { from: at(12), to: at(13) };
    const params = new URLSearchParams(newTripPath('v1', period).split('?')[1]);
    expect(Object.fromEntries(params)).toEqual({ vehicleId: 'v1', ...period });
  });
});

describe('a changed time', () => {
  const sound = { status: 'INCOMPLETE', before: at(13), start: at(11), end: at(13) } as const;
  it.each([
    [{}, {}],
    [{ start: '' }, { start: 'noTime' }],
    [{ end: '2026-03' }, { end: 'noTime' }],
    [{ end: at(10) }, { end: 'order' }],
    [{ end: at(900) }, { end: 'tooLong' }],
    [{ status: 'ONGOING' as const, end: at(13) }, { end: 'notLater' }],
    [{ status: 'ONGOING' as const, end: at(14) }, {}],
  ])('the errors of %j are %j', (changes, problems) => {
    expect(moveProblems({ ...sound, ...changes })).toEqual(problems);
  });
});
