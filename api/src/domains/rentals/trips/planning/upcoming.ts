import type { TakenPeriod } from '@portal/shared/contract';

import type { Actor, Deps } from '../../../../deps';
import { requireCompany } from '../../../company';
import { findFleetVehicle, vehicleNotFound } from '../../../fleet';
import { toTakenPeriod } from '../period/clash-view';
import { listTakenTimes } from '../period/list-taken-times';
import { ownTrip } from '../store';

/** When a vehicle is taken from now on. */
export async function upcomingBookingDates(
  { db, clock }: Deps,
  user: Actor,
  { vehicleId, bookingId }: { readonly vehicleId: string; readonly bookingId?: string | undefined },
): Promise<TakenPeriod[]> {
  const companyId = requireCompany(user);
  if ((await findFleetVehicle(db, companyId, vehicleId)) === undefined) throw vehicleNotFound();
  if (bookingId !== undefined) await ownTrip(db, companyId, bookingId);
  const now = clock.now();
  const taken = await listTakenTimes(db, {
    companyId,
    vehicleIds: [vehicleId],
    from: now,
    to: null,
    except: bookingId,
    now,
  });
  return taken.map(toTakenPeriod);
}
