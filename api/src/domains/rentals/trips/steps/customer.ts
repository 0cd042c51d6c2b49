import type { bookingCustomerBody } from '@portal/shared/contract';
import type * as v from 'valibot';

import type { Actor, Deps } from '../../../../deps';
import { requireCompany } from '../../../company';
import { customerNotFound, findCustomer, refuseUnreasoned } from '../../../customers';
import { changeTrip, voidContract } from '../change-trip';
import { wrongStatus } from '../problems';
import { lockTrip } from '../store';
import { writeHistory } from '../trip-repository';

/** Chooses the customer of a draft. */
export async function attachCustomer(
  deps: Deps,
  user: Actor,
  { bookingId, customerId, spamReason }: v.InferOutput<typeof bookingCustomerBody>,
): Promise<{ bookingId: string; version: number }> {
  const companyId = requireCompany(user);
  const now = deps.clock.now();
  return deps.db.transaction().execute(async (trx) => {
    const trip = await lockTrip(trx, companyId, bookingId);
    if (trip.status !== 'INCOMPLETE') throw wrongStatus(trip, 'Its customer stays.');
    const customer = await findCustomer(trx, companyId, customerId);
    if (customer === undefined) throw customerNotFound();
    await refuseUnreasoned(deps, trx, companyId, customer, spamReason);
    const isOther = trip.customerId !== customerId;
    const { version } = await changeTrip(
      trx,
      trip,
      { customerId, spamReason: spamReason ?? null, ...(isOther && (await voidContract(trx, trip, now))) },
      now,
    );
    const details = { from: trip.customerId, to: customerId };
    if (isOther)
      await writeHistory(trx, trip, { kind: 'customer_chosen', at: now, userId: user.userId, details });
    return { bookingId, version };
  });
}
