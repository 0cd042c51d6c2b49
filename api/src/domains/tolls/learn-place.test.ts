import { measureDistance, createPlane, toCourse, type TollSample } from '../tracking';
import { learnPlace, type Observation } from './learn-place';

const center = { latitude: 25.1, longitude: 55.2 };
const { toPlace } = createPlane(center);
const START = Date.parse('2026-03-02T06:00:13Z');
const DAY = 86_400_000;

interface Drive {
  readonly vehicleId?: string;
  readonly day?: number;
  /** Metres north of the gate; 0: on its road. */
  readonly side?: number;
  /** Metres per second to the east. */
  readonly speed?: number;
  /** Seconds that the clock of the statement is late. */
  readonly late?: number;
  readonly precision?: Observation['precision'];
}

/** A vehicle that passes the middle of the plane, with positions every 15 seconds. */
function pass({
  vehicleId = 'a',
  day = 0,
  side = 0,
  speed = 25,
  late = 0,
  precision = 'second',
}: Drive = {}) {
  const passed = START + day * DAY;
  const samples = Array.from({ length: 25 }, (_, step): TollSample => {
    const at = passed - 180_000 + step * 15_000 + 4000;
    return {
      at,
      ...toPlace({ x: ((at - passed) / 1000) * speed, y: side }),
      speed: Math.abs(speed) * 3.6,
      course: toCourse(speed, 0),
    };
  });
  const stated = passed + late * 1000;
  return {
    vehicleId,
    at: precision === 'second' ? stated : Math.floor(stated / 60_000) * 60_000,
    precision,
    samples,
  } satisfies Observation;
}
const findMiddle = (observations: readonly Observation[]) => {
  const learned = learnPlace(observations);
  if (!learned) return null;
  const { from, to, course } = learned.place;
  const between = {
    latitude: (from.latitude + to.latitude) / 2,
    longitude: (from.longitude + to.longitude) / 2,
  };
  return { metres: Math.round(measureDistance(center, between)), course, agreed: learned.agreed };
};
const agreeing = [pass(), pass({ day: 1 }), pass({ vehicleId: 'b', day: 2 })];

test('three passings of different days or vehicles that agree give a place and a direction', () => {
  expect(findMiddle(agreeing)).toEqual({ metres: 0, course: 90, agreed: 3 });
});

test('two carriageways give one place without a direction', () => {
  const back = [pass({ day: 3, side: 30, speed: -25 }), pass({ day: 4, side: 30, speed: -22 })];
  expect(findMiddle([...agreeing, ...back])).toEqual({ metres: 15, course: null, agreed: 5 });
});

test.each([
  ['two passings', agreeing.slice(0, 2)],
  ['one vehicle on one day', [pass(), pass(), pass()]],
  [
    'a name that stands for several places',
    [...agreeing, pass({ late: 150, day: 5 }), pass({ late: -150, day: 6 }), pass({ late: 90, day: 7 })],
  ],
  [
    'clocks that differ each time',
    [pass({ late: 30 }), pass({ late: -40, day: 1 }), pass({ late: 120, day: 2 })],
  ],
  ['nothing', []],
])('%s is not enough', (_name, observations) => {
  expect(learnPlace(observations)).toBeNull();
});

test('an outlier changes nothing', () => {
  const found = findMiddle([...agreeing, pass({ late: 100, day: 5 })]);
  expect(found).toMatchObject({ metres: 0, agreed: 3 });
});

test('devices that lag by some seconds move the place by less than the reach', () => {
  const lagging = [pass({ late: 4 }), pass({ late: 2, day: 1 }), pass({ late: 5, day: 2, vehicleId: 'b' })];
  expect(findMiddle(lagging)?.metres).toBeLessThanOrEqual(125);
});

test('a statement without seconds needs more passings, and finds where their ways meet', () => {
  // The seconds of the passings differ, so each minute covers another part of the road.
  const ways = [0, 7, 14, 21, 28, 35, 42].map((second, day) => {
    const { at, samples, ...way } = pass({ day, speed: 20, precision: 'minute' });
    const shift = second * 1000;
    return {
      ...way,
      at: Math.floor((at + 13_000 + shift) / 60_000) * 60_000,
      samples: samples.map((sample) => ({ ...sample, at: sample.at + shift })),
    };
  });
  expect(learnPlace(ways.slice(0, 4))).toBeNull();
  const found = findMiddle(ways);
  expect(found?.agreed).toBe(7);
  expect(found?.metres).toBeLessThanOrEqual(300);
});

test('a statement whose seconds are always zero has none', () => {
  const ways = agreeing.map((way) => ({ ...way, at: Math.floor(way.at / 60_000) * 60_000 }));
  expect(learnPlace(ways)).toBeNull();
});
