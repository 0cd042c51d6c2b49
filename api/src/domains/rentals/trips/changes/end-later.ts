import { DAY, limits } from '@portal/shared/contract';

import type { Db } from '../../../../database/connect';
import type { Actor, Deps } from '../../../../deps';
import { say, sayRule } from '../../../../language/say';
import { invalidField } from '../../../../plugins/problem';
import { momentText } from '../../../../time/moment-text';
import { changeTrip } from '../change-trip';
import { lockVehicles, occupyOn } from '../period/occupy';
import { computeAgreedPrice } from '../period/plan-draft';
import type { TripRow } from '../store';
import { writeHistory } from '../trip-repository';

/**
 * Gives a trip under way, which is locked, a later end; the trip's own rates apply to the whole time.
 * @throws PeriodTaken
 */
export async function endLater(
  deps: Deps,
  trx: Db,
  { userId }: Actor,
  trip: TripRow,
  endsAt: Date,
): Promise<TripRow> {
  const { startsAt, endsAt: before, rates, companyId, vehicleId, id: tripId } = trip;
  if (startsAt === null || before === null || rates === null) throw new Error('A trip under way has dates');
  if (endsAt <= before)
    throw invalidField(
      'bookingEndDate',
      say('Choose a time after the end of {moment}.', { moment: momentText(deps.country, before) }),
    );
  if (endsAt.getTime() - startsAt.getTime() > limits.trip.daysMax * DAY)
    throw invalidField('bookingEndDate', sayRule('validation.tripTooLong'));
  const now = deps.clock.now();
  await lockVehicles(trx, companyId, [vehicleId]);
  await occupyOn(trx, companyId, { vehicleId, startsAt, endsAt, tripId }, now);
  const price = computeAgreedPrice(rates, startsAt, endsAt);
  const details = { from: before, to: endsAt, rental: price.rental };
  await writeHistory(trx, trip, { kind: 'extended', at: now, userId, details });
  return changeTrip(trx, trip, { endsAt, ...price }, now);
}
