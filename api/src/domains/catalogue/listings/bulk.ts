import {
  changeRate,
  fromMinorUnits,
  limits,
  rentalPeriods,
  toMinorUnits,
  type bulkRatesBody,
  type BulkResult,
  type bulkVisibilityBody,
  type restoreRatesBody,
} from '@portal/shared/contract';
import type * as v from 'valibot';
import type { StoredRates } from '../../../database/tables/listings';
import type { Actor, Deps } from '../../../deps';
import { AppProblem } from '../../../plugins/problem';
import { updateListing } from './listing-repository';
import { lockOwn } from './own';
import { changedSince } from './problems';
import { recordVisibility, setVisibility } from './publishing';
import { listEnabledPeriods } from './rates';

type Rates = v.InferOutput<typeof bulkRatesBody>;

type ChangeResult = Pick<BulkResult['results'][number], 'before' | 'version'>;

/**
 * Handles each listing separately, one after the other: a refusal does not stop the rest, and is reported
 * with its reason.
 */
async function each<Vehicle extends { readonly vehicleId: string }>(
  vehicles: readonly Vehicle[],
  change: (vehicle: Vehicle) => Promise<ChangeResult>,
): Promise<BulkResult> {
  const results: BulkResult['results'] = [];
  for (const vehicle of vehicles) {
    const { vehicleId } = vehicle;
    try {
      results.push({ vehicleId, ok: true, ...(await change(vehicle)) });
    } catch (error) {
      if (!(error instanceof AppProblem)) throw error;
      results.push({ vehicleId, ok: false, code: error.code, message: error.detail });
    }
  }
  return { results };
}

const identify = (vehicleId: string) => ({ vehicleId });

/** What changed is one action, which is undone as one. */
export async function bulkVisibility(
  deps: Deps,
  user: Actor,
  { vehicleIds, isVisible }: v.InferOutput<typeof bulkVisibilityBody>,
): Promise<BulkResult> {
  const changed: { id: string; title: string }[] = [];
  const result = await each(vehicleIds.map(identify), async ({ vehicleId }) => {
    const { title, isChanged } = await deps.db
      .transaction()
      .execute((trx) => setVisibility(deps, trx, user, { vehicleId, isVisible }));
    if (isChanged) changed.push({ id: vehicleId, title });
    return {};
  });
  await recordVisibility(deps, deps.db, user, isVisible, changed);
  return result;
}

/** Writes the result of `change` to the rates, and returns the rents that it replaced. */
const changeRates = (
  { db, clock }: Deps,
  user: Actor,
  { vehicleId, version: expected }: { readonly vehicleId: string; readonly version?: number },
  change: (rates: StoredRates) => StoredRates,
): Promise<ChangeResult> =>
  db.transaction().execute(async (trx) => {
    const listing = await lockOwn(trx, user, vehicleId);
    if (expected !== undefined && expected !== listing.version) throw changedSince();
    const rates = change(listing.rates);
    const version = listing.version + 1;
    await updateListing(trx, listing, { rates: JSON.stringify(rates), version, updatedAt: clock.now() });
    return { version, before: replacedRents(listing.rates, rates) };
  });

const replacedRents = (before: StoredRates, after: StoredRates): Record<string, string> =>
  Object.fromEntries(
    rentalPeriods.flatMap((period) => {
      const { rent } = before[period];
      return rent === null || rent === after[period].rent ? [] : [[period, fromMinorUnits(rent)]];
    }),
  );

export const bulkRates = (deps: Deps, user: Actor, body: Rates): Promise<BulkResult> =>
  each(body.vehicleIds.map(identify), (vehicle) =>
    changeRates(deps, user, vehicle, (rates) => changed(rates, body)),
  );

/** Refuses the vehicles that changed meanwhile. */
export const restoreRates = (
  deps: Deps,
  user: Actor,
  { vehicles }: v.InferOutput<typeof restoreRatesBody>,
): Promise<BulkResult> =>
  each(vehicles, (vehicle) =>
    changeRates(deps, user, vehicle, (rates) => {
      const next = { ...rates };
      for (const period of rentalPeriods) {
        const rent = vehicle.rents[period];
        if (rent !== undefined) next[period] = { ...rates[period], rent: toMinorUnits(rent) };
      }
      return next;
    }),
  );

/**
 * @throws AppProblem when the vehicle has no rate for any of the periods, or a rate exceeds the limit of an
 * amount
 */
function changed(rates: StoredRates, { periods, change }: Rates): StoredRates {
  const chosen = listEnabledPeriods(rates).filter((period) => periods.includes(period));
  if (chosen.length === 0)
    throw new AppProblem('conflict', 'This vehicle is not offered for the chosen rental periods.');
  const next = { ...rates };
  for (const period of chosen) {
    const rent = changeRate(rates[period].rent ?? 0, change);
    if (rent > limits.amountMax)
      throw new AppProblem('invalid_input', 'The new rate would be too large. Choose a smaller change.');
    next[period] = { ...rates[period], rent };
  }
  return next;
}
