import type { Insertable } from 'kysely';

import type { Db } from '../../../database/connect';
import type { CustomerFlagsTable } from '../../../database/tables/invoices';

export async function insertFlags(db: Db, flags: Insertable<CustomerFlagsTable>[]): Promise<void> {
  await db.insertInto('customerFlags').values(flags).execute();
}
