import type { CountryCode, MomentPrecision } from '@portal/shared/contract';

import type { Db } from '../../../database/connect';
import { createAttributor, type Attribution } from '../attribution/create-attributor';
import type { PlateCells } from '../statements/read-plate';
import { readFleetUsage, readPlateIndex } from './read-fleet-usage';

export interface SoughtCharge {
  readonly plateCells: PlateCells;
  readonly moment: { readonly at: Date; readonly precision: MomentPrecision };
}

/** The trip of each charge, in the same order: two queries for all of them. */
export async function findTrips(
  db: Db,
  companyId: string,
  country: CountryCode,
  charges: readonly SoughtCharge[],
): Promise<Attribution[]> {
  if (charges.length === 0) return [];
  const plates = await readPlateIndex(db, companyId, country);
  const sought = charges.map(({ plateCells, moment }) => ({ ...moment, plate: plates.find(plateCells) }));
  const times = sought.map(({ at }) => at.getTime());
  const usage = await readFleetUsage(db, companyId, {
    vehicleIds: [...new Set(sought.flatMap(({ plate }) => plate.vehicleIds))],
    from: new Date(times.reduce((a, b) => Math.min(a, b))),
    to: new Date(times.reduce((a, b) => Math.max(a, b))),
  });
  return sought.map(createAttributor(usage));
}

/** What a charge stores of the answer. */
export const toMatchColumns = (found: Attribution) => ({
  match: found.match,
  matchReason: found.match === 'ambiguous' || found.match === 'outside' ? found.reason : null,
  vehicleId: found.match === 'unmatched' ? null : found.vehicleId,
  tripId: found.match === 'decided' ? found.tripId : null,
});

/** The plate of a stored charge, as its statement had it. */
export const toPlateCells = (plate: string): PlateCells => ({
  plate,
  plateCode: undefined,
  plateSource: undefined,
});
