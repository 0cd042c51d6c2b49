import {
  changeRate,
  limits,
  type bulkRatesBody,
  type BulkResult,
  type bulkVisibilityBody,
} from '@portal/shared/contract';
import type * as v from 'valibot';
import type { StoredRates } from '../../database/tables/listings';
import type { Actor, Deps } from '../../deps';
import { AppProblem } from '../../plugins/problem';
import { lockOwn } from './own';
import { setVisibility } from './publishing';
import { enabledPeriods } from './rates';

type Rates = v.InferOutput<typeof bulkRatesBody>;

/** One after the other, each for itself: what is refused does not hold up the rest, and is told with its reason. */
async function each(
  vehicleIds: readonly string[],
  change: (vehicleId: string) => Promise<unknown>,
): Promise<BulkResult> {
  const results: BulkResult['results'] = [];
  for (const vehicleId of vehicleIds)
    try {
      await change(vehicleId);
      results.push({ vehicleId, ok: true });
    } catch (error) {
      if (!(error instanceof AppProblem)) throw error;
      results.push({ vehicleId, ok: false, code: error.code, message: error.detail });
    }
  return { results };
}

export const bulkVisibility = (
  deps: Deps,
  user: Actor,
  { vehicleIds, isVisible }: v.InferOutput<typeof bulkVisibilityBody>,
): Promise<BulkResult> =>
  each(vehicleIds, (vehicleId) =>
    deps.db.transaction().execute((trx) => setVisibility(deps, trx, user, { vehicleId, isVisible })),
  );

export const bulkRates = ({ db, clock }: Deps, user: Actor, body: Rates): Promise<BulkResult> =>
  each(body.vehicleIds, (vehicleId) =>
    db.transaction().execute(async (trx) => {
      const { rates, version } = await lockOwn(trx, user, vehicleId);
      await trx
        .updateTable('listings')
        .set({ rates: JSON.stringify(changed(rates, body)), version: version + 1, updatedAt: clock.now() })
        .where('id', '=', vehicleId)
        .execute();
    }),
  );

/** @throws AppProblem when the vehicle is not rented by any of the periods, or a rate grows beyond what an amount can be */
function changed(rates: StoredRates, { periods, change }: Rates): StoredRates {
  const chosen = enabledPeriods(rates).filter((period) => periods.includes(period));
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
