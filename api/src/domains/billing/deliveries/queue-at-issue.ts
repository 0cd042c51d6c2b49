import type { Deps } from '../../../deps';
import { getSettings } from '../../company';
import { tryMakeDocument } from '../e-invoices/read-made-document';
import type { AfterIssue } from '../invoices/after-issue';
import { queueDocument } from './queue-document';

/**
 * Queues a document with its issue, where the company wants that. One that lacks something is issued all the same: its
 * page says what is missing, and it can be sent once that is mended.
 */
export const queueAtIssue =
  ({ country, config, clock }: Deps): AfterIssue =>
  async (trx, { userId }, row) => {
    if (config.providers[country.id] === null) return;
    const { electronic } = await getSettings(trx, country, row.companyId);
    if (!electronic.sendAtIssue) return;
    const made = await tryMakeDocument(trx, country, row);
    if (made === null || 'missing' in made) return;
    await queueDocument(trx, { row, made, queuedBy: userId, now: clock.now() });
  };
