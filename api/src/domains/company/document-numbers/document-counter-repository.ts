import type { Db } from '../../../database/connect';
import type { DocumentKind } from '../../../database/tables/invoices';

interface Series {
  readonly companyId: string;
  readonly kind: DocumentKind;
  readonly series: string;
}

/** Counts one more of the series, and keeps others from counting until the transaction ends. @returns how many there are now */
export async function countDocument(trx: Db, series: Series): Promise<number> {
  const { last } = await trx
    .insertInto('documentCounters')
    .values({ ...series, last: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['companyId', 'kind', 'series'])
        .doUpdateSet((eb) => ({ last: eb('documentCounters.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}
