import { type TripRecord, type tripLevelsFilled, type tripStatusRecord } from '@portal/shared/contract';
import type * as v from 'valibot';

import type { Actor, Deps } from '../../../deps';
import { requireCompany } from '../../company';
import { computeLevels, missingLevels } from './levels';
import { ownTrip } from './store';
import { tripView } from './view';

export async function tripDetails(deps: Deps, user: Actor, tripId: string): Promise<TripRecord> {
  const companyId = requireCompany(user);
  return tripView(deps, companyId, await ownTrip(deps.db, companyId, tripId));
}

export async function readFilledLevels(
  { db, clock }: Deps,
  user: Actor,
  tripId: string,
): Promise<v.InferOutput<typeof tripLevelsFilled>> {
  const trip = await ownTrip(db, requireCompany(user), tripId);
  const now = clock.now();
  return { ...computeLevels(trip, now), next: missingLevels(trip, now)[0] ?? null };
}

export async function getTripStatus(
  deps: Deps,
  user: Actor,
  tripId: string,
): Promise<v.InferOutput<typeof tripStatusRecord>> {
  const { bookingId, status, label, version } = await tripDetails(deps, user, tripId);
  return { bookingId, status: status ?? 'INCOMPLETE', label, version };
}
