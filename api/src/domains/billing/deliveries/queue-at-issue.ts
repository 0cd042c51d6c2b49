import type { Db } from '../../../database/connect';
import type { Deps } from '../../../deps';
import { getSettings } from '../../company';
import { tryMakeDocument } from '../e-invoices/read-made-document';
import type { AfterIssue } from '../invoices/after-issue';
import { listDeliveries } from './delivery-repository';
import { queueDocument } from './queue-document';

/** Whether the provider refused the invoice that a note corrects, so that it knows nothing to be corrected. */
async function isRefused(trx: Db, companyId: string, invoiceId: string | null): Promise<boolean> {
  if (invoiceId === null) return false;
  return (await listDeliveries(trx, companyId, [invoiceId])).at(-1)?.state === 'REFUSED';
}

/**
 * Queues a document with its issue, where the company wants that. One that lacks something is issued all the same: its
 * page says what is missing, and it can be sent once that is mended.
 */
export const queueAtIssue =
  ({ country, config, clock }: Deps): AfterIssue =>
  async (trx, { userId }, row) => {
    if (config.providers[country.id] === null) return;
    const { electronic } = await getSettings(trx, country, row.companyId);
    if (!electronic.sendAtIssue || (await isRefused(trx, row.companyId, row.corrects))) return;
    const made = await tryMakeDocument(trx, country, row);
    if (made === null || 'missing' in made) return;
    await queueDocument(trx, { row, made, queuedBy: userId, now: clock.now() });
  };
