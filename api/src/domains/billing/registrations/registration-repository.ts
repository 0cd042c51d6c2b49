import type { Insertable, Selectable } from 'kysely';

import type { Db } from '../../../database/connect';
import type {
  InvoiceRegistrationsTable,
  RegistrationCancellationsTable,
} from '../../../database/tables/electronic-documents';

type StoredCancellation = Selectable<RegistrationCancellationsTable>;
/** A registration, and what became of it: null for one that nobody wants cancelled. */
export type StoredRegistration = Selectable<InvoiceRegistrationsTable> & {
  [Column in 'reason' | 'remark' | 'requestedAt' | 'cancelledAt']: StoredCancellation[Column] | null;
};

export const findRegistrations = (
  db: Db,
  companyId: string,
  invoiceIds: readonly string[],
): Promise<StoredRegistration[]> =>
  invoiceIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('invoiceRegistrations as registration')
        .leftJoin('registrationCancellations as cancellation', (join) =>
          join
            .onRef('cancellation.companyId', '=', 'registration.companyId')
            .onRef('cancellation.invoiceId', '=', 'registration.invoiceId'),
        )
        .selectAll('registration')
        .select(['cancellation.reason', 'cancellation.remark'])
        .select(['cancellation.requestedAt', 'cancellation.cancelledAt'])
        .where('registration.companyId', '=', companyId)
        .where('registration.invoiceId', 'in', [...invoiceIds])
        .execute();

/** Whether the portal cancelled the registration of an invoice. */
export async function isRegistrationCancelled(
  db: Db,
  companyId: string,
  invoiceId: string | null,
): Promise<boolean> {
  if (invoiceId === null) return false;
  const [registration] = await findRegistrations(db, companyId, [invoiceId]);
  return !!registration?.cancelledAt;
}

/** The same answer again changes nothing. */
export async function insertRegistration(db: Db, row: Insertable<InvoiceRegistrationsTable>): Promise<void> {
  await db
    .insertInto('invoiceRegistrations')
    .values(row)
    .onConflict((conflict) => conflict.columns(['companyId', 'invoiceId']).doNothing())
    .execute();
}
