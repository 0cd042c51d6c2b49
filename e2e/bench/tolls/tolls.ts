import { SECOND } from '@portal/shared/contract';
import { createRandom } from '../../../api/src/demo/charge-year/random';
import { findPassings, measureDistance } from '../../../api/src/domains/tracking';
import type { Benchmark, Figure } from '../benchmark/benchmark';
import { median } from '../support/statistics';
import { driveRoute, manoeuvres, type Route } from './draw-world';

const SEED = 26;
const TIMES = 5000;
/** Metres. */
const RADII = [50, 150, 500] as const;

/** A plain test: a position within so many metres of the gate, once. */
const isWithin = ({ gate, samples }: Route, radius: number): boolean => {
  const middle = {
    latitude: (gate.from.latitude + gate.to.latitude) / 2,
    longitude: (gate.from.longitude + gate.to.longitude) / 2,
  };
  return samples.some((sample) => measureDistance(sample, middle) <= radius);
};

/** Generated routes past toll gates: which passings are found, and which are invented. */
export const tolls: Benchmark = {
  name: 'tolls',
  summary: `${TIMES} generated routes of each kind past a toll gate, with a noisy receiver and silences: passings found and invented, next to a plain radius`,
  run({ say }): Promise<readonly Figure[]> {
    const random = createRandom(SEED);
    const routes = manoeuvres.flatMap((manoeuvre) =>
      Array.from({ length: TIMES }, () => driveRoute(manoeuvre, random)),
    );
    const judged = routes.map((route) => ({
      route,
      found: findPassings([route.gate], null, route.samples).passings,
    }));
    const tracked = judged.filter(({ route }) => route.passedAt !== null && !route.isInGap);
    const silent = judged.filter(({ route }) => route.passedAt !== null && route.isInGap);
    const others = judged.filter(({ route }) => route.passedAt === null);
    const isFound = ({ found }: (typeof judged)[number]) => found.length === 1 && !found[0]?.isUncertain;
    const invented =
      others.filter(({ found }) => found.some(({ isUncertain }) => !isUncertain)).length +
      tracked.filter(({ found }) => found.length > 1).length;
    const errors = tracked
      .filter(isFound)
      .map(({ route, found }) => Math.abs((found[0]?.at.getTime() ?? 0) - (route.passedAt ?? 0)) / SECOND);
    say(`${routes.length} routes; ${tracked.length} passings with positions at most a minute apart.`);
    say(
      `${silent.length} passings in a longer silence: ${silent.filter(({ found }) => found.length > 0).length} are marked as uncertain, the others left out.`,
    );
    for (const manoeuvre of manoeuvres) {
      const own = judged.filter(({ route }) => route.manoeuvre === manoeuvre);
      say(`${manoeuvre}: ${own.filter(isFound).length} certain passings of ${own.length} routes`);
    }
    return Promise.resolve([
      {
        label: `share of ${tracked.length} passings that are found`,
        value: tracked.filter(isFound).length / tracked.length,
        unit: 'ratio',
        bar: { atLeast: 0.99 },
        comparisons: RADII.map((radius) => ({
          label: `a position within ${radius} m`,
          value: tracked.filter(({ route }) => isWithin(route, radius)).length / tracked.length,
        })),
      },
      {
        label: `passings invented, on ${others.length} routes without one`,
        value: invented,
        unit: 'count',
        bar: { atMost: 0 },
        comparisons: RADII.map((radius) => ({
          label: `a position within ${radius} m`,
          value: others.filter(({ route }) => isWithin(route, radius)).length,
        })),
      },
      {
        label: 'difference of the interpolated second, median',
        value: median(errors),
        unit: 's',
      },
    ]);
  },
};
