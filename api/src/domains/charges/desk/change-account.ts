import type { changeChargeAccountBody, Charge } from '@portal/shared/contract';
import type * as v from 'valibot';

import type { Db } from '../../../database/connect';
import type { Actor, Deps } from '../../../deps';
import { say } from '../../../language/say';
import { AppProblem } from '../../../plugins/problem';
import { requireCompany } from '../../company';
import { lockAllTrips, type TripRow } from '../../rentals';
import { insertChargeHistory, moveOntoAccount } from '../charge-repository';
import { findCharges } from './find-charges';
import { viewCharges, type ChargeRow } from './select-charges';

type Body = v.InferOutput<typeof changeChargeAccountBody>;

/** The trips of charges, locked in one order by all callers. */
export async function lockTrips(
  trx: Db,
  companyId: string,
  charges: readonly Pick<ChargeRow, 'tripId'>[],
): Promise<Map<string, TripRow>> {
  const ids = [...new Set(charges.flatMap(({ tripId }) => tripId ?? []))];
  return new Map((await lockAllTrips(trx, companyId, ids)).map((trip) => [trip.id, trip]));
}

/** @throws AppProblem for a charge that the account of its trip cannot take, or no longer gives back */
function refuseUnfit(
  { plate, state, accountedAt }: ChargeRow,
  trip: TripRow | undefined,
  isOnAccount: boolean,
) {
  if (trip === undefined) throw new AppProblem('conflict', 'Choose the trip of this charge first.');
  if (trip.status !== 'ONGOING')
    throw new AppProblem(
      'conflict',
      say('{trip} is not under way, so its account does not change. Bill the charge by an invoice.', {
        trip: trip.code,
      }),
    );
  if (state !== 'unbilled')
    throw new AppProblem('conflict', say('The charge of {plate} is no longer unbilled.', { plate }));
  if ((accountedAt !== null) === isOnAccount)
    throw new AppProblem(
      'conflict',
      isOnAccount
        ? say('The charge of {plate} is on the account of {trip} already.', { plate, trip: trip.code })
        : say('The charge of {plate} is not on the account of {trip}.', { plate, trip: trip.code }),
    );
}

/** Puts charges on the accounts of their open trips, or takes them off: all or none. Closing a trip charges them. */
export async function changeChargeAccount(
  deps: Deps,
  user: Actor,
  { chargeIds, isOnAccount }: Body,
): Promise<{ list: Charge[] }> {
  const companyId = requireCompany(user);
  const at = deps.clock.now();
  return deps.db.transaction().execute(async (trx) => {
    const sought = await findCharges(trx, companyId, chargeIds);
    const trips = await lockTrips(trx, companyId, sought);
    // Read again: another desk may have changed them while the trips were waited for.
    const rows = await findCharges(trx, companyId, chargeIds);
    for (const row of rows) refuseUnfit(row, trips.get(row.tripId ?? ''), isOnAccount);
    const moved = await moveOntoAccount(trx, companyId, chargeIds, isOnAccount ? at : null);
    if (moved.length !== chargeIds.length)
      throw new AppProblem('conflict', 'The charge was changed meanwhile. Open it again.');
    for (const { id, tripCode } of rows)
      await insertChargeHistory(trx, companyId, [id], {
        kind: isOnAccount ? 'accounted' : 'unaccounted',
        userId: user.userId,
        at,
        details: tripCode === null ? {} : { tripCode },
      });
    return {
      list: await viewCharges(trx, deps.country, companyId, await findCharges(trx, companyId, chargeIds)),
    };
  });
}
