import type { bookingVehicleBody } from '@portal/shared/contract';
import type * as v from 'valibot';

import type { Db } from '../../../../database/connect';
import type { Actor, Deps } from '../../../../deps';
import { requireCompany } from '../../../company';
import { vehicleNotFound } from '../../../fleet';
import { changeTrip, voidContract } from '../change-trip';
import { answerClashes } from '../period/answer-clashes';
import { lockVehicles } from '../period/occupy';
import { planDraft } from '../period/plan-draft';
import { signedHandover } from '../period/signed-handover';
import { wrongStatus } from '../problems';
import { lockTrip, type TripRow } from '../store';
import { writeHistory } from '../trip-repository';
import { beginTrip } from './begin';

type Body = v.InferOutput<typeof bookingVehicleBody>;

/** Begins a trip, or gives a draft another vehicle or time. */
export async function attachVehicle(
  deps: Deps,
  user: Actor,
  body: Body,
): Promise<{ bookingId: string; version: number }> {
  const companyId = requireCompany(user);
  const { vehicleId, bookingId, enquiryId, bookingStartDate: start, bookingEndDate: end } = body;
  const period = start && end ? { startsAt: new Date(start), endsAt: new Date(end) } : null;
  const trip = await answerClashes(deps, companyId, () =>
    deps.db.transaction().execute(async (trx) => {
      if (bookingId === undefined)
        return beginTrip(deps, trx, user, companyId, { vehicleId, enquiryId, period });
      return changeVehicle(deps, trx, user, await lockTrip(trx, companyId, bookingId), vehicleId, period);
    }),
  );
  return { bookingId: trip.id, version: trip.version };
}

async function changeVehicle(
  { clock }: Deps,
  trx: Db,
  { userId }: Actor,
  trip: TripRow,
  vehicleId: string,
  period: { readonly startsAt: Date; readonly endsAt: Date } | null,
): Promise<TripRow> {
  if (trip.status !== 'INCOMPLETE')
    throw wrongStatus(trip, trip.status === 'ONGOING' ? 'Replace its vehicle instead.' : '');
  const now = clock.now();
  const [vehicle] = await lockVehicles(trx, trip.companyId, [vehicleId]);
  if (!vehicle || vehicle.deletedAt !== null) throw vehicleNotFound();
  const { startsAt, endsAt } = period ?? trip;
  const details = { from: trip.vehicleId, to: vehicleId, startsAt, endsAt };
  await writeHistory(trx, trip, { kind: 'vehicle_chosen', at: now, userId, details });
  if (startsAt !== null && endsAt !== null)
    return changeTrip(trx, trip, await planDraft(trx, trip, { vehicle, startsAt, endsAt }, now), now);
  if (trip.vehicleId === vehicleId) return trip;
  const handoverListId = await signedHandover(trx, trip.id, vehicleId);
  return changeTrip(trx, trip, { vehicleId, handoverListId, ...(await voidContract(trx, trip, now)) }, now);
}
