import {
  addDays,
  DAY,
  fromMinorUnits,
  getStartOfDay,
  toMinorUnits,
  tollStates,
  type TollComparison,
  type tollComparisonQuery,
  type TollRow,
  type TollState,
  type TripTolls,
} from '@portal/shared/contract';
import type * as v from 'valibot';

import type { Actor, Deps } from '../../deps';
import { AppProblem } from '../../plugins/problem';
import { requireCompany } from '../company';
import { readTripVehicles } from '../tracking';
import { readAllGates } from './gates';
import { readComparison } from './read-comparison';

/** Days of one comparison. */
const DAYS_MAX = 92;

const countStates = (rows: readonly TollRow[]): Record<TollState, number> =>
  Object.fromEntries(
    tollStates.map((state) => [state, rows.filter((row) => row.state === state).length]),
  ) as Record<TollState, number>;

/** @throws AppProblem 400 for a period that ends before it begins, or is longer than three months */
export async function compareTolls(
  deps: Deps,
  user: Actor,
  { startDate, endDate, state, page, limit }: v.InferOutput<typeof tollComparisonQuery>,
): Promise<TollComparison> {
  const { db, country } = deps;
  const companyId = requireCompany(user);
  const from = new Date(getStartOfDay(startDate, country.timeZone));
  const to = new Date(getStartOfDay(addDays(endDate, 1), country.timeZone));
  if (to <= from || to.getTime() - from.getTime() > DAYS_MAX * DAY) {
    const message = 'Choose a period of at most three months.';
    throw new AppProblem('invalid_input', message, { errors: [{ path: 'endDate', message }] });
  }
  const rows = await readComparison(deps, companyId, { from, to });
  const gates = await readAllGates(db, country.id, companyId);
  const shown = state ? rows.filter((row) => row.state === state) : rows;
  return {
    list: shown.slice((page - 1) * limit, page * limit),
    page,
    limit,
    total: shown.length,
    totalNumberOfPages: Math.ceil(shown.length / limit),
    currency: country.currency,
    counts: countStates(rows),
    placedGates: gates.filter(({ place }) => place !== null).length,
    gates: gates.length,
  };
}

function sumForeseen(rows: readonly TollRow[]): TripTolls['foreseen'] {
  const amounts = rows.flatMap(({ foreseen }) => (foreseen ? [toMinorUnits(foreseen)] : []));
  return {
    count: rows.length,
    amount: fromMinorUnits(amounts.reduce((sum, amount) => sum + amount, 0)),
    unknown: rows.length - amounts.length,
  };
}

const passed: readonly TollState[] = ['matched', 'awaited', 'missing'];

/** What the vehicles of a trip passed while it had them. @throws AppProblem 404 for a trip of nobody or another company */
export async function readTripTolls(deps: Deps, user: Actor, tripId: string): Promise<TripTolls> {
  const { db, country, clock } = deps;
  const companyId = requireCompany(user);
  const vehicles = await readTripVehicles(db, companyId, tripId);
  const [first] = vehicles;
  const vehicleIds = [...new Set(vehicles.map(({ vehicleId }) => vehicleId))];
  const to = vehicles.reduce(
    (end, period) => (period.to === null || period.to > end ? (period.to ?? clock.now()) : end),
    first?.from ?? clock.now(),
  );
  const rows = first ? await readComparison(deps, companyId, { from: first.from, to, vehicleIds }) : [];
  const own = rows.filter(({ trip }) => trip?.bookingId === tripId);
  const foreseen = own.filter(
    ({ state, foreseen: amount }) => passed.includes(state) && Number(amount ?? 1) > 0,
  );
  return {
    currency: country.currency,
    list: own,
    foreseen: sumForeseen(foreseen),
    awaited: sumForeseen(foreseen.filter(({ state }) => state === 'awaited')),
  };
}
