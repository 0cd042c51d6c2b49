import type { extendTripBody, TripRecord } from '@portal/shared/contract';
import type * as v from 'valibot';

import type { Actor, Deps } from '../../../../deps';
import { requireCompany } from '../../../company';
import { answerClashes } from '../period/answer-clashes';
import { wrongStatus } from '../problems';
import { lockTrip } from '../store';
import { tripView } from '../view';
import { endLater } from './end-later';
import { recordExtension } from './trip-actions';

/** Gives a trip under way a later end. */
export async function extendTrip(
  deps: Deps,
  user: Actor,
  { bookingId, bookingEndDate }: v.InferOutput<typeof extendTripBody>,
): Promise<TripRecord> {
  const companyId = requireCompany(user);
  const trip = await answerClashes(
    deps,
    companyId,
    () =>
      deps.db.transaction().execute(async (trx) => {
        const before = await lockTrip(trx, companyId, bookingId);
        if (before.status !== 'ONGOING')
          throw wrongStatus(before, before.status === 'INCOMPLETE' ? 'Change its dates instead.' : '');
        const after = await endLater(deps, trx, user, before, new Date(bookingEndDate));
        await recordExtension(trx, user, before, after, deps.clock.now());
        return after;
      }),
    'bookingEndDate',
  );
  return tripView(deps, companyId, trip);
}
