import type { Kysely } from 'kysely';

import { runStatements } from './statements';

/** A notification of a payment by card that differs from its request. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `alter table notifications drop constraint notifications_kind_check`,
    `alter table notifications add constraint notifications_kind_check check (kind in
      ('customerFilled', 'paymentReceived', 'paymentDiffers', 'refundFailed', 'importFinished', 'trackingAlert',
       'tripOverdue', 'licenceExpiring', 'vehicleDocument'))`,
  ]);
}
