import { sql } from 'kysely';

import type { Db } from '../../../../database/connect';
import type { TripKey } from '../store';

/** Tolls and fines that the desk put on the account of a trip, in minor units. */
export interface AccountCharges {
  readonly fines: number;
  readonly salik: number;
  /** Anything else, charged as a service. */
  readonly others: number;
}

const none: AccountCharges = { fines: 0, salik: 0, others: 0 };

/** How charges that are neither toll nor fine are named on an account. */
export const otherChargeType = 'Service Charge';

/** By trip; trips without any are not included. */
export async function findAccountCharges(
  db: Db,
  companyId: string,
  tripIds: readonly string[],
): Promise<Map<string, AccountCharges>> {
  if (tripIds.length === 0) return new Map();
  const sumKind = (kind: string) => sql<string>`coalesce(sum(amount) filter (where kind = ${kind}), 0)`;
  const rows = await db
    .selectFrom('charges')
    .select(['tripId'])
    .select([sumKind('fine').as('fines'), sumKind('toll').as('salik'), sumKind('other').as('others')])
    .where('companyId', '=', companyId)
    .where('tripId', 'in', [...tripIds])
    .where('accountedAt', 'is not', null)
    .groupBy('tripId')
    .execute();
  return new Map(
    rows.flatMap(({ tripId, fines, salik, others }) =>
      tripId === null
        ? []
        : [[tripId, { fines: Number(fines), salik: Number(salik), others: Number(others) }]],
    ),
  );
}

/** What closing this trip charges in addition to what the desk enters. Lock the trip first. */
export const readAccountCharges = async (db: Db, { id, companyId }: TripKey): Promise<AccountCharges> =>
  (await findAccountCharges(db, companyId, [id])).get(id) ?? none;
