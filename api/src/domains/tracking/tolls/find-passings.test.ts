import { findPassings, type TollSample } from './find-passings';
import { createPlane, toCourse, type PlacedGate } from './gate-line';

const center = { latitude: 25.1, longitude: 55.2 };
const { toPlace } = createPlane(center);
/** Across a road that runs east: 40 metres to both sides of it. */
const gate: PlacedGate = {
  gate: 'salik:test',
  from: toPlace({ x: 0, y: -40 }),
  to: toPlace({ x: 0, y: 40 }),
  course: null,
};
const START = Date.parse('2026-03-02T06:00:00Z');

/** Positions at metres east and north, so many seconds after the start; the course leads from each to the next. */
const drive = (...points: readonly (readonly [x: number, y: number, second: number, speed?: number])[]) =>
  points.map(([x, y, second, speed = 90], at): TollSample => {
    const [one, other] = points.length - 1 > at ? [points[at], points[at + 1]] : [points[at - 1], points[at]];
    const course = one && other ? toCourse(other[0] - one[0], other[1] - one[1]) : 90;
    return { at: START + second * 1000, ...toPlace({ x, y }), speed, course };
  });
const find = (samples: readonly TollSample[], line: PlacedGate = gate) =>
  findPassings([line], null, samples).passings;

test('a passing has the second at which the track crosses the line', () => {
  expect(find(drive([-500, 5, 0], [-250, 5, 10], [250, 5, 30], [500, 5, 40]))).toEqual([
    { gate: 'salik:test', at: new Date(START + 20_000), course: 90, isUncertain: false },
  ]);
});

test('a gate with a direction is not passed the other way', () => {
  const way = drive([500, 0, 0], [-100, 0, 20], [-400, 0, 30]);
  expect(find(way)).toMatchObject([{ course: 270 }]);
  expect(find(way, { ...gate, course: 95 })).toEqual([]);
  expect(find(way, { ...gate, course: 260 })).toHaveLength(1);
});

test.each([
  ['a parallel road', drive([-500, 70, 0], [-200, 70, 12], [200, 72, 28], [500, 70, 40])],
  ['a turn before the gate', drive([-500, 0, 0], [-60, 0, 15, 30], [-80, 30, 25, 20], [-500, 30, 50])],
  [
    'a vehicle that stands at the gate with a noisy receiver',
    drive([-30, 0, 0, 0], [15, 10, 10, 0], [-20, 5, 20, 0], [25, 3, 30, 0], [-30, 0, 40, 0]),
  ],
  ['a silence of ten minutes', drive([-3000, 0, 0], [3000, 0, 600])],
  ['a bend within a silence', drive([-1500, 0, 0], [-1400, 90, 4], [1500, 0, 120], [1500, 400, 140])],
  ['a position that nothing could have reached', drive([-500, 0, 0], [50_000, 0, 10], [-250, 0, 20])],
])('%s is no passing', (_name, samples) => {
  expect(find(samples)).toEqual([]);
});

test('a straight way through a silence of two minutes is uncertain', () => {
  expect(find(drive([-1600, 0, 0], [-1500, 0, 4], [1500, 0, 124], [1600, 0, 128]))).toEqual([
    expect.objectContaining({ isUncertain: true }),
  ]);
});

test('a bend is followed by the courses at both ends', () => {
  // A quarter of a circle of 800 metres around the origin of the plane, shifted so that its middle is at the gate.
  const angle = Math.PI / 4;
  const bend = [0, 1, 2, 3].map((step): TollSample => {
    const turn = (step / 3) * (Math.PI / 2);
    const shift = { x: 800 * Math.cos(angle), y: 800 * Math.sin(angle) };
    return {
      at: START + step * 15_000,
      ...toPlace({ x: 800 * Math.cos(turn) - shift.x, y: 800 * Math.sin(turn) - shift.y }),
      speed: 100,
      course: toCourse(-Math.sin(turn), Math.cos(turn)),
    };
  });
  const across: PlacedGate = {
    ...gate,
    from: toPlace({ x: -12 * Math.cos(angle), y: -12 * Math.sin(angle) }),
    to: toPlace({ x: 12 * Math.cos(angle), y: 12 * Math.sin(angle) }),
  };
  expect(find(bend, across)).toHaveLength(1);
});

test('runs over parts of a track find the same, and a repeated or late position adds nothing', () => {
  const track = drive([-500, 0, 0], [-250, 0, 10], [250, 0, 30], [500, 0, 40], [700, 0, 50]);
  const whole = findPassings([gate], null, track);
  const first = findPassings([gate], null, track.slice(0, 2));
  const second = findPassings([gate], first.last, [...track.slice(0, 2), ...track.slice(1)]);
  expect([...first.passings, ...second.passings]).toEqual(whole.passings);
  expect(findPassings([gate], whole.last, track).passings).toEqual([]);
});

test('a vehicle that creeps through a jam passes once', () => {
  const jam = Array.from({ length: 40 }, (_, step): readonly [number, number, number, number] => [
    -120 + step * 6 + (step % 3 === 0 ? 7 : -6),
    step % 2 === 0 ? 5 : -5,
    step * 10,
    6,
  ]);
  expect(find(drive(...jam))).toHaveLength(1);
});
