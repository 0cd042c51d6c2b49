import type { Insertable } from 'kysely';

import type { Db } from '../../../database/connect';
import type { RegistrationCancellationsTable } from '../../../database/tables/electronic-documents';

/** Notes that a registration is to be cancelled; until the portal has answered, another reason replaces the first. */
export async function writeCancellation(
  db: Db,
  row: Insertable<RegistrationCancellationsTable>,
): Promise<void> {
  const { companyId: _, invoiceId: __, ...change } = row;
  await db
    .insertInto('registrationCancellations')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['companyId', 'invoiceId'])
        .doUpdateSet(change)
        .where('registrationCancellations.cancelledAt', 'is', null),
    )
    .execute();
}

/** Keeps when the portal cancelled it. @returns whether that was still open */
export async function confirmCancellation(
  db: Db,
  key: { readonly companyId: string; readonly invoiceId: string },
  cancelledAt: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('registrationCancellations')
    .set({ cancelledAt })
    .where('companyId', '=', key.companyId)
    .where('invoiceId', '=', key.invoiceId)
    .where('cancelledAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
