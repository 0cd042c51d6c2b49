import { tollIssuers, type MomentPrecision, type TollIssuer } from '@portal/shared/contract';

import type { Db } from '../../database/connect';
import { findGate, type NamedGate } from './find-gate';

/** A toll of a statement, and the gate that it names. */
export interface TollLine {
  readonly id: string;
  readonly issuer: TollIssuer;
  readonly plate: string;
  readonly vehicleId: string | null;
  readonly at: Date;
  readonly precision: MomentPrecision;
  /** Minor units. */
  readonly amount: number;
  readonly createdAt: Date;
  readonly gate: NamedGate;
  readonly trip: { readonly bookingId: string; readonly code: string } | null;
}

interface Sought {
  readonly from: Date;
  readonly to: Date;
  /** Absent: of all vehicles. */
  readonly vehicleIds?: readonly string[];
}

/** More lines of a company are not read at once, the newest are. */
const LINES_MAX = 50_000;

/** The tolls of statements in a time. Those without the name of a gate are left out: nothing can be compared. */
export async function readTollLines(
  db: Db,
  companyId: string,
  { from, to, vehicleIds }: Sought,
): Promise<TollLine[]> {
  let query = db
    .selectFrom('charges')
    .leftJoin('trips', (join) =>
      join.onRef('trips.id', '=', 'charges.tripId').onRef('trips.companyId', '=', 'charges.companyId'),
    )
    .select([
      'charges.id',
      'charges.issuer',
      'charges.plate',
      'charges.vehicleId',
      'charges.at',
      'charges.precision',
      'charges.amount',
      'charges.createdAt',
      'charges.place',
      'trips.id as tripId',
      'trips.code',
    ])
    .where('charges.companyId', '=', companyId)
    .where('charges.kind', '=', 'toll')
    .where('charges.issuer', 'in', [...tollIssuers])
    .where('charges.state', '<>', 'undone')
    .where('charges.at', '>=', from)
    .where('charges.at', '<', to);
  if (vehicleIds) query = query.where('charges.vehicleId', 'in', [...vehicleIds]);
  const rows = await query.orderBy('charges.at', 'desc').limit(LINES_MAX).execute();
  return rows.flatMap(({ place, tripId, code, ...row }) => {
    const gate = findGate(row.issuer, place);
    if (!gate) return [];
    const trip = tripId === null || code === null ? null : { bookingId: tripId, code };
    return [{ ...row, issuer: gate.issuer, gate, trip }];
  });
}
