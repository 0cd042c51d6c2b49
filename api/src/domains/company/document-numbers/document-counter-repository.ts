import type { Db } from '../../../database/connect';
import type { DocumentKind } from '../../../database/tables/invoices';

interface Series {
  readonly companyId: string;
  readonly kind: DocumentKind;
  readonly series: string;
}

/** Increases the counter of the series, and locks it until the transaction ends. @returns the new count */
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
