import type { Kysely } from 'kysely';

import type { Database } from '../../database/schema';

/** Links of merged customers go on for the one who is kept. A trip has one open link of a customer: of several the kept one's own stays. */
export async function moveLinks(
  trx: Kysely<Database>,
  keptId: string,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  const open = trx
    .selectFrom('customerLinks')
    .where('customerId', 'in', [keptId, ...ids])
    .where('usedAt', 'is', null)
    .where('revokedAt', 'is', null);
  const twice = open
    .select('bookingId')
    .groupBy('bookingId')
    .having((eb) => eb.fn.countAll(), '>', 1);
  await trx
    .updateTable('customerLinks')
    .set({ revokedAt: now })
    .where('customerId', 'in', ids)
    .where('usedAt', 'is', null)
    .where('revokedAt', 'is', null)
    .where('bookingId', 'in', twice)
    .execute();
  await trx.updateTable('customerLinks').set({ customerId: keptId }).where('customerId', 'in', ids).execute();
}
