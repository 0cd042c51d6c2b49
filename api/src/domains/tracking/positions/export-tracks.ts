import type { CustomerTrack } from '@portal/shared/contract';

import { newId } from '../../../database/ids';
import type { Actor, Deps } from '../../../deps';
import { requireCompany } from '../../company';
import { insertPositionAccess } from './position-access-repository';
import { readSamples } from './read-samples';
import { viewTrack } from './track';
import { measureByReadings, readTripVehicles } from './trip-spans';

/**
 * Where the vehicles of a customer's trips drove, for the customer. Each trip with positions is recorded as a look, like
 * any other at positions that no running trip explains.
 */
export async function exportTracks(deps: Deps, user: Actor, customerId: string): Promise<CustomerTrack[]> {
  const { db, clock } = deps;
  const companyId = requireCompany(user);
  const trips = await db
    .selectFrom('trips')
    .select(['id', 'code'])
    .where('companyId', '=', companyId)
    .where('customerId', '=', customerId)
    .orderBy('createdAt')
    .execute();
  const now = clock.now();
  const tracks: CustomerTrack[] = [];
  for (const { id: tripId, code } of trips) {
    const vehicles = await readTripVehicles(db, companyId, tripId);
    const parts = [];
    for (const { vehicleId, from, to } of vehicles)
      parts.push(await readSamples(db, { companyId, vehicleId, from, to: to ?? now }));
    if (parts.every(({ length }) => length === 0)) continue;
    await insertPositionAccess(db, {
      companyId,
      id: newId(),
      userId: user.userId,
      purpose: 'export',
      note: null,
      vehicleId: null,
      tripId,
      startsAt: vehicles[0]?.from ?? now,
      endsAt: vehicles.at(-1)?.to ?? now,
      createdAt: now,
      // Nobody gets its id, so it opens nothing more.
      expiresAt: new Date(now.getTime() + 1),
    });
    tracks.push({ tripCode: code, ...viewTrack(parts, false, measureByReadings(vehicles)) });
  }
  return tracks;
}
