import { limits } from '@portal/shared/contract';

import type { Db } from '../../../../database/connect';
import type { Actor, Deps } from '../../../../deps';
import { say } from '../../../../language/say';
import { AppProblem } from '../../../../plugins/problem';
import { momentText } from '../../../../time/moment-text';
import { changeTrip } from '../change-trip';
import { deleteClosing } from '../closing-repository';
import { lockVehicles, occupyOn } from '../period/occupy';
import type { TripRow } from '../store';
import { writeHistory } from '../trip-repository';
import { reopenVehiclePeriod } from '../vehicle-periods/vehicle-period-repository';
import { refuseVehicleThatIsOut } from './vehicle-out';

/** A trip that was ended by mistake continues. Payments stay, and the account is computed again. */
export async function reopenTrip(deps: Deps, trx: Db, { userId }: Actor, trip: TripRow): Promise<void> {
  const now = deps.clock.now();
  if (trip.invoiceId !== null)
    throw new AppProblem(
      'invoice_issued',
      say('{trip} has the invoice {invoice}, so it stays closed. Write a credit note instead.', {
        trip: trip.code,
        invoice: trip.invoiceNumber ?? '',
      }),
    );
  refuseTooLate(deps, trip, now);
  if (trip.customerId === null)
    throw new AppProblem(
      'trip_transition',
      say('{code} stays closed: its customer was erased.', { code: trip.code }),
    );
  const { id: tripId, companyId, vehicleId, startsAt, endsAt } = trip;
  await lockVehicles(trx, companyId, [vehicleId]);
  await refuseVehicleThatIsOut(deps, trx, trip, vehicleId);
  if (startsAt && endsAt) await occupyOn(trx, companyId, { vehicleId, startsAt, endsAt, tripId }, now);
  const closing = await deleteClosing(trx, tripId);
  await changeTrip(
    trx,
    trip,
    { status: 'ONGOING', total: trip.rental, returnedAt: null, closedAt: null },
    now,
  );
  await reopenVehiclePeriod(trx, trip);
  await writeHistory(trx, trip, { kind: 'reopened', at: now, userId, details: { closing: closing ?? null } });
}

function refuseTooLate({ country }: Deps, { code, closedAt }: TripRow, now: Date): void {
  const until = new Date((closedAt?.getTime() ?? 0) + limits.trip.reopenWithin);
  if (now <= until) return;
  throw new AppProblem(
    'trip_transition',
    say('{code} is completed. It could be opened again until {moment}.', {
      code,
      moment: momentText(country, until),
    }),
  );
}
