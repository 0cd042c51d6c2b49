import type { PaymentMethod } from '@portal/shared/contract';
import type { Db } from '../../../../database/connect';

/** How the money of a trip came in, each method once. */
export interface TripMethods {
  readonly paidBy: readonly PaymentMethod[];
  readonly depositBy: readonly PaymentMethod[];
}

/** By trip; trips without payments are not included. */
export async function findPaymentMethods(
  db: Db,
  companyId: string,
  tripIds: readonly string[],
): Promise<Map<string, TripMethods>> {
  const rows = await db
    .selectFrom('tripLedger')
    .select(['tripId', 'kind', 'method'])
    .distinct()
    .where('companyId', '=', companyId)
    .where('tripId', 'in', [...tripIds])
    .where('kind', 'in', ['ADVANCE', 'PAYMENT', 'DEPOSIT_CAPTURED', 'DEPOSIT_HELD'])
    .orderBy('tripId')
    .orderBy('method')
    .execute();
  const found = new Map<string, TripMethods>();
  for (const { tripId, kind, method } of rows) {
    const { paidBy, depositBy } = found.get(tripId) ?? { paidBy: [], depositBy: [] };
    const add = (to: readonly PaymentMethod[]) =>
      method === null || to.includes(method) ? to : [...to, method];
    found.set(
      tripId,
      kind === 'DEPOSIT_HELD' ? { paidBy, depositBy: add(depositBy) } : { paidBy: add(paidBy), depositBy },
    );
  }
  return found;
}
